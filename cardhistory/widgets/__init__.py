"""Widgets for notebooks and for the pages made of them. They know the contract of the rules, and no rule."""
from .study import Study
from .table import Table

__all__ = ["Study", "Table"]
