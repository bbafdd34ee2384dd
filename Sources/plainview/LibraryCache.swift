import Foundation
import PlainviewCommands
import PlainviewPackageBuilding
import PlainviewRuntime

/// Where this program finds UIKit for packages, and the output while it is built.
@MainActor enum LibraryCache {
  /// The library beside the program if it is an installed one, else that of the clone, built if need be.
  static func library() throws -> SharedLibrary {
    let toolchain = try Toolchain()
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    if let library = try SharedLibrary(installedBeside: program, toolchain: toolchain) { return library }
    return try SharedLibrary(of: source(), toolchain: toolchain, cache: folder, report: report)
  }

  /// The clone that this program was built from.
  static func source() throws -> LibrarySource {
    guard let source = LibrarySource(holding: #filePath) else {
      throw BuildFailure("plainview: the sources of UIKit are not where this program was built, build it again")
    }
    return source
  }

  /// The folder for what is built once: as the desktop's conventions have it.
  static var folder: String {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["PLAINVIEW_CACHE"], !folder.isEmpty {
      return URL(fileURLWithPath: folder).standardizedFileURL.path
    }
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/plainview" }
    return (environment["HOME"] ?? "/tmp") + "/.cache/plainview"
  }

  static let report = BuildReport(
    line: { text in
      Progress.clear()
      try? FileHandle.standardError.write(contentsOf: Data((VisibleText.lines(text) + "\n").utf8))
    },
    progress: { Progress.show($0) })

  /// Runs a build; a failure is reported to the user.
  static func reportingFailures<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let failure as BuildFailure {
      Progress.clear()
      throw InputError(failure.description)
    }
  }
}
