import Foundation
import PlainviewRuntime

/// A file that an option such as `--output` names.
struct OutputPath {
  let path: String
  /// What errors begin with.
  private let location: String

  /// Fails if the file could not be written; called before there is anything to write.
  init(_ path: String, location: String? = nil) throws {
    self.path = path
    self.location = location ?? path
    do throws(FileFailure) {
      try OutputFile.check(path)
    } catch {
      throw InputError("\(self.location): \(error)")
    }
  }

  func write(_ text: String) throws {
    do throws(FileFailure) {
      try OutputFile.write(text, to: path)
    } catch {
      throw InputError("\(location): \(error)")
    }
  }
}

extension TemporaryFolder {
  /// A folder for what a command's other processes write; its user is told when none can be made.
  static func ofCommand() throws -> TemporaryFolder {
    do throws(FileFailure) {
      return try TemporaryFolder()
    } catch {
      throw InputError("\(FileManager.default.temporaryDirectory.path): \(error)")
    }
  }
}
