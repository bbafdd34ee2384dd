import Foundation
import Synchronization

/// The source files of this run, whatever tests run at once.
enum InlineSources {
  private static let sources = Mutex<[String: InlineSource]>([:])

  /// Works with the source as it was built.
  static func with<Result: Sendable>(
    _ path: String, _ body: (inout InlineSource) throws(InlineProblem) -> Result
  ) throws(InlineProblem) -> Result {
    try sources.withLock { sources throws(InlineProblem) in
      var source: InlineSource
      if let known = sources[path] {
        source = known
      } else {
        guard !isNewerThanProgram(path) else { throw .changed(path) }
        source = try InlineSource(path)
      }
      defer { sources[path] = source }
      return try body(&source)
    }
  }

  private static let swept = Mutex<Set<String>>([])

  /// Removes the pending texts of an older state of a source, once in a run.
  static func removeStale(of path: String, in folder: String) {
    guard swept.withLock({ $0.insert(path).inserted }) else { return }
    InlineChange.removeStale(of: path, in: folder)
  }

  /// Whether the file was written after the program was built: its positions are then not those of the program.
  private static func isNewerThanProgram(_ path: String) -> Bool {
    guard let source = FileStatus(path), let program = FileStatus(program) else { return false }
    return source.isNewer(than: program)
  }

  private static var program: String {
    #if os(Linux)
    "/proc/self/exe"
    #else
    CommandLine.arguments.first ?? ""
    #endif
  }
}
