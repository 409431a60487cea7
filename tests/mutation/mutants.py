"""Mutants of a source: the same code with one small fault each. Pure; what a mutant changes is its name."""

import ast
import copy
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """A fault in a ``line`` of the code ``where`` (a function as ``Class.method``, empty for the module itself).

    ``was`` becomes ``now``; ``id`` stays the same while that code does. ``statement``: the line in which the innermost
    statement around it begins.
    """

    id: str
    line: int
    statement: int
    where: str
    was: str
    now: str
    _module: ast.Module
    _path: "Path"
    _change: "Change"

    def tree(self) -> ast.Module:
        """The module with the fault."""
        mutated = copy.deepcopy(self._module)
        target = _at(mutated, self._path)
        replaced = self._change(target)
        if replaced is not target:
            _put(mutated, self._path, replaced)
        return ast.fix_missing_locations(mutated)


def mutants(source: str) -> Iterator[Mutant]:
    """All mutants of a module, in the order of its lines."""
    tree = ast.parse(source)
    seen: Counter[str] = Counter()
    for path, where in _walk(tree, (), "", in_function=False):
        node = _at(tree, path)
        for change in _changes(node):
            was, now = _told(node), _told(change(copy.deepcopy(node)))
            told = f"{where}: {was} -> {now}"
            seen[told] += 1
            identity = f"{zlib.crc32(f'{told} #{seen[told]}'.encode()):08x}"
            line = getattr(node, "lineno", 0)
            yield Mutant(identity, line, _statement(tree, path), where, was, now, tree, path, change)


Path = tuple[tuple[str, int | None], ...]
"""The way to a node: fields, with the index where a field is a list."""


def _walk(node: ast.AST, path: Path, where: str, in_function: bool) -> Iterator[tuple[Path, str]]:
    yield path, where
    for field, value in ast.iter_fields(node):
        if _is_no_code(node, field):
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(child, ast.AST) or _is_docstring(node, field, index, child):
                continue
            inside, deeper = where, in_function
            if isinstance(child, ast.FunctionDef | ast.ClassDef) and not in_function:
                inside = f"{where}.{child.name}" if where else child.name
                deeper = isinstance(child, ast.FunctionDef)
            yield from _walk(child, (*path, (field, index)), inside, deeper)


def _is_no_code(node: ast.AST, field: str) -> bool:
    """Annotations, how classes are declared, imports, ``strict`` (it compares lengths), and what is only said: errors,
    formatted texts."""
    return (
        field in ("annotation", "returns", "decorator_list", "type_params")
        or (isinstance(node, ast.ClassDef) and field == "keywords")
        or (isinstance(node, ast.keyword) and node.arg == "strict")
        or isinstance(node, ast.Raise | ast.JoinedStr | ast.Import | ast.ImportFrom)
        or (isinstance(node, ast.Subscript) and field == "slice" and isinstance(node.slice, ast.Tuple))
        or (isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING")
    )


def _is_docstring(parent: ast.AST, field: str, index: int | None, child: ast.AST) -> bool:
    """A docstring, also that of a constant."""
    constant = isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)
    return field == "body" and index is not None and constant


def _at(tree: ast.AST, path: Path) -> ast.AST:
    node: ast.AST = tree
    for field, index in path:
        value = getattr(node, field)
        node = value if index is None else value[index]
    return node


def _statement(tree: ast.Module, path: Path) -> int:
    """The line in which the innermost statement around a node begins."""
    node: ast.AST = tree
    line = 0
    for field, index in path:
        value = getattr(node, field)
        node = value if index is None else value[index]
        line = node.lineno if isinstance(node, ast.stmt) else line
    return line


def _put(tree: ast.AST, path: Path, new: ast.AST) -> None:
    field, index = path[-1]
    parent = _at(tree, path[:-1])
    if index is None:
        setattr(parent, field, new)
    else:
        getattr(parent, field)[index] = new


Change = Callable[[ast.AST], ast.AST]
"""Changes a node, and gives what stands in its place then."""


def _changes(node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.Compare(ops=ops):
            yield from (partial(_compared, number, COMPARISONS[type(op)]) for number, op in enumerate(ops))
        case ast.BoolOp(op=ast.And()):
            yield partial(_with, "op", ast.Or())
        case ast.BoolOp():
            yield partial(_with, "op", ast.And())
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in OPERATORS and not _is_text(node):
            yield partial(_with, "op", OPERATORS[type(op)]())
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield lambda it: it.operand  # type: ignore[attr-defined]
        case ast.Constant(value=bool() | int() | float()):
            yield _other_constant
        case ast.Call(func=ast.Name(id=name)) if name in CALLS:
            yield partial(_with, "func", ast.Name(CALLS[name], ast.Load()))
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test) if not _is_changed_itself(test):
            yield partial(_with, "test", ast.UnaryOp(ast.Not(), test))
        case ast.Continue() | ast.Break():
            yield lambda it: ast.Break() if isinstance(it, ast.Continue) else ast.Continue()
        case ast.Expr(value=ast.Call()):
            yield lambda _: ast.Pass()


def _compared(number: int, to: type[ast.cmpop], node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.Compare)
    node.ops[number] = to()
    return node


def _other_constant(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.Constant)
    value = node.value
    assert isinstance(value, bool | int | float)
    node.value = not value if isinstance(value, bool) else value + 1
    return node


def _with(field: str, value: ast.AST, node: ast.AST) -> ast.AST:
    setattr(node, field, value)
    return node


def _is_text(node: ast.AST) -> bool:
    """Whether texts are put together, which is no calculation."""
    parts = (node.left, node.right) if isinstance(node, ast.BinOp) else ()
    texts = (each for each in parts if isinstance(each, ast.JoinedStr | ast.Constant))
    return any(isinstance(each, ast.JoinedStr) or isinstance(each.value, str) for each in texts)


def _is_changed_itself(test: ast.expr) -> bool:
    """Whether another mutant of the condition is its opposite."""
    match test:
        case ast.UnaryOp(op=ast.Not()):
            return True
        case ast.Compare(ops=[ast.Eq() | ast.NotEq() | ast.In() | ast.NotIn() | ast.Is() | ast.IsNot()]):
            return True
    return False


def _told(node: ast.AST) -> str:
    """The changed part in words: of a statement with a body the condition."""
    return ast.unparse(node.test if isinstance(node, ast.If | ast.While) else node)
