import Foundation
import PlainviewRuntime

/// A folder whose files are all written by one program, and listed in a file in it.
///
/// No link in the folder is ever followed when something is written or removed.
struct OwnedFolder {
  private let path: String
  private var listed: Set<String>
  private var kept: Set<String> = []
  private var changed: Set<String> = []

  private static let list = ".plainview-package"
  /// What the package manager makes beside the manifest.
  private static let foreign: Set<String> = [".build", ".swiftpm"]

  /// The folder at a path, made if nothing is there.
  init(_ path: String) throws(ProjectError) {
    self.path = path
    let list = path + "/" + Self.list
    if Self.kind(list) == .typeRegular {
      let text = String(decoding: try PathText.bytes(of: list), as: UTF8.self)
      listed = Set(text.split(separator: "\n").map(String.init).filter(Self.isInside))
      return
    }
    listed = []
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard Set(names).isSubset(of: Self.foreign) else {
      throw ProjectError(.folderInUse, at: path)
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw ProjectError(.system("the folder cannot be made"), at: path)
    }
    // The list exists before the first file, and names each file before it is written, so that an interrupted write can be
    // resumed.
    try write("", to: list)
  }

  /// Writes a file if its content differs.
  mutating func file(_ relativePath: String, _ text: String) throws(ProjectError) {
    let target = try prepared(relativePath)
    if Self.kind(target) == .typeRegular, FileManager.default.contents(atPath: target) == Data(text.utf8) { return }
    try remove(target)
    try write(text, to: target)
    changed.insert(relativePath)
  }

  /// Writes a file that other programs may change later: only if the text differs from the last written one.
  mutating func start(_ relativePath: String, _ text: String) throws(ProjectError) {
    let copy = "." + relativePath + ".written"
    try file(copy, text)
    if changed.contains(copy) || Self.kind(path + "/" + relativePath) == nil {
      try file(relativePath, text)
    } else {
      kept.insert(relativePath)
    }
  }

  /// Makes a link if it is missing or differs.
  mutating func link(_ relativePath: String, to original: String) throws(ProjectError) {
    let target = try prepared(relativePath)
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: target)) == original { return }
    try remove(target)
    do {
      try FileManager.default.createSymbolicLink(atPath: target, withDestinationPath: original)
    } catch {
      throw ProjectError(.system("the link cannot be made"), at: target)
    }
    changed.insert(relativePath)
  }

  /// Removes listed files that were not written this time, writes the list, and returns the changed paths, sorted.
  mutating func finish() throws(ProjectError) -> [String] {
    for relativePath in listed.subtracting(kept).sorted() where hasPlainFolders(relativePath) {
      let target = path + "/" + relativePath
      guard Self.kind(target) != nil, Self.kind(target) != .typeDirectory else { continue }
      try remove(target)
      changed.insert(relativePath)
      removeEmptyFolders(above: relativePath)
    }
    let text = kept.sorted().map { $0 + "\n" }.joined()
    let list = path + "/" + Self.list
    if FileManager.default.contents(atPath: list) != Data(text.utf8) { try write(text, to: list) }
    return changed.sorted()
  }

  // MARK: Steps

  /// The absolute path of a relative one, after its folders have been made; none of them is a link.
  private mutating func prepared(_ relativePath: String) throws(ProjectError) -> String {
    guard Self.isInside(relativePath) else {
      throw ProjectError(.system("the name '\(VisibleText.quoted(relativePath))' cannot be a file's"), at: path)
    }
    kept.insert(relativePath)
    if listed.insert(relativePath).inserted { try note(relativePath) }
    var folder = path
    for part in relativePath.split(separator: "/").dropLast() {
      folder += "/" + part
      let kind = Self.kind(folder)
      if kind == .typeDirectory { continue }
      if kind != nil { try remove(folder) }
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
      } catch {
        throw ProjectError(.system("the folder cannot be made"), at: folder)
      }
    }
    return path + "/" + relativePath
  }

  /// Adds a path to the list on the disk, in a line of its own even if the last line is incomplete.
  private func note(_ relativePath: String) throws(ProjectError) {
    let list = path + "/" + Self.list
    do throws(FileFailure) {
      try OutputFile.append("\n\(relativePath)\n", to: list)
    } catch {
      throw ProjectError(.system("\(error)"), at: list)
    }
  }

  private func hasPlainFolders(_ relativePath: String) -> Bool {
    var folder = path
    return relativePath.split(separator: "/").dropLast().allSatisfy { part in
      folder += "/" + part
      return Self.kind(folder) == .typeDirectory
    }
  }

  private func remove(_ target: String) throws(ProjectError) {
    guard Self.kind(target) != nil else { return }
    do {
      try FileManager.default.removeItem(atPath: target)
    } catch {
      throw ProjectError(.system("the file cannot be removed"), at: target)
    }
  }

  private func removeEmptyFolders(above relativePath: String) {
    var parts = relativePath.split(separator: "/").dropLast()
    while !parts.isEmpty {
      guard rmdir(path + "/" + parts.joined(separator: "/")) == 0 else { return }
      parts.removeLast()
    }
  }

  private func write(_ text: String, to target: String) throws(ProjectError) {
    do throws(FileFailure) {
      try OutputFile.write(text, to: target)
    } catch {
      throw ProjectError(.system("\(error)"), at: target)
    }
  }

  /// What is at a path itself; nil if nothing is.
  private static func kind(_ path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  private static func isInside(_ relativePath: String) -> Bool {
    let parts = relativePath.split(separator: "/", omittingEmptySubsequences: false)
    return !relativePath.contains { "\n\r\0".contains($0) } && parts.allSatisfy { !["", ".", ".."].contains($0) }
  }
}
