#!/usr/bin/env python3
"""Compares the flow reader's YAML with PyYAML on random texts: a check for development, not part of the tests.

    Scripts/check-yaml-against-pyyaml.py [--count N] [--seed S]

Writes cases to a temporary folder and runs the test `YAMLAgreementTests`, which reads them. Half of the cases are
documents of the subset, which both must read alike. The other half are such documents with a few characters changed:
where our reader accepts one, PyYAML must accept it and read the same; where only PyYAML accepts it, the reader is
stricter, which is its right and is counted by reason. What was read is written again by our writer, and PyYAML must read
that as the same. Needs PyYAML; scalars are compared as texts (`BaseLoader`).
"""

import argparse
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import yaml

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORDS = ["tapOn", "Sign in", "a", "x y  z", "확인", "it's", 'say "hi"', "50%,50%", "http://a.b/c", "a:b", "-1", "true",
         "null", "~", "12", "a#b", "${x} == 1", "é", "😀", "end.", "C++", "a\\d+", "(.*)", "=", "-x", "?x", "k-v"]
KEYS = ["text", "id", "a b", "when", "env", "확인", "x-y", "A_1", "k.1", "true", "it's"]


class Writer:
  """Writes random nodes in random styles; the text is the case, PyYAML says what it means."""

  def __init__(self, chance):
    self.chance = chance

  def pick(self, *choices):
    return self.chance.choice(choices)

  def likely(self, probability):
    return self.chance.random() < probability

  def words(self):
    return " ".join(self.chance.choice(WORDS) for _ in range(self.chance.randint(1, 4)))

  def comment(self):
    return self.pick("", "", "", "", " # note", "   #x: y", " ")

  def filler(self, indent, after=""):
    """Blank lines and comments between entries; none after a literal text, which they could belong to."""
    if re.search(r"[|>][+-]?( .*)?\n\s*$", after):
      return ""
    return "".join(self.pick("\n", " " * self.chance.randint(0, 9) + "# c: [\n", "  \n")
                   for _ in range(self.pick(0, 0, 0, 0, 1, 2)))

  def plain(self, in_flow=False):
    while True:
      text = self.words()
      if in_flow and set(text) & set(",?[]{}"):
        continue
      try:
        wrapped = "[" + text + "]" if in_flow else "k: " + text
        node = yaml.compose(wrapped, Loader=yaml.BaseLoader)
        scalar = node.value[0] if in_flow else node.value[0][1]
        if isinstance(scalar, yaml.ScalarNode) and scalar.value == text:
          return text
      except yaml.YAMLError:
        pass

  def double(self, breaks=""):
    parts = [self.pick("a", " ", "  ", "b c", "\\n", "\\t", '\\"', "\\\\", "\\u00e9", "\\uD55C", "#", ": ", "한", "'",
                       *([breaks] if breaks else [])) for _ in range(self.chance.randint(0, 9))]
    return '"' + "".join(parts) + '"'

  def single(self, breaks=""):
    parts = [self.pick("a", " ", "  ", "b c", "''", "\\", '"', "#", ": ", "한", "- ", *([breaks] if breaks else []))
             for _ in range(self.chance.randint(0, 9))]
    return "'" + "".join(parts) + "'"

  def line_break(self, indent):
    return self.pick("", " ", "  ") + "\n" * self.pick(1, 1, 1, 2, 3) + " " * (indent + self.chance.randint(0, 3))

  def flow(self, depth=0):
    kind = self.pick("plain", "plain", "quoted", "list", "map") if depth < 3 else "plain"
    blank = self.pick("", " ")
    if kind == "plain":
      return self.plain(in_flow=True)
    if kind == "quoted":
      return self.pick(self.double, self.single)()
    count = self.chance.randint(0, 3)
    end = self.pick("", "", ",") if count else ""
    if kind == "list":
      return "[" + blank + ("," + blank).join(self.flow(depth + 1) for _ in range(count)) + end + blank + "]"
    keys = self.chance.sample(KEYS, count)
    return "{" + blank + ", ".join(k + ": " + self.pick(self.flow(depth + 1), "") for k in keys) + end + blank + "}"

  def block_text(self, indent):
    """A literal or folded text whose lines have `indent` blanks."""
    header = self.pick("|", ">") + self.pick("", "-", "+")
    lines = []
    for number in range(self.chance.randint(0, 6)):
      blanks = 0 if not lines or not any(line.strip() for line in lines) else self.pick(0, 0, 0, 1, 3)
      lines.append(self.pick("", " " * (indent + blanks) + self.pick("a", "b: c", "# d", "- e", '"f', "한 글  ")))
    return header + self.comment() + "\n" + "".join(line + "\n" for line in lines)

  def scalar(self, indent):
    """A text after a key or a dash, up to and with its line feed; lines that continue it have `indent` blanks."""
    kind = self.pick("plain", "plain", "plain", "double", "single", "folded", "quoted", "block", "flow", "none")
    if kind == "plain":
      return " " + self.plain() + self.comment() + "\n"
    if kind == "double":
      return " " + self.double() + self.comment() + "\n"
    if kind == "single":
      return " " + self.single() + self.comment() + "\n"
    if kind == "folded":
      lines = [self.plain()]
      for _ in range(self.chance.randint(1, 3)):
        lines.append(self.line_break(indent) + self.pick("more", "words of it", "x: y"[:1], "한"))
      return self.pick(" ", "   ") + "".join(lines) + self.comment() + "\n"
    if kind == "quoted":
      quote = self.pick(self.double, self.single)
      return " " + quote(breaks=self.line_break(indent)) + self.comment() + "\n"
    if kind == "block":
      return " " + self.block_text(indent + self.chance.randint(0, 2))
    if kind == "flow":
      return " " + self.flow() + self.comment() + "\n"
    return self.comment() + "\n"

  def key(self):
    return self.pick(self.chance.choice(KEYS), '"' + self.chance.choice("abc") + '\\t"', "'q " + self.chance.choice("def") + "'")

  def block_map(self, indent, depth):
    text = ""
    keys = {}
    for _ in range(self.chance.randint(1, 4)):
      key = self.key()
      keys[key.replace("\\t", "").strip("\"'")] = key
    for number, key in enumerate(keys.values()):
      text += (" " * indent if number else "") + key + self.pick("", "", "", " ") + ":" + self.value(indent, depth)
      text += self.filler(indent, text)
    return text

  def block_list(self, indent, depth):
    text = ""
    for number in range(self.chance.randint(1, 4)):
      text += (" " * indent if number else "") + "-"
      kind = self.pick("scalar", "scalar", "compact map", "compact list", "below") if depth < 5 else "scalar"
      gap = self.chance.randint(1, 3)
      if kind == "scalar":
        text += self.scalar(indent + 1)
      elif kind == "compact map":
        text += " " * gap + self.block_map(indent + 1 + gap, depth + 1)
      elif kind == "compact list":
        text += " " * gap + self.block_list(indent + 1 + gap, depth + 1)
      else:
        text += self.below(indent + self.chance.randint(1, 3), depth)
      text += self.filler(indent, text)
    return text

  def below(self, indent, depth):
    """A block on the lines after its key or dash."""
    text = self.comment() + "\n" + self.filler(indent) + " " * indent
    return text + self.pick(self.block_map, self.block_list)(indent, depth + 1)

  def value(self, indent, depth):
    kind = self.pick("scalar", "scalar", "scalar", "block", "same column") if depth < 5 else "scalar"
    if kind == "scalar":
      return self.scalar(indent + 1)
    if kind == "block":
      return self.below(indent + self.chance.randint(1, 4), depth)
    return self.comment() + "\n" + " " * indent + self.block_list(indent, depth + 1)

  def document(self):
    return self.filler(0) + self.pick(self.block_map, self.block_list)(0, 0)

  def stream(self):
    text = self.pick("", "---\n", "# head\n--- # c\n") + self.document()
    for _ in range(self.pick(0, 0, 1, 2)):
      text += self.pick("---\n", "---   \n", "--- # next\n") + self.pick(self.document(), self.document(), "")
    if self.likely(0.1):
      text = text.replace("\n", "\r\n")
    if self.likely(0.05):
      text = "\ufeff" + text
    return text.rstrip("\n") if self.likely(0.1) else text

  def changed(self, text):
    characters = list(text)
    for _ in range(self.chance.randint(1, 3)):
      place = self.chance.randrange(len(characters) + 1)
      extra = self.pick(*" -:#'\"[]{},|>&*!?%@`\n\t\\a한", "\n  ", ": ", "- ", "---\n", "'", '"')
      action = self.pick("insert", "delete", "replace")
      if action == "insert" or place == len(characters):
        characters.insert(place, extra)
      elif action == "delete":
        del characters[place]
      else:
        characters[place] = extra
    return "".join(characters)


def value_of(node):
  if node is None:
    return ""
  if isinstance(node, yaml.ScalarNode):
    return node.value
  if isinstance(node, yaml.SequenceNode):
    return {"list": [value_of(item) for item in node.value]}
  return {"map": [[value_of(key), value_of(value)] for key, value in node.value]}


def meaning(text):
  """What PyYAML reads, or None if it refuses the text or makes half a surrogate pair of it."""
  try:
    documents = [value_of(node) for node in yaml.compose_all(text, Loader=yaml.BaseLoader)]
    json.dumps(documents, ensure_ascii=False).encode("utf-8")
    return documents
  except (yaml.YAMLError, ValueError):
    return None


def main():
  parser = argparse.ArgumentParser()
  parser.add_argument("--count", type=int, default=4000)
  parser.add_argument("--seed", type=int, default=1)
  options = parser.parse_args()
  writer = Writer(random.Random(options.seed))
  cases = []
  while len(cases) < options.count:
    text = writer.stream()
    documents = meaning(text)
    if documents is None:
      sys.exit(f"PyYAML refuses a text that this script made for both to read:\n{text}")
    cases.append({"text": text, "changed": False, "documents": documents})
    text = writer.changed(text)
    # PyYAML ends a text in brackets at any `?`, which YAML itself does not.
    if re.search(r"[\[{][^\n]*\?", text):
      continue
    cases.append({"text": text, "changed": True, "documents": meaning(text)})
  with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "cases.json")
    with open(path, "w", encoding="utf-8") as file:
      json.dump(cases, file)
    written = os.path.join(folder, "written.json")
    environment = dict(os.environ, PLAINVIEW_YAML_CASES=path, PLAINVIEW_YAML_WRITTEN=written)
    status = subprocess.call(["swift", "test", "--filter", "YAMLAgreementTests"], cwd=ROOT, env=environment)
    if status != 0:
      return status
    with open(written, encoding="utf-8") as file:
      texts = json.load(file)
  return compare_written(cases, texts)


def compare_written(cases, texts):
  """Whether PyYAML reads what our writer wrote as what it read in the first place."""
  agreeing = 0
  for number, text in texts:
    if meaning(text) == cases[number]["documents"]:
      agreeing += 1
    else:
      print(f"written differently:\n{cases[number]['text']}\nas:\n{text}")
  print(f"agreement: {agreeing} of {len(texts)} written texts mean what was read")
  return 0 if agreeing == len(texts) else 1


if __name__ == "__main__":
  sys.exit(main())
