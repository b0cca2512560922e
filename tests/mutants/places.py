"""The places of a C++ file that can be mutated, and the file with mutants in it.

A place is one small change: its kind, its line, the change in words, and edits of the text. Every edit inserts text or
replaces one token, so that places inside each other can be in the file together. `@` stands for the mutant's number.
"""
import re
from collections import namedtuple

from clang.cindex import CursorKind as K, Index, TypeKind

Place = namedtuple("Place", "kind line change edits")
Edit = namedtuple("Edit", "start end text order")  # order sorts edits of the same start

ON = "kawari_mutant::on(@)"
NEGATED = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
SHIFTED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
FUNCTION = {"==": "equal_to", "!=": "not_equal_to", "<": "less", "<=": "less_equal", ">": "greater", ">=": "greater_equal"}
INTEGERS = {TypeKind.INT, TypeKind.UINT, TypeKind.LONG, TypeKind.ULONG, TypeKind.LONGLONG, TypeKind.ULONGLONG}
# Statements that can be left out: none that declares a name.
DROPPED = {K.CALL_EXPR, K.BINARY_OPERATOR, K.COMPOUND_ASSIGNMENT_OPERATOR, K.UNARY_OPERATOR, K.CSTYLE_CAST_EXPR,
           K.UNEXPOSED_EXPR, K.BREAK_STMT, K.CONTINUE_STMT, K.IF_STMT, K.FOR_STMT, K.CXX_FOR_RANGE_STMT, K.WHILE_STMT}
CASES = {K.SWITCH_STMT, K.CASE_STMT, K.DEFAULT_STMT}
BODIES = {K.IF_STMT, K.FOR_STMT, K.CXX_FOR_RANGE_STMT, K.WHILE_STMT}


def opening(at, text, depth):
    return Edit(at, at, text, (1, depth))


def closing(at, text, depth):
    return Edit(at, at, text, (0, -depth))


def replacing(start, end, text):
    return Edit(start, end, text, (2, 0))


class Finder:
    def __init__(self, path, arguments):
        with open(path, "rb") as file:
            self.text = file.read()  # libclang counts bytes
        self.unit = Index.create().parse(path, args=arguments)
        wrong = [str(d) for d in self.unit.diagnostics if d.severity >= 3]
        if wrong:
            raise SystemExit(f"mutants: clang cannot read {path}: {wrong[0]}")
        self.path = path
        self.places = []
        for cursor in self.unit.cursor.get_children():
            if cursor.location.file and cursor.location.file.name == path:
                self.walk(cursor, 0)
        self.comparisons()
        self.places.sort(key=lambda p: (p.line, p.edits[0].start, p.change))

    def source(self, start, end):
        return self.text[start:end].decode()

    def add(self, kind, at, change, *edits):
        self.places.append(Place(kind, self.text.count(b"\n", 0, at) + 1, change, list(edits)))

    def walk(self, cursor, depth, early_exit=False, in_case=False):
        start, end = cursor.extent.start.offset, cursor.extent.end.offset
        children = list(cursor.get_children())
        early = False
        if cursor.kind == K.BINARY_OPERATOR and len(children) == 2:
            self.binary(cursor, children[0].extent, children[1].extent, depth)
        elif cursor.kind == K.INTEGER_LITERAL:
            self.literal(start, end)
        elif cursor.kind == K.DECL_REF_EXPR:
            self.enumerator(cursor, start, end)
        elif cursor.kind in BODIES and children:
            early = cursor.kind == K.IF_STMT and not self.has_else(children)
            self.statement(children[-1], early)
        elif cursor.kind == K.COMPOUND_STMT:
            for child in children:
                if child.kind != K.BREAK_STMT or not in_case:  # without it the compiler complains of falling through
                    self.statement(child, early_exit)
        if cursor.kind == K.CASE_STMT:
            children = children[1:]  # a label is a constant
        for child in children:
            self.walk(child, depth + 1, early and child == children[-1], cursor.kind in CASES)

    def binary(self, cursor, left, right, depth):
        between = self.source(left.end.offset, right.start.offset)
        operator = between.strip()
        at = left.end.offset + len(between) - len(between.lstrip())
        if operator in ("<", ">"):
            self.comparison(operator, at)
        elif operator in ("&&", "||"):
            other = "||" if operator == "&&" else "&&"
            same = f") != {ON})"
            self.add("and/or", at, f"`{operator}` becomes `{other}`",
                     opening(left.start.offset, "(((static_cast<bool>(", depth), closing(left.end.offset, same, depth),
                     opening(right.start.offset, "(static_cast<bool>(", depth),
                     closing(right.end.offset, same + same, depth))
        elif operator in ("+", "-") and cursor.type.get_canonical().kind in INTEGERS:
            shown = " ".join(self.source(left.start.offset, right.end.offset).split())
            for sign in "+-":
                self.add("±1", at, f"`{shown}` becomes `{shown} {sign} 1`",
                         closing(right.end.offset, f" {sign} static_cast<int>({ON})", depth))

    def literal(self, start, end):
        number = re.fullmatch(r"(\d+)([uUlL]*)", self.source(start, end))
        if number and (number[1] == "0" or number[1][0] != "0"):
            for step in (1, -1):
                other = f"{int(number[1]) + step}{number[2]}"
                self.add("±1", start, f"`{number[0]}` becomes `{other}`",
                         replacing(start, end, f"({ON} ? {other} : {number[0]})"))

    def enumerator(self, cursor, start, end):
        named = cursor.referenced
        if named is None or named.kind != K.ENUM_CONSTANT_DECL:
            return
        written = self.source(start, end)
        if not re.fullmatch(r"(\w+::)*" + re.escape(named.spelling), written):
            return  # inside a macro
        prefix = written[:len(written) - len(named.spelling)]
        for other in named.semantic_parent.get_children():
            if other.kind == K.ENUM_CONSTANT_DECL and other.enum_value != named.enum_value and \
                    not other.spelling.endswith("_"):  # `count_` is no value
                self.add("enumerator", start, f"`{written}` becomes `{prefix}{other.spelling}`",
                         replacing(start, end, f"({ON} ? {prefix}{other.spelling} : {written})"))

    def statement(self, cursor, early_exit):
        """A return can be dropped where an `if` without else holds it: the code behind the `if` goes on."""
        kind, start, end = cursor.kind, cursor.extent.start.offset, cursor.extent.end.offset
        if kind not in DROPPED and not (kind == K.RETURN_STMT and early_exit):
            return
        written = self.source(start, end)
        if re.match(r"\(?(assert\b|[A-Z_]{4,}\()", written):
            return  # a macro; without asserts the program is the same
        semicolon = re.compile(rb"\s*;").match(self.text, end)
        if semicolon:
            end = semicolon.end()
        elif not written.endswith("}"):
            return
        first = written.split("\n")[0].rstrip()
        depth = -1000  # around everything else that starts or ends here
        self.add("dropped", start, f"`{first}{'' if first == written else ' …'}` is dropped",
                 opening(start, f"{{ if (!{ON}) ", depth), closing(end, " }", depth))

    def has_else(self, children):
        between = self.source(children[-2].extent.end.offset, children[-1].extent.start.offset)
        return re.search(r"\belse\b", between) is not None

    def comparisons(self):
        """`==` and the like are found as tokens, since C++ rewrites `!=` of classes into other expressions."""
        before = None
        for token in self.unit.get_tokens(extent=self.unit.cursor.extent):
            written, at = token.spelling, token.extent.start.offset
            line = self.text.rfind(b"\n", 0, at) + 1
            if written in ("==", "!=", "<=", ">=") and before != "operator" and not self.text[line:at].lstrip().startswith(b"#"):
                self.comparison(written, at)
            before = written

    def comparison(self, operator, at):
        for kind, table in (("negated", NEGATED), ("shifted", SHIFTED)):
            if operator in table:
                change = f"kawari_mutant::change(@, std::{FUNCTION[operator]}<>{{}}, std::{FUNCTION[table[operator]]}<>{{}})"
                self.add(kind, at, f"`{operator}` becomes `{table[operator]}`",
                         replacing(at, at + len(operator), f"{operator} {change} {operator}"))


def places_of(path, arguments):
    return Finder(path, arguments).places


def mutated(text, mutants, path):
    """The bytes of a file with mutants [(number, place)] in it; the compiler still counts the lines of the original."""
    edits = sorted((edit.start, edit.order, edit.end, edit.text.replace("@", str(number)))
                   for number, place in mutants for edit in place.edits)
    quiet = "#pragma once\n#pragma GCC system_header\n" if path.endswith(".h") else ""
    out, at = [f'{quiet}#include "base/mutant.h"\n#line 1 "{path}"\n'.encode()], 0
    for start, _, end, new in edits:
        out += [text[at:start], new.encode()]
        at = max(at, end)
    return b"".join(out) + text[at:]
