import Foundation

/// The program with UIKit's library and modules in a folder of its own, where it runs without the clone.
package struct Installation {
  private let prefix: String

  /// An installation below a folder, as `/usr/local`.
  package init(prefix: String) { self.prefix = prefix }

  /// A text file of the program, as the manual page, by its path below the prefix.
  package typealias Page = (path: String, text: String)

  /// Builds what is not built, and installs it; each file and the library's folder are replaced atomically.
  package func install(
    _ source: LibrarySource, toolchain: Toolchain, cache: String, pages: [Page], report: BuildReport
  ) throws {
    let library = try SharedLibrary(of: source, toolchain: toolchain, cache: cache, report: report)
    try library.add(LibraryModule.names)
    let program = try LibraryBuild(of: source, scratch: cache + "/build", report: report).program()
    try put(library.folder, program: program, pages: pages)
  }

  /// Puts what is built below the prefix.
  package func put(_ library: String, program: String, pages: [Page]) throws {
    try replaceLibrary(by: library)
    try copy(program, to: "bin/plainview")
    for page in pages {
      try makeFolder(of: page.path)
      try StateFile.write([UInt8](page.text.utf8), to: "\(prefix)/\(page.path)")
    }
  }

  private func replaceLibrary(by library: String) throws {
    let folder = prefix + "/lib/plainview"
    let (draft, old) = ("\(folder).\(getpid()).new", "\(folder).\(getpid()).old")
    try SharedLibrary.makeFolder(prefix + "/lib")
    // An installation that was interrupted between its two steps has left the library under another name.
    if let former = Drafts.left(beside: folder, endings: [".old"]).last { rename(former, folder) }
    Drafts.removeLeft(beside: folder, endings: [".new", ".old"])
    defer { for path in [draft, old] { try? FileManager.default.removeItem(atPath: path) } }
    do {
      try FileManager.default.copyItem(atPath: library, toPath: draft)
    } catch {
      throw BuildFailure("\(folder): cannot be written, look at its rights and its room")
    }
    let hadOne = rename(folder, old) == 0
    guard rename(draft, folder) == 0 else {
      if hadOne { rename(old, folder) }
      throw BuildFailure("\(folder): cannot be replaced, look at its rights")
    }
  }

  /// A program that runs keeps the file that it was started from.
  private func copy(_ program: String, to path: String) throws {
    try makeFolder(of: path)
    let (target, draft) = ("\(prefix)/\(path)", "\(prefix)/\(path).\(getpid()).new")
    Drafts.removeLeft(beside: target, endings: [".new"])
    defer { try? FileManager.default.removeItem(atPath: draft) }
    do {
      try FileManager.default.copyItem(atPath: program, toPath: draft)
    } catch {
      throw BuildFailure("\(target): cannot be written, look at its rights and its room")
    }
    guard rename(draft, target) == 0 else { throw BuildFailure("\(target): cannot be replaced, look at its rights") }
  }

  private func makeFolder(of path: String) throws {
    try SharedLibrary.makeFolder((("\(prefix)/\(path)") as NSString).deletingLastPathComponent)
  }
}
