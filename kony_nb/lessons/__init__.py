"""Guided scenes and quizzes: learning the rules by doing."""
