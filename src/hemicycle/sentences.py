"""Sentences from Fluent files: parsed by fluent.syntax, put together here (docs/decisions/0121)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

GROUPING = {"en": ",", "de": ".", "nl": ".", "fr": "\u202f"}
DECIMAL = {"en": ".", "de": ",", "nl": ",", "fr": ","}
DEEPEST = 50  # references within references; more is a circle
Function = Callable[..., Any]
Resource = ast.Resource


class Missing:
    """Something a sentence asks for that is not there; it is shown by its name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __str__(self) -> str:
        return self.name


class Ungrouped(int):
    """A number written without marks between thousands."""


def parsed(text: str) -> Resource:
    """The sentences of a Fluent file."""
    return FluentParser(with_spans=False).parse(text)


class Sentences:
    """The sentences of one language. A key that was added first keeps its sentence."""

    def __init__(self, language: str, functions: Mapping[str, Function] | None = None) -> None:
        self.language = language
        self.functions: dict[str, Function] = {"NUMBER": _number, **(functions or {})}
        self._messages: dict[str, ast.Message] = {}
        self._terms: dict[str, ast.Term] = {}

    def add(self, resource: Resource) -> None:
        """Add the sentences of a file."""
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self._messages.setdefault(entry.id.name, entry)
            elif isinstance(entry, ast.Term):
                self._terms.setdefault(entry.id.name, entry)

    def pattern(self, key: str, attribute: str | None = None) -> ast.Pattern | None:
        """What a key, or an attribute of it, says; None when there is no such thing."""
        return _pattern(self._messages.get(key), attribute)

    def say(self, pattern: ast.Pattern, parts: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """A sentence, and what was wrong with it."""
        saying = _Saying(self, parts)
        return saying.pattern(pattern), saying.errors

    def term(self, name: str, attribute: str | None) -> ast.Pattern | None:
        """What a term says."""
        return _pattern(self._terms.get(name), attribute)

    def plural(self, number: float) -> str:
        """The plural category of a number in this language."""
        if self.language == "fr":
            if number and number % 1_000_000 == 0:
                return "many"
            return "one" if 0 <= abs(number) < 2 else "other"
        return "one" if number in (1, -1) and isinstance(number, int) else "other"

    def shown(self, value: Any) -> str:
        """A value as it stands in a sentence."""
        if isinstance(value, Ungrouped):
            return int.__repr__(value)
        if isinstance(value, int | float):
            whole, _, rest = f"{value:,}".partition(".")
            text = whole.replace(",", GROUPING[self.language])
            return f"{text}{DECIMAL[self.language]}{rest}" if rest else text
        return str(value)


def _pattern(entry: ast.Message | ast.Term | None, attribute: str | None) -> ast.Pattern | None:
    if entry is None:
        return None
    if attribute is None:
        return entry.value
    return next((each.value for each in entry.attributes if each.id.name == attribute), None)


def _number(value: Any, **options: Any) -> Any:
    """Fluent's own NUMBER, as far as whole numbers need it."""
    if isinstance(value, Missing):
        return value
    if not isinstance(value, int | float):
        raise TypeError("no number")
    grouped = options.get("useGrouping", 1) or not isinstance(value, int)
    return value if grouped else Ungrouped(value)


class _Saying:
    """One sentence while it is put together."""

    def __init__(self, sentences: Sentences, parts: Mapping[str, Any]) -> None:
        self.sentences = sentences
        self.parts = parts
        self.errors: list[Exception] = []
        self.depth = 0
        self.in_term = False

    def pattern(self, pattern: ast.Pattern) -> str:
        self.depth += 1
        if self.depth > DEEPEST:
            self.errors.append(RecursionError("a sentence that contains itself"))
            return "???"
        shown = self.sentences.shown
        text = "".join(
            [
                each.value if isinstance(each, ast.TextElement) else shown(self.value(each.expression))
                for each in pattern.elements
            ]
        )
        self.depth -= 1
        return text

    def value(self, expression: Any) -> Any:
        match expression:
            case ast.FunctionReference():
                return self._called(expression)
            case ast.VariableReference():
                return self._variable(expression.id.name)
            case ast.SelectExpression():
                return self._selected(expression)
            case ast.StringLiteral():
                return expression.parse()["value"]
            case ast.NumberLiteral():
                return float(expression.value) if "." in expression.value else int(expression.value)
            case ast.Placeable():
                return self.value(expression.expression)
            case ast.MessageReference() | ast.TermReference():
                return self._referred(expression)
        raise AssertionError(expression)

    def _variable(self, name: str) -> Any:
        if name in self.parts:
            return self.parts[name]
        if not self.in_term:
            self.errors.append(LookupError(f"Unknown external: {name}"))
        return Missing(name)

    def _called(self, reference: ast.FunctionReference) -> Any:
        name = reference.id.name
        function = self.sentences.functions.get(name)
        if function is None:
            self.errors.append(LookupError(f"Unknown function: {name}"))
            return Missing(f"{name}()")
        positional = [self.value(each) for each in reference.arguments.positional]
        named = {each.name.name: self.value(each.value) for each in reference.arguments.named}
        try:
            return function(*positional, **named)
        except Exception as error:
            self.errors.append(error)
            return Missing(f"{name}()")

    def _selected(self, expression: ast.SelectExpression) -> str:
        key = self.value(expression.selector)
        default = None
        for variant in expression.variants:
            default = variant if variant.default else default
            if self._fits(key, variant.key):
                return self.pattern(variant.value)
        assert default is not None  # the parser insists on one
        return self.pattern(default.value)

    def _fits(self, key: Any, wanted: ast.Identifier | ast.NumberLiteral) -> bool:
        if isinstance(wanted, ast.NumberLiteral):
            return isinstance(key, int | float) and key == float(wanted.value)
        if isinstance(key, int | float):
            return self.sentences.plural(key) == wanted.name
        return bool(key == wanted.name)

    def _referred(self, reference: ast.MessageReference | ast.TermReference) -> Any:
        attribute = reference.attribute.name if reference.attribute else None
        if isinstance(reference, ast.MessageReference):
            pattern, sign = self.sentences.pattern(reference.id.name, attribute), ""
        else:
            pattern, sign = self.sentences.term(reference.id.name, attribute), "-"
        if pattern is None:
            name = f"{sign}{reference.id.name}{f'.{attribute}' if attribute else ''}"
            self.errors.append(LookupError(f"Unknown reference: {name}"))
            return Missing(f"{{{name}}}")
        if isinstance(reference, ast.MessageReference):
            return self.pattern(pattern)
        given = reference.arguments.named if reference.arguments else []
        before = self.parts, self.in_term
        self.parts, self.in_term = {each.name.name: self.value(each.value) for each in given}, True
        text = self.pattern(pattern)
        self.parts, self.in_term = before
        return text
