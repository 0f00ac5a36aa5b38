# How this project's JupyterLab starts: on the first notebook, quiet and offline. `make lab` uses it; so does
# every start with `--config=jupyter_lab/config.py`.
from pathlib import Path

HERE = Path(__file__).resolve().parent

c = get_config()  # noqa: F821  (JupyterLab puts get_config here)

c.ServerApp.root_dir = str(HERE.parent / "notebooks")
c.LabApp.default_url = "/lab/tree/00_play.ipynb"

# No request to another host: neither for news, nor for new versions, nor for lists of extensions.
c.LabApp.news_url = None
c.LabApp.check_for_updates_class = "jupyterlab.NeverCheckForUpdate"
c.LabApp.extension_manager = "readonly"

# overrides.json beside this file answers the question about news, which would pop up otherwise, and leaves the
# names in the file browser the room that the dates would take.
c.LabApp.app_settings_dir = str(HERE)

# Containers often run as root; the server still listens on this machine only and asks for its token.
c.ServerApp.allow_root = True
