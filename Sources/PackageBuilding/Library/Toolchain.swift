import Foundation

/// The Swift toolchain that the search path finds.
package struct Toolchain: Sendable {
  /// The output of `swift --version`, which differs for every toolchain.
  package let version: String

  /// Asks the toolchain for its version; fails if none is found, or if it was not tested.
  package init() throws {
    let result = try CommandOutput.of(["swift", "--version"])
    version = String(decoding: result.output, as: UTF8.self)
    guard result.status == 0, version.contains("Swift version ") else {
      throw BuildFailure("swift: not found, install the toolchain that the README names")
    }
    guard Self.isSupported(version) else {
      throw BuildFailure(
        "swift: plainview needs Swift 6.3, this is \(name); install the toolchain that the README names")
    }
  }

  /// Whether the clock and the rewritten sources were tested with a toolchain.
  package static func isSupported(_ version: String) -> Bool { version.contains("Swift version 6.3") }

  /// The short name, as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  package var name: String { Self.name(version) }

  package static func name(_ version: String) -> String {
    String(version.split(separator: "\n").first ?? "an unknown toolchain")
  }
}
