import Foundation

/// The building of UIKit, and of this program, from a clone: optimized, in a folder of the cache.
struct LibraryBuild {
  let source: LibrarySource
  private let scratch: String
  let report: BuildReport

  init(of source: LibrarySource, scratch: String, report: BuildReport) {
    self.source = source
    self.scratch = scratch
    self.report = report
  }

  /// Builds UIKit and what tests load besides, and puts them with their modules into a folder, which appears as a whole or not at all.
  func write(_ description: SharedLibrary.Description, to folder: String) throws {
    for target in ["UIKit", "PlainviewUIKit"] + LibrarySource.testingTargets {
      try compile(["--target", target])
    }
    let binaries = try binaries()
    let draft = "\(folder).\(getpid())"
    Drafts.removeLeft(beside: folder)
    try SharedLibrary.makeFolder(draft + "/modules")
    try SharedLibrary.makeFolder(draft + "/lib")
    defer { try? FileManager.default.removeItem(atPath: draft) }
    for target in LibrarySource.targets + LibrarySource.testingTargets {
      try Self.copyModule(target, from: binaries + "/Modules", to: draft + "/modules")
    }
    report.progress("plainview: linking UIKit")
    try link(SharedLibrary.name, LibrarySource.targets, binaries, into: draft + "/lib", [])
    try link(
      SharedLibrary.testingName, LibrarySource.testingTargets, binaries, into: draft + "/lib",
      ["-L", draft + "/lib", "-lplainview", "-lXCTest", "-lTesting"])
    try addPartsOfUIKit(to: draft)
    try SharedLibrary.complete(draft, description)
    try? FileManager.default.removeItem(atPath: folder)
    guard rename(draft, folder) == 0 else { throw BuildFailure("\(folder): cannot be written, look at its rights") }
  }

  /// Builds the command line; the path of the program.
  func program() throws -> String {
    try compile(["--product", "plainview"])
    return try binaries() + "/plainview"
  }

  // MARK: Compiling

  /// Apps call UIKit from other threads now and then, which works on a device: the compiler adds no checks that end the
  /// program there.
  static let settings = ["-c", "release", "-Xswiftc", "-Xfrontend", "-Xswiftc", "-disable-dynamic-actor-isolation"]

  private var options: [String] { Self.settings + ["--package-path", source.folder, "--scratch-path", scratch] }

  func compile(_ what: [String]) throws {
    let isNew = !FileManager.default.fileExists(atPath: scratch)
    var output = try run(what)
    if output != nil, !isNew {
      // Products of another folder or of a damaged disk can break the build.
      report.line("plainview: the build in \(scratch) failed, trying again from nothing")
      try? FileManager.default.removeItem(atPath: scratch)
      output = try run(what)
    }
    guard let output else { return }
    report.line(output)
    throw BuildFailure("plainview: UIKit could not be built from \(source.folder), see above")
  }

  /// What the build printed if it failed; nil if it was successful.
  private func run(_ what: [String]) throws -> String? {
    var lines: [Substring] = []
    let status = try CommandOutput.lines(of: ["swift", "build"] + options + what) { line in
      if let step = CompilingStep(line) {
        report.progress("plainview: compiling \(step.module), \(step.number) of \(step.count)")
      } else {
        lines.append(line)
      }
    }
    return status == 0 ? nil : lines.joined(separator: "\n")
  }

  func binaries() throws -> String {
    let found = try CommandOutput.of(["swift", "build"] + options + ["--show-bin-path"])
    return String(decoding: found.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  // MARK: Putting together

  static func copyModule(_ target: String, from modules: String, to folder: String) throws {
    for suffix in ["swiftmodule", "swiftdoc"] {
      let name = "\(target).\(suffix)"
      if let contents = FileManager.default.contents(atPath: "\(modules)/\(name)") {
        try StateFile.write([UInt8](contents), to: "\(folder)/\(name)")
      } else if suffix == "swiftmodule" {
        throw BuildFailure("\(modules)/\(name): the module is not there, remove the cache and try again")
      }
    }
  }

  /// Links the objects of targets into a shared library.
  func link(
    _ name: String, _ targets: [String], _ binaries: String, into folder: String, _ more: [String]
  ) throws {
    let objects = targets.flatMap { target in
      let folder = "\(binaries)/\(target).build"
      // Objects of removed sources stay in the folder of a build.
      let sources = SourceFiles.below(source.folder(of: target)).map { ($0 as NSString).lastPathComponent + ".o" }
      return Set(sources).map { "\(folder)/\($0)" }.filter(FileManager.default.fileExists).sorted()
    }
    let list = "\(folder)/objects"
    try StateFile.write([UInt8](objects.map { "\"\($0)\"" }.joined(separator: "\n").utf8), to: list)
    defer { try? FileManager.default.removeItem(atPath: list) }
    let command =
      ["swiftc", "-emit-library", "-o", "\(folder)/\(name)", "@" + list, "-Xlinker", "-soname=" + name]
      + ["-Xlinker", "-rpath=$ORIGIN"] + more
    var lines: [Substring] = []
    guard try CommandOutput.lines(of: command, { lines.append($0) }) == 0 else {
      report.line(lines.joined(separator: "\n"))
      throw BuildFailure("plainview: \(name) could not be linked, see above")
    }
  }
}
