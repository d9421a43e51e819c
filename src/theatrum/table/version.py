"""The version of this program."""

from importlib.metadata import PackageNotFoundError, version

try:
    VERSION = version("theatrum")
except PackageNotFoundError:
    VERSION = "0"
