import Foundation
import PlainviewPackageBuilding
import Testing

/// The arguments of a call that are about an Xcode project.
@Suite final class ProjectArgumentsTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("Arguments ü \(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func make(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
  }

  private func arguments(_ line: String) throws -> ProjectArguments? {
    try ProjectArguments(line.split(separator: " ").map(String.init), in: folder)
  }

  @Test func `What is about the project is taken, the rest is passed on`() throws {
    let found = try #require(
      try arguments("test --project Sub/A.xcodeproj --filter Login --target=App --target Kit --configuration Beta"))
    #expect(found.path == folder + "/Sub/A.xcodeproj")
    #expect(found.targets == ["App", "Kit"])
    #expect(found.configuration == "Beta")
    #expect(found.swiftArguments == ["test", "--filter", "Login"])
  }

  @Test func `Words behind two hyphens are the program's`() throws {
    let found = try arguments("run --project=/A.xcodeproj App -- --target x")
    #expect(found?.swiftArguments == ["run", "App", "--", "--target", "x"])
    #expect(found?.path == "/A.xcodeproj")
    #expect(found?.targets == [])
  }

  @Test func `The single project of a folder without a package is taken`() throws {
    #expect(try arguments("test") == nil)
    try make("A.xcodeproj")
    #expect(try arguments("test")?.path == folder + "/A.xcodeproj")
    #expect(try arguments("test --package-path Other --target X") == nil)
    try make("B.xcodeproj")
    #expect(try arguments("test") == nil)
    #expect(try arguments("test --project B.xcodeproj")?.path == folder + "/B.xcodeproj")
  }

  @Test func `A package in the folder goes before a project`() throws {
    try make("A.xcodeproj")
    try Data().write(to: URL(fileURLWithPath: folder + "/Package.swift"))
    #expect(try arguments("build --target X") == nil)
    #expect(try arguments("build --target X --project .")?.targets == ["X"])
  }

  @Test(arguments: [
    ("test --project", "plainview: --project needs a value behind it"),
    ("test --project A.xcodeproj --target=", "plainview: --target needs a value behind it"),
    ("test --project A --package-path B", "plainview: --project and --package-path exclude each other, take one"),
    ("package --project A describe", "plainview: with a project there are the subcommands build, test and run"),
  ]) func `What cannot be meant is one clear line`(line: String, text: String) {
    #expect(throws: BuildFailure(text)) { try arguments(line) }
  }
}
