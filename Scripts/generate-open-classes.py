#!/usr/bin/env python3
"""Writes a subclass with a deinitializer for each class that apps can subclass; `--check` compares instead.

The classes are those that the sources declare as open in the modules that the product UIKit exports.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "Tests/Unchanged/Patterns/EveryOpenClass.swift"
MODULES = ["Layout", "TargetAction", "UIKitCore", "Gestures", "Widgets", "InterfaceBuilder"]
DECLARATION = re.compile(
    r" *(?:@\S+ )*((?:open|public|package|private|fileprivate|final|internal|indirect|nonisolated) )*"
    r"(class|struct|enum|protocol|actor|extension) (?!func |var )`?([\w.]+)`?")
ARGUMENTS = {"NSLayoutAnchor": "<AnyObject>"}


def open_classes():
    """All open classes: the names with the types around them, and what a subclass writes behind the name."""
    for path in sorted(p for module in MODULES for p in (ROOT / "Sources" / module).rglob("*.swift")):
        around = []
        for line in path.read_text().splitlines():
            if not line.strip() or line.strip().startswith(("//", "}", ")")):
                continue
            indentation = len(line) - len(line.lstrip())
            while around and around[-1][0] >= indentation:
                around.pop()
            found = DECLARATION.match(line)
            if not found:
                continue
            name = ".".join([outer for _, outer in around] + [found.group(3)])
            around.append((indentation, found.group(3)))
            if re.search(r"\bopen class\b", line):
                generic = line[found.end():].lstrip().startswith("<")
                arguments = ARGUMENTS.get(name, "<Int, Int>") if generic else ""
                # Swift wants a subclass to say this again.
                yield name, arguments + (", @unchecked Sendable" if "@unchecked Sendable" in line else "")


def text():
    lines = [
        "// Made by Scripts/generate-open-classes.py.",
        "",
        "import UIKit",
        "",
        "/// The classes that have a subclass here.",
        "let openClasses: [String] = [",
    ]
    classes = sorted(open_classes())
    lines += [f'  "{name}",' for name, _ in classes]
    lines += ["]", ""]
    for name, rest in classes:
        lines.append(f"class DeinitOf{name.replace('.', '')}: {name}{rest} {{")
        lines += [f'  deinit {{ Ended.note("{name}") }}', "}", ""]
    return "\n".join(lines[:-1]) + "\n"


if "--check" in sys.argv:
    if OUTPUT.read_text() != text():
        sys.exit(f"{OUTPUT.relative_to(ROOT)} is not what the sources give: run {pathlib.Path(__file__).name}")
else:
    OUTPUT.write_text(text())
