import Foundation
import PlainviewPackageBuilding
import PlainviewStage
import Testing

/// Manifests as they are read for a phone.
@Suite final class ManifestOverlayTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("manifest-\(UUID().uuidString)")

  deinit {
    ScratchFolder.removeWithLocks(folder.path + "/scratch")
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ path: String, _ text: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func output(of command: [String]) throws -> Data {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }

  /// The package as SwiftPM reads it.
  private func dump(_ overlay: ManifestOverlay) throws -> Data {
    try output(
      of: ["swift", "package", "--package-path", folder.path, "--scratch-path", folder.path + "/scratch"]
        + overlay.arguments + ["dump-package"])
  }

  private func manifest(tools: String) -> String {
    """
    // swift-tools-version:\(tools)
    import PackageDescription
    let package = Package(name: "A", targets: [
      .target(name: "A", dependencies: [
        .target(name: "Phones", condition: .when(platforms: [.macOS, .iOS])),
        .target(name: "Macs", condition: .when(platforms: [.macOS])), "Always",
        .byName(name: "Named", condition: .when(platforms: [.iOS])),
        .byName(name: "Linux", condition: .when(platforms: [.linux])),
      ]),
      .target(name: "Phones"), .target(name: "Macs"), .target(name: "Always"), .target(name: "Named"),
      .target(name: "Linux"),
    ])
    """
  }

  @Test(arguments: ["5.3", "5.9", "6.0"]) func `Dependencies for phones are there, those for others are not`(
    tools: String
  ) throws {
    try write("Package.swift", manifest(tools: tools))
    for name in ["A", "Phones", "Macs", "Always", "Named", "Linux"] { try write("Sources/\(name)/a.swift", "") }
    try write("state/a", "")
    let overlay = try ManifestOverlay(of: [folder.path], state: folder.path + "/state")
    let dumped = try dump(overlay)
    struct Dump: Decodable {
      struct Target: Decodable {
        let name: String
        let dependencies: [[String: [String?]]]
      }
      let targets: [Target]
    }
    let dump = try JSONDecoder().decode(Dump.self, from: dumped)
    let target = try #require(dump.targets.first { $0.name == "A" })
    #expect(target.dependencies.compactMap { $0.values.first?.first } == ["Phones", "Always", "Named"])
  }

  @Test func `Versions of the language that only Xcode knows are those of the compiler`() throws {
    try write(
      "Package.swift",
      """
      // swift-tools-version:5.1
      import PackageDescription
      let package = Package(
        name: "A", targets: [.target(name: "A")],
        swiftLanguageVersions: [.version("5.0"), .version("5.1"), .version("4.2"), .version("4.1")])
      """)
    try write("Sources/A/a.swift", "")
    try write("state/a", "")
    let dumped = try dump(ManifestOverlay(of: [folder.path], state: folder.path + "/state"))
    struct Dump: Decodable { let swiftLanguageVersions: [String] }
    let versions = try JSONDecoder().decode(Dump.self, from: dumped).swiftLanguageVersions
    #expect(versions == ["5", "5", "4.2", "4"])
  }

  @Test func `Manifests without conditions are read as they are`() throws {
    try write("Package.swift", "// swift-tools-version:5.9\nlet package = Package(name: \"A\")\n")
    try write("state/a", "")
    #expect(try ManifestOverlay(of: [folder.path], state: folder.path + "/state").arguments == [])
    #expect(ManifestOverlay.completed("let other = f(condition: .when(platforms: [.iOS]))") == nil)
  }
}
