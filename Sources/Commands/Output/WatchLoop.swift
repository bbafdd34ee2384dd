import Foundation
package import PlainviewCommandLine
import PlainviewSnapshot

/// `--watch`: runs a command again whenever a file changes that it names, or one in a folder that it names.
@MainActor package struct WatchLoop {
  package static let option = Option(
    "watch", .flag, "Run again whenever a file changes that is named, or lies beside one or in a named folder.")

  private let arguments: [String]
  private let folders: [String]

  /// Nil where the command line does not ask for it.
  package init?(_ arguments: [String]) throws {
    let options = arguments.prefix { $0 != "--" }
    guard let index = options.firstIndex(of: "--watch") else { return nil }
    self.arguments = Array(arguments[..<index] + arguments[(index + 1)...])
    let paths = self.arguments.dropFirst().filter { FileManager.default.fileExists(atPath: $0) }
    guard !paths.isEmpty else {
      throw InputError("plainview: `--watch` has no file to look at, name one that is there")
    }
    folders = paths.map { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      let folder = (path as NSString).deletingLastPathComponent
      return isFolder.boolValue ? path : folder.isEmpty ? "." : folder
    }.uniqued()
  }

  /// Runs until the user ends the program.
  package func run() throws -> ExitCode {
    var known = state
    while true {
      try play()
      Console.complain("plainview: waiting for changes in \(folders.joined(separator: ", ")), Ctrl-C ends")
      repeat { poll(nil, 0, Self.pause) } while state == known
      known = state
    }
  }

  /// Milliseconds between two checks of the files.
  private static let pause: Int32 = 300

  /// The command as a program of its own: nothing of one run is left in the next one.
  private func play() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
  }

  /// When each file was changed last, and how long it is.
  private var state: [String: String] {
    var state: [String: String] = [:]
    for folder in folders {
      for path in FileListing.files(below: folder) {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { continue }
        let date = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
        state[path] = "\(date) \(attributes[.size] as? Int ?? 0)"
      }
    }
    return state
  }
}
