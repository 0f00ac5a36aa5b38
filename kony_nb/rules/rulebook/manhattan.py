"""Manhattan: earnings, entering, advancing, moving about, and the second track."""

from kony_nb.rules.rulebook.rule import DIGEST, OURS, Rule

__all__ = ["RULES"]

RULES = (
    Rule(
        "ny.manhattan.one-borough",
        "Manhattan is one borough",
        "Its three zones share the same buildings and units: who is in any of them destroys them and is shot at by "
        "them.",
        DIGEST,
    ),
    Rule(
        "ny.earn.lower",
        "Earnings in Lower Manhattan",
        "A turn begun in Lower Manhattan pays 1 VP and 1 energy.",
        DIGEST,
    ),
    Rule(
        "ny.earn.midtown",
        "Earnings in Midtown Manhattan",
        "A turn begun in Midtown pays 2 VP and 1 energy.",
        DIGEST,
    ),
    Rule(
        "ny.earn.upper",
        "Earnings in Upper Manhattan",
        "A turn begun in Upper Manhattan pays 2 VP and 2 energy.",
        DIGEST,
    ),
    Rule(
        "ny.earn.own-turn",
        "Earnings come at the start of one's own turn",
        "Manhattan pays a monster only when its own turn begins while it is there, not when it enters or advances.",
        DIGEST,
    ),
    Rule(
        "ny.move.forced-entry",
        "A free Manhattan must be entered",
        "If Manhattan has a free place in the Move phase of a monster outside, that monster has to enter.",
        DIGEST,
    ),
    Rule(
        "ny.move.lower",
        "One enters at the bottom",
        "Whoever enters Manhattan begins in its Lower zone.",
        DIGEST,
    ),
    Rule(
        "ny.move.entry-vp",
        "Entering pays a point",
        "A monster gets 1 VP each time it enters Manhattan.",
        DIGEST,
    ),
    Rule(
        "ny.move.stay-or-go",
        "Stay, or go to another borough",
        "While Manhattan is full, a monster outside stays where it is or goes to any outer borough with room; they "
        "all lie equally near.",
        DIGEST,
    ),
    Rule(
        "ny.move.room",
        "Room for two",
        "An outer borough holds two monsters at most.",
        DIGEST,
    ),
    Rule(
        "ny.move.full",
        "Manhattan is full",
        "Nobody enters Manhattan while all of its places are taken. There is one place with up to four living "
        "monsters.",
        DIGEST,
    ),
    Rule(
        "ny.move.advance",
        "Up one zone",
        "In the Move phase a monster in Manhattan has to go up one zone: from Lower to Midtown, from Midtown to Upper.",
        DIGEST,
    ),
    Rule(
        "ny.move.upper",
        "Upper Manhattan is the end",
        "From Upper Manhattan there is no way further; the monster stays.",
        DIGEST,
    ),
    Rule(
        "ny.move.entered",
        "Not in the turn of entering",
        "A monster that came into Manhattan in this turn does not go up a zone in the same turn.",
        OURS,
    ),
    Rule(
        "ny.move.no-leaving",
        "No way out but flight",
        "A monster in Manhattan cannot leave it in its Move phase; it gets out only by fleeing from an attack.",
        DIGEST,
    ),
    Rule(
        "ny.second-track.opens",
        "Two places for five monsters",
        "While five or six monsters live, Manhattan has a second track of three zones, the 5-6 track, and so holds "
        "two monsters. With this option off it holds one, however many live.",
        DIGEST,
        option="two_in_manhattan",
    ),
    Rule(
        "ny.second-track.must-enter",
        "The second place must be filled too",
        "A free place on either track has to be entered: with one monster inside, the next one to move goes in "
        "as well.",
        OURS,
    ),
    Rule(
        "ny.second-track.which",
        "The 2-4 track first",
        "Whoever enters takes the 2-4 track if it is free, and the 5-6 track if not.",
        OURS,
    ),
    Rule(
        "ny.second-track.own-zone",
        "Each on its own track",
        "Both monsters in Manhattan earn by their own zone on their own turn, and each goes up its own track.",
        OURS,
    ),
    Rule(
        "ny.second-track.shift",
        "Moving over to the 2-4 track",
        "If the monster on the 2-4 track is eliminated, the one on the 5-6 track takes its track, in the same zone "
        "as before. That is no entry and pays nothing.",
        DIGEST,
    ),
    Rule(
        "ny.second-track.stays",
        "A flight moves nobody over",
        "If the monster on the 2-4 track flees, the one on the 5-6 track stays on its own.",
        OURS,
    ),
    Rule(
        "ny.second-track.close",
        "Fewer than five: the second track closes",
        "As soon as fewer than five monsters live, a monster on the 5-6 track has to go to an outer borough with room, "
        "of its own choice. It costs nothing and pays nothing.",
        DIGEST,
    ),
    Rule(
        "ny.second-track.before-flight",
        "The order after a deadly attack",
        "First the eliminated leave, then the second monster moves over or goes out, and only then are those still "
        "in Manhattan asked whether they flee. Who had to go out has no choice left.",
        OURS,
    ),
)
