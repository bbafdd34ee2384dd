import Foundation

// constraint-bench WORKLOAD N [FILE [DIRECTORY]]: measures the solver on one workload, generated or from a file; with a
// directory it also writes the values after each operation there, as little-endian doubles.
// constraint-bench write WORKLOAD N FILE: writes a generated workload to a file.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

let names = Workload.names.joined(separator: " ")
let isWriting = CommandLine.arguments.dropFirst().first == "write"
let arguments = Array(CommandLine.arguments.dropFirst(isWriting ? 2 : 1))
guard arguments.count >= (isWriting ? 3 : 2), let size = Int(arguments[1]), size > 0 else {
  fail("usage: constraint-bench [write] WORKLOAD N [FILE [DIRECTORY]], WORKLOAD one of \(names)")
}
let isFromFile = !isWriting && arguments.count > 2 && !arguments[2].isEmpty
let found =
  isFromFile
  ? try WorkloadFile.read(path: arguments[2], name: arguments[0], size: size)
  : Workload.generated(arguments[0], size: size)
guard let workload = found else { fail("no workload \(arguments[0]); there are \(names)") }
if isWriting {
  try WorkloadFile.write(workload, to: arguments[2])
  exit(0)
}
let measurement = Measurement(workload)

/// Writes values where a comparison finds them.
func write(_ values: [Double], _ tag: String) {
  guard arguments.count > 3 else { return }
  let path = "\(arguments[3])/plainview.\(workload.name).\(size).\(tag).bin"
  if !FileManager.default.createFile(atPath: path, contents: WorkloadFile.data(of: values)) {
    fail("cannot write \(path)")
  }
}

let memoryBefore = Measurement.memory().current
var loaded = LoadedWorkload(workload)
let memoryAfter = Measurement.memory()
write(loaded.values, "build")
measurement.report(
  "build",
  measurement.repeated(atLeast: 5, for: 0.3, atMost: 10) { _ in
    measurement.seconds { loaded = LoadedWorkload(workload) }
  })
measurement.report(
  "mem_kb", "\(memoryAfter.current - memoryBefore)", "\(memoryAfter.peak)", count: 1, memory: memoryAfter.peak)
measurement.report(
  "edit_replace",
  measurement.repeated(atLeast: 10, for: 0.2, atMost: 10) { index in
    let time = measurement.seconds { loaded.replaceEditedConstraint(useSecond: index % 2 == 0) }
    if index == 0 { write(loaded.values, "edit") }
    return time
  })
loaded.replaceEditedConstraint(useSecond: false)
measurement.report(
  "edit_constant",
  measurement.repeated(atLeast: 10, for: 0.2, atMost: 10) { index in
    measurement.seconds { loaded.changeEditedConstant(useSecond: index % 2 == 0) }
  })
loaded.changeEditedConstant(useSecond: false)
var removals: [Double] = []
let additions = measurement.repeated(atLeast: 10, for: 0.2, atMost: 10) { index in
  let time = measurement.seconds { loaded.addExtraView() }
  if index == 0 { write(loaded.values, "add") }
  removals.append(measurement.seconds { loaded.removeExtraView() })
  return time
}
measurement.report("add_view", additions)
measurement.report("remove_view", removals)
measurement.report(
  "resize",
  measurement.repeated(atLeast: 10, for: 0.2, atMost: 10) { index in
    let time = measurement.seconds { loaded.resize(useSecond: index % 2 == 0) }
    if index == 0 { write(loaded.values, "resize") }
    return time
  })
if loaded.conflictCount > 0 { print("conflicts: \(loaded.conflictCount)") }
