import Foundation
import Synchronization

/// A new file that replaces another one beside it, or is removed.
///
/// Its program holds a lock on it for as long as it is there. One without a lock was left by a program that was ended,
/// and goes when the next one writes into the folder.
final class TemporaryFile {
  private let target: String
  private let path: String
  private let file: Int32
  private var isThere = true

  private static let counter = Mutex(0)

  /// A file of this object alone: never an existing one, never through a link.
  init(beside target: String) throws(FileFailure) {
    self.target = target
    let folder = OutputDestination.folder(of: target)
    LeftFiles.remove(from: folder)
    for _ in 0..<100 {
      let number = Self.counter.withLock { counter in
        counter += 1
        return counter
      }
      let path = folder + LeftFiles.name(process: getpid(), number: number)
      WritePoint.pass()
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard file >= 0 else {
        guard errno == EEXIST else { throw .last }
        continue
      }
      WritePoint.pass()
      guard Self.hold(file) else {
        close(file)
        continue
      }
      self.path = path
      self.file = file
      return
    }
    throw FileFailure(errno: EEXIST)
  }

  deinit {
    if isThere { unlink(path) }
    close(file)
  }

  /// Whether the file is ours: another program may have taken it for one that was left. Some file systems have no locks.
  private static func hold(_ file: Int32) -> Bool {
    if flock(file, LOCK_EX | LOCK_NB) != 0 { return errno != EWOULDBLOCK }
    var status = stat()
    return fstat(file, &status) == 0 && status.st_nlink > 0
  }

  /// Writes all of it, so that a full device is noticed.
  func fill(with bytes: [UInt8], mode: mode_t?) throws(FileFailure) {
    try ByteStream.fill(file, with: bytes)
    if let mode { fchmod(file, mode & 0o7777) }
    // File systems of a network tell when a descriptor is closed; the lock stays with the other one.
    let copy = fcntl(file, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0, close(copy) == 0 else { throw .last }
  }

  /// Gives the file the name of the other one.
  func replaceTarget() throws(FileFailure) {
    WritePoint.pass()
    guard rename(path, target) == 0 else { throw .last }
    isThere = false
    WritePoint.pass()
  }
}

/// Temporary files of programs that were ended while they wrote.
enum LeftFiles {
  private static let ending = ".tmp"
  private static let beginning = ".plainview-"
  private static let looked = Mutex<Set<String>>([])

  static func name(process: pid_t, number: Int) -> String { "\(beginning)\(process)-\(number)\(ending)" }

  /// Removes those in a folder that no program holds; each folder is searched once.
  static func remove(from folder: String) {
    guard looked.withLock({ $0.insert(folder).inserted }) else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    for name in names where isTemporary(name) { removeIfLeft(folder + name) }
  }

  private static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix(beginning), name.hasSuffix(ending) else { return false }
    let numbers = name.dropFirst(beginning.count).dropLast(ending.count).split(separator: "-")
    return numbers.count == 2 && numbers.allSatisfy { $0.allSatisfy { ("0"..."9").contains($0) } }
  }

  private static func removeIfLeft(_ path: String) {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
  }
}
