package import Foundation
import PlainviewRuntime

/// The file that holds what a snapshot should be: `__Snapshots__/<test file>/<test>[.<name>].txt`.
package struct GoldenFile: Equatable, Sendable {
  package let path: String
  /// The folder that the file cannot be outside of, whatever links there are.
  private let root: String

  package var url: URL { URL(fileURLWithPath: path) }
  package var name: String { String(path[path.index(after: slash)...]) }
  package var folder: String { String(path[..<slash]) }

  /// Larger files are not read and larger texts not written: a picture has a few thousand bytes.
  package static let sizeLimit = 8 << 20

  /// The golden of a test; `directory` holds a folder for each test file, `snapshotDirectory` the goldens themselves.
  package init(
    testFile: String, testName: String, name: String?, pathExtension: String, directory: String?,
    snapshotDirectory: String? = nil
  ) throws {
    let ending = GoldenName.sanitized(pathExtension)
    var file = GoldenName.ofTest(testName)
    guard !file.isEmpty, !ending.isEmpty else { throw Problem.emptyName }
    if let name {
      let part = GoldenName.shortened(GoldenName.sanitized(name), to: 80)
      guard !part.isEmpty else { throw Problem.emptyName }
      file += "." + part
    }
    let source = SourcePath(testFile)
    root = snapshotDirectory ?? directory ?? source.folder + "/__Snapshots__"
    let folder = snapshotDirectory ?? root + "/" + source.stem
    path = Self.absolute(folder) + "/" + file + "." + GoldenName.shortened(ending, to: 20)
  }

  /// The text file of that name in a folder; `/` in the name leads to a folder inside.
  package init(folder: URL, name: String) throws {
    let components = name.split(separator: "/", omittingEmptySubsequences: false)
      .map { GoldenName.shortened(GoldenName.sanitized(String($0)), to: 200) }
    guard components.allSatisfy({ !$0.isEmpty }) else { throw Problem.emptyName }
    root = folder.path
    path = Self.absolute(root) + "/" + components.joined(separator: "/") + ".txt"
  }

  /// A file that is there already, as a listing found it.
  package init(existing path: String, root: String) {
    self.path = Self.absolute(path)
    self.root = root
  }

  private var slash: String.Index { path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex }

  private static func absolute(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  // MARK: Reading

  /// The golden text; nil when there is no file.
  package func read() throws -> String? { try bytes().map { try text(of: $0) } }

  /// The bytes of the file; nil when there is none.
  package func bytes() throws -> [UInt8]? {
    do {
      return try BoundedFile.bytes(at: path, limit: Self.sizeLimit)
    } catch {
      switch error {
      case .folder: throw Problem.isFolder(path)
      case .notAFile: throw Problem.notAFile(path)
      case .tooLarge(let bytes): throw Problem.tooLarge(path, bytes: bytes)
      case .failed(let reason): throw Problem.unreadable(path, reason: reason)
      }
    }
  }

  func text(of bytes: [UInt8]) throws -> String {
    if let offset = GoldenText.invalidOffset(in: bytes) { throw Problem.notText(path, offset: offset) }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Writing

  /// Writes the text and its companions so that no reader sees half of them.
  package func write(_ text: String, companions: [CompanionFile] = []) throws {
    try replace(try bytes(), with: text, companions: companions)
  }

  /// Writes the text if the file still holds what was read; another process may have recorded meanwhile.
  ///
  /// Companions come first, so that a program that is ended between them records both again.
  package func replace(_ known: [UInt8]?, with text: String, companions: [CompanionFile] = []) throws {
    guard text.utf8.count <= Self.sizeLimit else { throw Problem.textTooLarge(path, bytes: text.utf8.count) }
    try guardedly {
      try OutputFile.makeFolder(folder)
      try checkLocation()
      try FolderLock.holding(folder) {
        let (new, present) = (Array(text.utf8), try bytes())
        let isThere = present == new
        guard isThere || present == known else { throw Problem.recordedMeanwhile(path) }
        if present == nil { try checkSiblingNames() }
        let files = companions.files(besides: path)
        try OutputFile.write(
          isThere ? files : files + [(path, new)], removing: CompanionFile.paths(besides: path, without: companions))
      }
    }
  }

  /// Deletes the file with its companions and its pending text; the file itself last, since the others are found by it.
  package func delete() throws {
    try guardedly {
      try checkLocation()
      PendingSnapshot.remove(at: path + PendingLocation.ending)
      for companion in CompanionFile.paths(besides: path) { OutputFile.remove(companion) }
      WritePoint.pass()
      try FileManager.default.removeItem(atPath: path)
      WritePoint.pass()
    }
  }

  private func guardedly(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let problem as Problem {
      throw problem
    } catch let failure as FileFailure {
      throw Problem.unwritable(path, failure)
    } catch {
      throw Problem.unwritable(path, FileFailure(reason: error.localizedDescription))
    }
  }

  /// Refuses read-only files, and links out of the folder; a link to another golden is written through.
  private func checkLocation() throws {
    let allowed = RealPath.of(root)
    let isInside = { (real: String) in real == allowed || real.hasPrefix(allowed + "/") }
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
      guard FileStatus(path) != nil, isInside(RealPath.of(path)) else { throw Problem.isLink(path, to: target) }
    }
    guard isInside(RealPath.of(folder)) else { throw Problem.leavesFolder(path, root: allowed) }
    if let mode = FileStatus(path)?.mode, mode & 0o222 == 0 { throw Problem.readOnly(path) }
  }

  /// Names that differ only by case or by how letters are composed are one file on other systems.
  private func checkSiblingNames() throws {
    let folded = GoldenName.folded(name)
    let siblings = try FileManager.default.contentsOfDirectory(atPath: folder)
    if let other = siblings.sorted().first(where: { $0 != name && GoldenName.folded($0) == folded }) {
      throw Problem.sameButForCase(path, other: other)
    }
  }
}
