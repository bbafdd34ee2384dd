import PlainviewCommandLine
import PlainviewSnapshot

/// The pending snapshots that arguments name, and those among them that cannot be used.
@MainActor struct PendingFiles {
  private(set) var files: [PendingFile] = []
  private var problems: [String] = []

  /// Folders stand for all pending files below them, goldens for those beside them.
  init(at locations: [String]) throws {
    for location in locations {
      let paths: [String]
      do {
        paths = try PendingFile.paths(at: location)
      } catch let problem as PendingFile.Problem {
        throw InputError(problem.text)
      }
      for path in paths where !files.contains(where: { $0.path == path }) { add(path) }
    }
  }

  private mutating func add(_ path: String) {
    do {
      files.append(try PendingFile(path))
    } catch {
      problems.append((error as? PendingFile.Problem)?.text ?? "\(path): \(error)")
    }
  }

  /// Does something with each file; how many it was done with. What fails is reported and left as it is.
  mutating func forEach(_ body: (PendingFile) throws -> Void) -> Int {
    var done = 0
    for path in files.map(\.path) {
      do {
        // Read again: accepting one inline snapshot moves the others of its source.
        try body(try PendingFile(path))
        done += 1
      } catch {
        problems.append((error as? PendingFile.Problem)?.text ?? "\(path): \(error)")
      }
    }
    return done
  }

  /// Prints what could not be used; the exit code that it means.
  func complain() -> ExitCode {
    for problem in problems { Console.complain(problem) }
    return problems.isEmpty ? .success : .failures
  }
}
