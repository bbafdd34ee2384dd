"""Compares what the benchmarks measured with bounds.

bounds.py RESULTS BOUNDS     prints a line for each bound that RESULTS has figures for; status 1 if one is exceeded

A bound reads `workload,N,operation,peer,most`: the best time of the operation may be at most so many times the peer's.
The peer `reference` is the plain loop of the same run, `bytes` no peer at all: then the figure itself counts, and `most`
holds for what stands after many changes, too.
"""

import csv
import sys

OURS = "plainview"


def read(path):
    """The best figure by peer, workload, size and operation, and the largest of both for bytes."""
    best, bytes_held = {}, {}
    with open(path, encoding="utf-8") as file:
        for row in csv.reader(file):
            if len(row) != 10:
                continue
            peer, workload, size, _, _, operation, value, second = row[:8]
            key = (peer, workload, int(size), operation)
            best[key] = min(best.get(key, float("inf")), float(value))
            if operation == "bytes":
                bytes_held[key] = max(bytes_held.get(key, 0), float(value), float(second))
    return best, bytes_held


def figure(bound, best, bytes_held):
    """What a bound is about; None if it was not measured."""
    workload, size, operation, peer = bound
    ours = (OURS, workload, size, operation)
    if peer == "bytes":
        return bytes_held.get(ours)
    other = (OURS, workload, size, "reference") if peer == "reference" else (peer, workload, size, operation)
    if ours not in best or not best.get(other):
        return None
    return best[ours] / best[other]


def main(results, bounds):
    best, bytes_held = read(results)
    failed, count = [], 0
    with open(bounds, encoding="utf-8") as file:
        for row in csv.reader(line for line in file if not line.startswith("#")):
            if not row:
                continue
            workload, size, operation, peer, most = row
            found = figure((workload, int(size), operation, peer), best, bytes_held)
            if found is None:
                continue
            count += 1
            name = f"{workload} {size} {operation} : {peer}"
            is_exceeded = found > float(most)
            print(f"{name:36}{found:12.4g}   at most {float(most):g}{'   EXCEEDED' if is_exceeded else ''}")
            if is_exceeded:
                failed.append(name)
    if count == 0:
        sys.exit("no bound has a figure")
    if failed:
        sys.exit("exceeded: " + ", ".join(failed))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
