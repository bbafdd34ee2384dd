import Foundation
import Workloads

// constraint-bench WORKLOAD N [FILE [DIRECTORY]]: measures the solver on one workload, generated or from a file; with a
// directory it also writes the values after each operation there, as little-endian doubles.
// constraint-bench write WORKLOAD N FILE: writes a generated workload to a file.
// constraint-bench profile WORKLOAD N TIMES: builds TIMES times and does nothing else, for tools that count instructions.
// constraint-bench check WORKLOAD N [FILE]: says by how much the solution misses required constraints.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

let names = Workload.names.joined(separator: " ")
let command = CommandLine.arguments.dropFirst().first.flatMap { ["write", "check", "profile"].contains($0) ? $0 : nil }
let isWriting = command == "write"
let arguments = Array(CommandLine.arguments.dropFirst(command == nil ? 1 : 2))
let isProfiled = command == "profile"
guard arguments.count >= (isWriting || isProfiled ? 3 : 2), let size = Int(arguments[1]), size > 0 else {
  fail("usage: constraint-bench [write|check|profile] WORKLOAD N [FILE [DIRECTORY]], WORKLOAD one of \(names)")
}
let isFromFile = !isWriting && !isProfiled && arguments.count > 2 && !arguments[2].isEmpty
let found =
  isFromFile
  ? try WorkloadFile.read(path: arguments[2], name: arguments[0], size: size)
  : Workload.generated(arguments[0], size: size)
guard let workload = found else { fail("no workload \(arguments[0]); there are \(names)") }
if isWriting {
  try WorkloadFile.write(workload, to: arguments[2])
  exit(0)
}
if isProfiled {
  var checksum = 0.0
  for _ in 0..<(Int(arguments[2]) ?? 1) { checksum += LoadedWorkload(workload).checksum }
  print("\(workload.name),\(size): \(checksum)")
  exit(0)
}
if command == "check" {
  let solved = LoadedWorkload(workload)
  let violation = solved.requiredViolation
  print(
    "\(workload.name),\(size): \(violation.count) required constraints, largest violation \(violation.largest), "
      + "\(solved.conflictCount) conflicts")
  exit(0)
}
let stopwatch = Stopwatch(
  peer: "plainview", name: workload.name, size: size, viewCount: workload.viewCount,
  constraintCount: workload.constraints.count)

/// Writes values into a file for a comparison.
func write(_ values: [Double], _ tag: String) {
  guard arguments.count > 3 else { return }
  let path = "\(arguments[3])/plainview.\(workload.name).\(size).\(tag).bin"
  if !FileManager.default.createFile(atPath: path, contents: WorkloadFile.data(of: values)) {
    fail("cannot write \(path)")
  }
}

let memoryBefore = Stopwatch.memory().current
var loaded = LoadedWorkload(workload)
let memoryAfter = Stopwatch.memory()
write(loaded.values, "build")
stopwatch.report(
  "build",
  stopwatch.repeated(atLeast: 5, for: 0.3, atMost: 10) { _ in
    stopwatch.seconds { loaded = LoadedWorkload(workload) }
  })
stopwatch.report(
  "mem_kb", "\(memoryAfter.current - memoryBefore)", "\(memoryAfter.peak)", count: 1, memory: memoryAfter.peak)
let viewCount = Double(workload.viewCount)
let bytesBefore = Double(loaded.solverBytes)
for index in 0..<100 { loaded.changeEditedConstant(useSecond: index % 2 == 0) }
stopwatch.report("bytes", of: bytesBefore / viewCount, afterwards: Double(loaded.solverBytes) / viewCount)
stopwatch.report(
  "reference", stopwatch.repeated(atLeast: 5, for: 0.1, atMost: 10) { _ in stopwatch.seconds { workload.addUp() } })
stopwatch.report(
  "edit_replace",
  stopwatch.repeated(atLeast: 10, for: 0.2, atMost: 10) { index in
    let time = stopwatch.seconds { loaded.replaceEditedConstraint(useSecond: index % 2 == 0) }
    if index == 0 { write(loaded.values, "edit") }
    return time
  })
loaded.replaceEditedConstraint(useSecond: false)
stopwatch.report(
  "edit_constant",
  stopwatch.repeated(atLeast: 10, for: 0.2, atMost: 10) { index in
    stopwatch.seconds { loaded.changeEditedConstant(useSecond: index % 2 == 0) }
  })
loaded.changeEditedConstant(useSecond: false)
var removals: [Double] = []
let additions = stopwatch.repeated(atLeast: 10, for: 0.2, atMost: 10) { index in
  let time = stopwatch.seconds { loaded.addExtraView() }
  if index == 0 { write(loaded.values, "add") }
  removals.append(stopwatch.seconds { loaded.removeExtraView() })
  return time
}
stopwatch.report("add_view", additions)
stopwatch.report("remove_view", removals)
stopwatch.report(
  "resize",
  stopwatch.repeated(atLeast: 10, for: 0.2, atMost: 10) { index in
    let time = stopwatch.seconds { loaded.resize(useSecond: index % 2 == 0) }
    if index == 0 { write(loaded.values, "resize") }
    return time
  })
if loaded.conflictCount > 0 { print("conflicts: \(loaded.conflictCount)") }
