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
    // The list is there before the first file, and has each before it is written, so that a writing that ends early can be
    // taken up.
    try write("", to: list)
  }

  /// Writes a file, if it is not as it should be.
  mutating func file(_ place: String, _ text: String) throws(ProjectError) {
    let target = try prepared(place)
    if Self.kind(target) == .typeRegular, FileManager.default.contents(atPath: target) == Data(text.utf8) { return }
    try remove(target)
    try write(text, to: target)
    changed.insert(place)
  }

  /// Writes a file that others change later: only where the text is another one than the last that was written.
  mutating func start(_ place: String, _ text: String) throws(ProjectError) {
    let copy = "." + place + ".written"
    try file(copy, text)
    if changed.contains(copy) || Self.kind(path + "/" + place) == nil {
      try file(place, text)
    } else {
      kept.insert(place)
    }
  }

  /// Makes a link, if it is not as it should be.
  mutating func link(_ place: String, to original: String) throws(ProjectError) {
    let target = try prepared(place)
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: target)) == original { return }
    try remove(target)
    do {
      try FileManager.default.createSymbolicLink(atPath: target, withDestinationPath: original)
    } catch {
      throw ProjectError(.system("the link cannot be made"), at: target)
    }
    changed.insert(place)
  }

  /// Removes what was listed and was not written this time, writes the list, and gives what changed, sorted.
  mutating func finish() throws(ProjectError) -> [String] {
    for place in listed.subtracting(kept).sorted() where hasPlainFolders(place) {
      let target = path + "/" + place
      guard Self.kind(target) != nil, Self.kind(target) != .typeDirectory else { continue }
      try remove(target)
      changed.insert(place)
      removeEmptyFolders(above: place)
    }
    let text = kept.sorted().map { $0 + "\n" }.joined()
    let list = path + "/" + Self.list
    if FileManager.default.contents(atPath: list) != Data(text.utf8) { try write(text, to: list) }
    return changed.sorted()
  }

  // MARK: Steps

  /// The path of a place whose folders are there and are no links.
  private mutating func prepared(_ place: String) throws(ProjectError) -> String {
    guard Self.isInside(place) else {
      throw ProjectError(.system("the name '\(VisibleText.quoted(place))' cannot be a file's"), at: path)
    }
    kept.insert(place)
    if listed.insert(place).inserted { try note(place) }
    var folder = path
    for part in place.split(separator: "/").dropLast() {
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
    return path + "/" + place
  }

  /// Adds a place to the list on the disk, in a line of its own also behind half a line.
  private func note(_ place: String) throws(ProjectError) {
    let list = path + "/" + Self.list
    do throws(FileFailure) {
      try OutputFile.append("\n\(place)\n", to: list)
    } catch {
      throw ProjectError(.system("\(error)"), at: list)
    }
  }

  private func hasPlainFolders(_ place: String) -> Bool {
    var folder = path
    return place.split(separator: "/").dropLast().allSatisfy { part in
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

  private func removeEmptyFolders(above place: String) {
    var parts = place.split(separator: "/").dropLast()
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

  private static func isInside(_ place: String) -> Bool {
    let parts = place.split(separator: "/", omittingEmptySubsequences: false)
    return !place.contains { "\n\r\0".contains($0) } && parts.allSatisfy { !["", ".", ".."].contains($0) }
  }
}
