import Foundation
import Synchronization

/// The moments at which something on the disk changes: a test of the files that an ended program leaves ends it at one.
package enum WritePoint {
  /// With `PLAINVIEW_KILL_AT_WRITE=3` in the environment the program is ended by SIGKILL at the third moment, and nothing
  /// else about it changes.
  private static let last = getenv("PLAINVIEW_KILL_AT_WRITE").flatMap { Int(String(cString: $0)) }

  private static let passed = Atomic(0)

  /// Stands before and behind every change.
  package static func pass() {
    guard let last, passed.add(1, ordering: .relaxed).newValue == last else { return }
    kill(getpid(), SIGKILL)
  }

  /// How many of so many bytes are written before the next moment: half of them, without the variable all.
  static func firstPart(of count: Int) -> Int { last == nil ? count : (count + 1) / 2 }
}
