"""YAML as plain values: texts, numbers, booleans, lists, and mappings; harmless whatever it holds.

PyYAML's own reader in Python parses it: the faster one in C crashes where the text is nested deep enough.
"""

from typing import Any

import yaml
from yaml.constructor import ConstructorError

from torres3d.base.faults import clip
from torres3d.base.plain_values import MAX_DEPTH, MAX_VALUES, KeyPath, ListIndex, ValidationError, scalar_text

CORE = ("null", "bool", "int", "float", "str", "seq", "map")
"""Value types of YAML that files here may hold. Others, such as dates, are read as texts."""
TAG = "tag:yaml.org,2002:"
MERGE = TAG + "merge"


class Lines:
    """Line numbers of the values of a YAML text."""

    def __init__(self, root: yaml.Node | None) -> None:
        self._root = root

    def line(self, way: KeyPath) -> int | None:
        """The line, from 1, of the value at ``way``, or of its container."""
        node, line = self._root, None
        for step in way:
            if isinstance(node, yaml.MappingNode):
                # The last one counts: what `<<` brings in stands before the keys that replace it.
                found = [pair for pair in node.value if pair[0].value in (step, scalar_text(step))]
                if not found:
                    break
                key, node = found[-1]
                line = key.start_mark.line + 1
            elif isinstance(node, yaml.SequenceNode) and isinstance(step, ListIndex) and step < len(node.value):
                node = node.value[step]
                line = node.start_mark.line + 1
            else:
                break
        return line


def parse_yaml(text: str) -> tuple[Any, Lines]:
    """The value of a YAML text (None where it is empty), and its lines; raises `ValidationError`."""
    try:
        loader = _Loader(text)
        try:
            root = loader.get_single_node()
            value = None if root is None else loader.construct_document(root)
        finally:
            loader.dispose()
    except yaml.MarkedYAMLError as error:
        why = clip(", ".join(filter(None, (error.context, error.problem))))
        mark = error.problem_mark or error.context_mark
        raise ValidationError("not_yaml", line=mark.line + 1 if mark else None, why=why) from error
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise ValidationError("not_yaml", line=line, why=f"a character U+{ord(text[error.position]):04X}") from error
    except yaml.YAMLError as error:
        raise ValidationError("not_yaml", why=clip(error)) from error
    return value, Lines(root)


class _Loader(yaml.SafeLoader):
    """The safe loader for plain values only, with limits; duplicate keys are an error."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._depth = 0
        self._nodes = 0
        self._merged = 0
        self._composed: set[int] = set()

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        self._depth += 1
        self._nodes += 1
        if self._depth > MAX_DEPTH:
            raise ValidationError("too_deep", line=self.line + 1, limit=MAX_DEPTH)
        if self._nodes > MAX_VALUES:
            raise ValidationError("too_many", line=self.line + 1, limit=MAX_VALUES)
        node = super().compose_node(parent, index)
        self._depth -= 1
        return node

    def compose_mapping_node(self, anchor: Any) -> yaml.MappingNode:
        node = super().compose_mapping_node(anchor)
        seen: set[object] = set()
        for key_node, _ in node.value:
            line = key_node.start_mark.line + 1
            if not isinstance(key_node, yaml.ScalarNode):
                given = "a list" if isinstance(key_node, yaml.SequenceNode) else "keys and values"
                raise ValidationError("key_form", line=line, given=given, within="", allowed="a text or a number")
            # As a value, because 1, 0x1 and true are the same key.
            key = MERGE if key_node.tag == MERGE else self.construct_object(key_node)
            if key in seen:
                raise ValidationError("key_twice", line=line, field=clip(key_node.value))
            seen.add(key)
        self._merge(node)
        self._composed.add(id(node))
        return node

    def _merge(self, node: yaml.MappingNode) -> None:
        """Replace `<<` by the pairs it brings in, each key once.

        PyYAML's own merging differs between versions, and lets a short text grow to millions of pairs.
        """
        found: dict[object, tuple[yaml.Node, yaml.Node]] = {}
        for at, (key_node, sources) in enumerate(node.value):
            if key_node.tag != MERGE:
                continue
            del node.value[at]
            # The first source wins, so it comes last.
            for source in reversed(sources.value if isinstance(sources, yaml.SequenceNode) else [sources]):
                found.update((self.construct_object(key), (key, value)) for key, value in self._pairs(node, source))
            break  # a second `<<` is a key that stands twice
        node.value[:0] = found.values()

    def _pairs(self, node: yaml.MappingNode, source: yaml.Node) -> list[tuple[yaml.Node, yaml.Node]]:
        """The pairs of a mapping that is merged into ``node``, counted together with all earlier ones."""
        line = node.start_mark.line + 1
        if not isinstance(source, yaml.MappingNode):
            found = "sequence" if isinstance(source, yaml.SequenceNode) else "scalar"
            why = f"expected a mapping for merging, but found {found}"
            raise ConstructorError("while constructing a mapping", node.start_mark, why, source.start_mark)
        if id(source) not in self._composed:
            raise ValidationError("too_deep", line=line, limit=MAX_DEPTH)
        self._merged += len(source.value) + 1
        if self._merged > MAX_VALUES:
            raise ValidationError("too_many", line=line, limit=MAX_VALUES)
        pairs: list[tuple[yaml.Node, yaml.Node]] = source.value
        return pairs

    def construct_object(self, node: yaml.Node, deep: bool = False) -> Any:
        try:
            return super().construct_object(node, deep)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            # PyYAML lets these through where a text does not fit its tag, as in `!!int abc`.
            raise ConstructorError(
                None, None, f"this is not a valid {node.tag.removeprefix(TAG)}", node.start_mark
            ) from error


_Loader.yaml_constructors = {
    tag: construct
    for tag, construct in yaml.SafeLoader.yaml_constructors.items()
    if tag is None or tag.removeprefix(TAG) in CORE
}
_Loader.yaml_implicit_resolvers = {
    letter: [found for found in resolvers if found[0].removeprefix(TAG) in (*CORE, "merge")]
    for letter, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
