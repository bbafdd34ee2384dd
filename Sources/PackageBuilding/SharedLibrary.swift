import Foundation

/// UIKit as a shared library with its modules, built once for a toolchain.
package struct SharedLibrary: Sendable {
  package let folder: String

  /// Where the compiler finds the modules.
  var modules: String { folder + "/modules" }
  /// Where the linker and programs find the libraries.
  var libraries: String { folder + "/lib" }

  /// What is said on the way, on standard error.
  package typealias Report = (String) -> Void

  private static let name = "libplainview.so"
  private static let testingName = "libplainviewtesting.so"

  /// The library beside an installed program; nil where there is none.
  package init?(installedBeside program: String) {
    let prefix = URL(fileURLWithPath: program).deletingLastPathComponent().deletingLastPathComponent().path
    folder = prefix + "/lib/plainview"
    guard FileManager.default.fileExists(atPath: "\(folder)/lib/\(Self.name)") else { return nil }
  }

  /// The library of these sources, built if it is not in the cache.
  package init(of source: LibrarySource, toolchain: Toolchain, cache: String, report: Report) throws {
    try Self.makeFolder(cache)
    let identity = source.identity(of: toolchain.version, rememberedIn: cache)
    folder = "\(cache)/library-\(identity)"
    if isComplete { return }
    let lock = try FolderLock(cache) {
      report("plainview: another run builds UIKit for this toolchain, waiting for it")
    }
    defer { withExtendedLifetime(lock) {} }
    if isComplete { return }
    report("plainview: building UIKit for this toolchain, once; this takes some minutes")
    try build(source, scratch: cache + "/build", report: report)
    Self.removeOthers(than: folder, in: cache)
    report("plainview: UIKit is built")
  }

  private var isComplete: Bool { FileManager.default.fileExists(atPath: folder + "/complete") }

  static func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw BuildFailure("\(path): the folder cannot be made, look at its rights and its room")
    }
  }

  // MARK: Building

  private func build(_ source: LibrarySource, scratch: String, report: Report) throws {
    let options = ["-c", "release", "--package-path", source.folder, "--scratch-path", scratch]
    for target in ["UIKit"] + LibrarySource.testingTargets {
      let result = try CommandOutput.of(["swift", "build"] + options + ["--target", target], keepsOutput: false)
      guard result.status == 0 else {
        throw BuildFailure("plainview: UIKit could not be built from \(source.folder), see above")
      }
    }
    let found = try CommandOutput.of(["swift", "build"] + options + ["--show-bin-path"])
    let binaries = String(decoding: found.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    let draft = "\(folder).\(getpid())"
    try? FileManager.default.removeItem(atPath: draft)
    try Self.makeFolder(draft + "/modules")
    try Self.makeFolder(draft + "/lib")
    defer { try? FileManager.default.removeItem(atPath: draft) }
    for target in LibrarySource.targets + LibrarySource.testingTargets {
      try Self.copyModule(target, from: binaries + "/Modules", to: draft + "/modules")
    }
    report("plainview: linking")
    try Self.link(Self.name, LibrarySource.targets, binaries, into: draft + "/lib", [])
    try Self.link(
      Self.testingName, LibrarySource.testingTargets, binaries, into: draft + "/lib",
      ["-L", draft + "/lib", "-lplainview", "-lXCTest", "-lTesting"])
    try StateFile.write([UInt8]("\(source.folder)\n".utf8), to: draft + "/complete")
    try? FileManager.default.removeItem(atPath: folder)
    guard rename(draft, folder) == 0 else { throw BuildFailure("\(folder): cannot be written, look at its rights") }
  }

  private static func copyModule(_ target: String, from modules: String, to folder: String) throws {
    for suffix in ["swiftmodule", "swiftdoc"] {
      let name = "\(target).\(suffix)"
      if let contents = FileManager.default.contents(atPath: "\(modules)/\(name)") {
        try StateFile.write([UInt8](contents), to: "\(folder)/\(name)")
      } else if suffix == "swiftmodule" {
        throw BuildFailure("\(modules)/\(name): the module is not there, remove the cache and try again")
      }
    }
  }

  private static func link(
    _ name: String, _ targets: [String], _ binaries: String, into folder: String, _ more: [String]
  ) throws {
    let objects = targets.flatMap { target in
      let folder = "\(binaries)/\(target).build"
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".o") }.sorted().map { "\(folder)/\($0)" }
    }
    let list = "\(folder)/objects"
    try StateFile.write([UInt8](objects.map { "\"\($0)\"" }.joined(separator: "\n").utf8), to: list)
    defer { try? FileManager.default.removeItem(atPath: list) }
    let words =
      ["swiftc", "-emit-library", "-o", "\(folder)/\(name)", "@" + list, "-Xlinker", "-soname=" + name]
      + ["-Xlinker", "-rpath=$ORIGIN"] + more
    guard try CommandOutput.of(words, keepsOutput: false).status == 0 else {
      throw BuildFailure("plainview: \(name) could not be linked, see above")
    }
  }

  /// Libraries of other sources and toolchains are removed when nobody has used them for long.
  private static func removeOthers(than folder: String, in cache: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []
    let others = names.filter { $0.hasPrefix("library-") && "\(cache)/\($0)" != folder }
      .compactMap { name in FileStamp("\(cache)/\(name)/complete").map { (name, $0.modified) } }
      .sorted { $0.1 > $1.1 }
    for (name, _) in others.dropFirst(librariesKept) { try? FileManager.default.removeItem(atPath: "\(cache)/\(name)") }
  }

  /// How many libraries besides the newest stay in the cache.
  private static let librariesKept = 2
}
