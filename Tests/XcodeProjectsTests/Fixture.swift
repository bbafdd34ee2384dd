import Foundation

/// The projects under `Fixtures/XcodeProjects`.
enum Fixture {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/XcodeProjects").path

  static func path(_ name: String) -> String { root + "/" + name }

  static func relative(_ path: String) -> String { path.replacing(root + "/", with: "") }
}
