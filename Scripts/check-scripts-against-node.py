#!/usr/bin/env python3
"""Compares the interpreter of flows' scripts with Node: a check for development, not part of the tests.

    Scripts/check-scripts-against-node.py [--check]

Runs each program in Fixtures/scripts with Node and writes what it prints beside it, as the tests expect it. With `--check`
nothing is written, and a text that differs is an error. Without Node the check passes and says that nothing was compared.
"""

import argparse
import os
import pathlib
import shutil
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Fixtures" / "scripts"


def main():
  parser = argparse.ArgumentParser(description="Compares the interpreter of flows' scripts with Node.")
  parser.add_argument("--check", action="store_true", help="write nothing, fail where a text differs")
  arguments = parser.parse_args()
  node = shutil.which("node") or shutil.which("nodejs")
  if not node:
    print("node is not installed, nothing was compared")
    return 0
  differing = 0
  for program in sorted(FOLDER.glob("*.js")):
    result = subprocess.run([node, str(program)], capture_output=True, text=True, env={**os.environ, "TZ": "UTC"})
    if result.returncode != 0:
      print(f"{program.name}: {result.stderr.strip().splitlines()[-1] if result.stderr else 'failed'}")
      differing += 1
      continue
    text = program.with_suffix(".txt")
    known = text.read_text(encoding="utf-8") if text.exists() else None
    if known == result.stdout:
      continue
    if arguments.check:
      print(f"{text.name} is not what node writes")
      differing += 1
    else:
      text.write_text(result.stdout, encoding="utf-8")
      print(f"wrote {text.name}")
  return 1 if differing else 0


if __name__ == "__main__":
  sys.exit(main())
