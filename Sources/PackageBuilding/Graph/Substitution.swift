import Foundation

/// A module of a package for which this program has its own: imports of its name get that one.
package struct Substitution: Sendable {
  /// The module that sources import.
  package let module: String
  /// The package that declares it, by the last part of its URL.
  package let package: String
  /// The replacing module.
  package let replacement: String
  /// Why, in a sentence.
  package let reason: String

  /// All substitutions; `plainview swift substitutions` prints them.
  package static let all: [Substitution] = [
    Substitution(
      module: "SnapshotTesting", package: "swift-snapshot-testing", replacement: "PlainviewSnapshotTesting",
      reason: "Views have no pixels here: images are compared as texts, in files beside the pictures."),
    Substitution(
      module: "InlineSnapshotTesting", package: "swift-snapshot-testing", replacement: "PlainviewSnapshotTesting",
      reason: "It writes literals by the same rules."),
  ]

  /// The replacements by the modules' names.
  static let replacements = Dictionary(uniqueKeysWithValues: all.map { ($0.module, $0.replacement) })

  /// The substitution of a target by its name and its sources: that of the package, not of any target that has the name.
  static func of(_ target: PackageGraph.Target) -> Substitution? {
    all.first { substitution in
      target.name == substitution.module
        && target.files.contains { path in
          path.split(separator: "/").contains { $0.lowercased() == substitution.package }
        }
    }
  }

  /// The text compiled instead of a target's source: the first one re-exports the replacement, the others are empty.
  func text(ofFile index: Int) -> String { index == 0 ? "@_exported import \(replacement)\n" : "" }

  /// The table as text.
  package static var table: String {
    all.map { "import \($0.module)  (package \($0.package))  is  \($0.replacement)\n  \($0.reason)" }
      .joined(separator: "\n")
  }
}
