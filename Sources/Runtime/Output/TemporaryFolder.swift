import Foundation

/// A new folder among the files that do not last, which is removed by its program.
///
/// Its program holds a lock on it for as long as it is there. One without a lock was left by a program that was ended,
/// and goes when the next one is made.
package final class TemporaryFolder: Sendable {
  /// The path of the folder, without a slash at its end.
  package let path: String
  private let file: Int32

  private static let beginning = "plainview-run."
  private static let random = "XXXXXX"

  /// A folder of this object alone, in the folder for temporary files.
  package convenience init() throws(FileFailure) { try self.init(in: FileManager.default.temporaryDirectory.path) }

  /// A folder of this object alone, in another one.
  package init(in parent: String) throws(FileFailure) {
    Self.removeLeft(from: parent)
    for _ in 0..<100 {
      var template = Array("\(parent)/\(Self.beginning)\(Self.random)".utf8CString)
      guard mkdtemp(&template) != nil else { throw .last }
      let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard let file = Self.hold(path) else {
        rmdir(path)
        continue
      }
      self.path = path
      self.file = file
      return
    }
    throw FileFailure(errno: EEXIST)
  }

  deinit {
    remove()
    close(file)
  }

  /// Removes the folder and what is in it; again does nothing.
  package func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// A file that holds the lock; nil when another program takes the folder for one that was left. Some file systems have no locks.
  private static func hold(_ path: String) -> Int32? {
    let file = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    let isLocked = flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
    var held = stat()
    var named = stat()
    if isLocked, fstat(file, &held) == 0, lstat(path, &named) == 0, held.st_ino == named.st_ino { return file }
    close(file)
    return nil
  }

  // MARK: Folders of programs that were ended

  private static func removeLeft(from parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(beginning) && name.count == beginning.count + random.count {
      removeIfLeft("\(parent)/\(name)")
    }
  }

  /// Removes a folder of this user that no program holds.
  private static func removeIfLeft(_ path: String) {
    let file = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_uid == geteuid() else { return }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(atPath: path) }
  }
}
