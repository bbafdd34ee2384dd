import Foundation
import PlainviewXcodeProjects

/// Reads an input of libFuzzer as a project file and plans its package; `Scripts/fuzz project` builds and runs it.
///
/// A finding is a trap or a hang; an error is an answer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzProject(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let file = folder + "/project.pbxproj"
  guard FileManager.default.createFile(atPath: file, contents: Data(bytes: data, count: size)) else {
    fatalError("\(file) cannot be written")
  }
  if let project = try? XcodeProject(at: folder) { _ = try? PackagePlan(of: project) }
  return 0
}

/// The project of this run, in a folder of its own.
private let folder: String = {
  let path = NSTemporaryDirectory() + "fuzz-\(ProcessInfo.processInfo.processIdentifier)/App.xcodeproj"
  do {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  } catch { fatalError("\(error)") }
  return path
}()
