import Foundation
import PlainviewPackageBuilding
import PlainviewStage
import Testing

/// Conditions of dependencies on platforms.
@Suite final class ManifestConditionTests {
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
    let conditions = try ManifestConditions(of: [folder.path], state: folder.path + "/state")
    let dumped = try output(
      of: ["swift", "package", "--package-path", folder.path, "--scratch-path", folder.path + "/scratch"]
        + conditions.arguments + ["dump-package"])
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

  @Test func `Manifests without conditions are read as they are`() throws {
    try write("Package.swift", "// swift-tools-version:5.9\nlet package = Package(name: \"A\")\n")
    try write("state/a", "")
    #expect(try ManifestConditions(of: [folder.path], state: folder.path + "/state").arguments == [])
    #expect(ManifestConditions.withoutConditions("let other = f(condition: .when(platforms: [.iOS]))") == nil)
  }
}
