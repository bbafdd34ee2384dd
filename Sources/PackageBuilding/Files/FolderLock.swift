import Foundation

/// A lock that keeps other runs of the program out of a folder until it is released.
final class FolderLock {
  private let file: Int32

  /// Waits for the lock; `whenWaiting` is called once if another run holds it.
  init(_ folder: String, whenWaiting: () -> Void) throws {
    file = open(folder + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw BuildFailure("\(folder)/lock: cannot be written, look at the folder's rights and its room")
    }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return }
    whenWaiting()
    while flock(file, LOCK_EX) != 0 {
      guard errno == EINTR else { throw BuildFailure("\(folder)/lock: cannot be locked, take another folder") }
    }
  }

  deinit { close(file) }
}
