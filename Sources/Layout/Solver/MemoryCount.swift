/// Counts the blocks of memory that solvers make or enlarge while a test runs.
package final class MemoryCount: Sendable {
  /// The counter of the current task; nil except in tests.
  @TaskLocal package static var current: MemoryCount?

  /// Written by the task that counts alone.
  package nonisolated(unsafe) private(set) var blocks = 0

  package init() {}

  func add() { blocks += 1 }
}
