import Foundation

// constraint-bench WORKLOAD N [FILE [DIRECTORY]]: measures the solver on one workload; with a directory it also writes
// the values after each operation there, as little-endian doubles.

let arguments = CommandLine.arguments
guard arguments.count >= 3, let size = Int(arguments[2]), size > 0 else {
  print(
    "usage: constraint-bench WORKLOAD N [FILE [DIRECTORY]], WORKLOAD one of \(Workload.names.joined(separator: " "))")
  exit(2)
}
let found =
  arguments.count > 3 && !arguments[3].isEmpty
  ? try WorkloadFile.read(path: arguments[3], name: arguments[1], size: size)
  : Workload.generated(arguments[1], size: size)
guard let workload = found else {
  print("no workload \(arguments[1]); there are \(Workload.names.joined(separator: " "))")
  exit(2)
}
let measurement = Measurement(workload)

/// Writes values where a comparison finds them.
func write(_ values: [Double], _ tag: String) {
  guard arguments.count > 4 else { return }
  var data = Data()
  for value in values { withUnsafeBytes(of: value.bitPattern.littleEndian) { data.append(contentsOf: $0) } }
  let path = "\(arguments[4])/plainview.\(workload.name).\(size).\(tag).bin"
  if !FileManager.default.createFile(atPath: path, contents: data) { print("cannot write \(path)") }
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
