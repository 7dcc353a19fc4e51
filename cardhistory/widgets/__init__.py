"""Widgets for notebooks and for the pages made of them. They know the contract of the rules, and no rule."""
from .table import Table

__all__ = ["Table"]
