"""Turns the lines of the benchmarks into a table.

table.py ratios RESULTS [DIRECTORY]   ours, kiwi's, and how many times as long kiwi takes; with a directory also by how
                                      much the values differ that both left there
table.py exponents RESULTS            the slope of the logarithm of time over that of the number of views
"""

import csv
import math
import os
import struct
import sys

OURS, KIWI, VIEWS = "plainview", "kiwi", "views"
TAGS = ("build", "edit", "add", "resize")


def read(path):
    """The best seconds, or the bytes, by peer, workload, size and operation; the number of views by the first three."""
    best, views = {}, {}
    with open(path, encoding="utf-8") as file:
        for row in csv.reader(file):
            if len(row) != 10:
                print(",".join(row))
                continue
            peer, workload, size, count, _, operation, value = row[:7]
            key = (peer, workload, int(size))
            best[key + (operation,)] = float(value)
            views[key] = int(count)
    return best, views


def duration(seconds):
    for unit, name in ((1, "s"), (1e-3, "ms"), (1e-6, "us")):
        if seconds >= unit:
            return f"{seconds / unit:.2f} {name}"
    return f"{seconds * 1e9:.0f} ns"


def print_ratios(path, directory):
    best, views = read(path)
    print(f"{'workload':9}{'N':>7} {'operation':14}{'solver':>11}{'kiwi':>11}{'kiwi/solver':>12}{'views':>11}{'kiwi/views':>12}")
    # kiwi cannot change a constant: it replaces the constraint.
    for peer, workload, size, operation in best:
        if peer != OURS or operation == "mem_kb":
            continue
        ours = best[peer, workload, size, operation]
        kiwi = best.get((KIWI, workload, size, "edit_replace" if operation == "edit_constant" else operation))
        screen = best.get((VIEWS, workload, size, operation))
        line = f"{workload:9}{size:>7} {operation:14}{duration(ours):>11}"
        line += f"{duration(kiwi):>11}{kiwi / ours:>12.0f}" if kiwi else f"{'':>23}"
        if screen:
            line += f"{duration(screen):>11}" + (f"{kiwi / screen:>12.0f}" if kiwi else "")
        print(line)
    print_sizes(best, views)
    if directory:
        print_differences(best, directory)


def print_sizes(best, views):
    for peer, workload, size in views:
        memory = best.get((peer, workload, size, "mem_kb"))
        if memory is not None:
            print(f"{workload:9}{size:>7} {peer}: {memory * 1024 / views[peer, workload, size]:.0f} bytes a view")
        made = best.get((peer, workload, size, "bytes_made"))
        if made is not None:
            engine = best[peer, workload, size, "bytes_engine"]
            print(f"{workload:9}{size:>7} {peer}: {made:.0f} bytes a view and its constraints, layout adds {engine:.0f}")


def values(path):
    with open(path, "rb") as file:
        data = file.read()
    return struct.unpack(f"<{len(data) // 8}d", data)


def print_differences(best, directory):
    for workload, size in dict.fromkeys((key[1], key[2]) for key in best):
        for tag in TAGS:
            paths = [os.path.join(directory, f"{peer}.{workload}.{size}.{tag}.bin") for peer in (OURS, KIWI)]
            if not all(os.path.exists(path) for path in paths):
                continue
            ours, kiwi = values(paths[0]), values(paths[1])
            # kiwi's list has the added view at its end from the start.
            largest = max(abs(a - b) for a, b in zip(ours, kiwi))
            print(f"{workload:9}{size:>7} {tag}: {min(len(ours), len(kiwi))} values, largest difference from kiwi {largest:.3g} points")


def print_exponents(path):
    best, views = read(path)
    points = {}
    for (peer, workload, size, operation), value in best.items():
        if value > 0 and operation in ("build", "first_layout", "edit_constant", "add_view", "resize"):
            count = views[peer, workload, size]
            points.setdefault((peer, workload, operation), []).append((math.log(count), math.log(value), count, value))
    for (peer, workload, operation), found in points.items():
        mean_x = sum(point[0] for point in found) / len(found)
        mean_y = sum(point[1] for point in found) / len(found)
        spread = sum((point[0] - mean_x) ** 2 for point in found)
        if spread == 0:
            continue
        slope = sum((point[0] - mean_x) * (point[1] - mean_y) for point in found) / spread
        costs = " ".join(f"{point[3] / point[2] * 1e9:.1f}" for point in sorted(found))
        print(f"{peer:10}{workload:7}{operation:14} exponent {slope:5.2f}   ns a view: {costs}")


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in ("ratios", "exponents"):
        sys.exit(__doc__)
    if sys.argv[1] == "ratios":
        print_ratios(sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else None)
    else:
        print_exponents(sys.argv[2])
