"""The forms of targets: what their files are like. A module here is a form, by existing."""
