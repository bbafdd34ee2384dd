import Foundation
import PlainviewPackageBuilding
import Testing

/// The package in the cache that is generated for an Xcode project.
@Suite final class ProjectPackageTests {
  private let folder: String
  private var app: String { folder + "/Über uns" }
  private var cache: String { folder + "/cache" }
  private let lines = Lines()

  /// What was said.
  private final class Lines: @unchecked Sendable { var all: [String] = [] }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("project-\(UUID().uuidString)").path
    try write("@main struct App { static func main() {} }\n", "Über uns/App.swift")
    try write("import XCTest\n", "Über uns/AppTests.swift")
    try write(Self.project, "Über uns/App.xcodeproj/project.pbxproj")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, _ path: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func package(_ call: [String] = ["test"]) throws -> ProjectPackage {
    let arguments = try #require(try ProjectArguments(call, in: app))
    let lines = lines
    return try ProjectPackage(arguments, modules: [], cache: cache) { lines.all.append($0) }
  }

  /// What is below a folder, sorted; links are not followed.
  private func contents(_ folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
  }

  @Test func `A project becomes a package of links in the cache, and nothing is written beside it`() throws {
    let before = try contents(app)
    let package = try package()
    #expect(package.folder.hasPrefix(cache + "/projects/App-"))
    #expect(FileManager.default.fileExists(atPath: package.folder + "/Package.swift"))
    #expect(package.tests == ["AppTests"])
    #expect(
      package.originals == [
        package.folder + "/Sources/App/App_.swift": app + "/App.swift",
        package.folder + "/Sources/AppTests/AppTests_.swift": app + "/AppTests.swift",
      ])
    #expect(try contents(app) == before)
  }

  @Test func `What does not come along is said before the build, and once more in short`() throws {
    try write("import SwiftUI\nstruct Card: View {}\n", "Über uns/AppTests.swift")
    _ = try package()
    #expect(lines.all.contains { $0.contains("import SwiftUI in AppTests.swift") && $0.hasSuffix("costs AppTests") })
    lines.all = []
    let again = try package()
    #expect(again.tests == [])
    #expect(lines.all.count == 1)
    #expect(lines.all.first?.hasPrefix("plainview: App: AppTests cannot be built, ") == true)
  }

  @Test func `A project of which nothing comes along is an error`() throws {
    for name in ["App", "AppTests"] { try write("import SwiftUI\nstruct A: View {}\n", "Über uns/\(name).swift") }
    #expect(throws: BuildFailure("\(app)/App.xcodeproj: no target can be built, see above")) { try package() }
  }

  @Test func `The package manager's configuration stays where the project has none of that name`() throws {
    #expect(
      try package(["build", "--configuration", "release"]).swiftArguments == ["build", "--configuration", "release"])
    #expect(try package(["build", "--configuration", "Debug"]).swiftArguments == ["build"])
    #expect(
      throws: BuildFailure(
        "\(app)/App.xcodeproj: the project has no configuration 'Beta'; it has Debug")
    ) { try package(["build", "--configuration", "Beta"]) }
  }

  @Test func `A target that is not there is one clear line, and the cache stays as it was`() throws {
    _ = try package()
    let before = try contents(cache)
    #expect(
      throws: BuildFailure("\(app)/App.xcodeproj: the project has no target 'AppTest'; did you mean 'AppTests'?")
    ) { try package(["test", "--target", "AppTest"]) }
    #expect(try contents(cache) == before)
  }

  @Test func `A merge that was not finished is one clear line with its place`() throws {
    try write("{\n<<<<<<< HEAD\n", "Über uns/App.xcodeproj/project.pbxproj")
    #expect(
      throws: BuildFailure(
        "\(app)/App.xcodeproj/project.pbxproj:2:1: a merge was not finished here: this is a conflict marker; "
          + "resolve the conflict")
    ) { try ProjectArguments(["test"], in: app)?.check() }
  }

  @Test func `Packages of projects that are gone are removed`() throws {
    let old = try package().folder
    try FileManager.default.moveItem(atPath: app, toPath: folder + "/New")
    let arguments = try #require(try ProjectArguments(["test"], in: folder + "/New"))
    let new = try ProjectPackage(arguments, modules: [], cache: cache) { _ in }
    #expect(new.folder != old)
    #expect(!FileManager.default.fileExists(atPath: old))
  }

  /// An app with one source and a target with one test file.
  private static let project = """
    { objectVersion = 56; rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (A, T); };
      G = { isa = PBXGroup; children = (F, U); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      U = { isa = PBXFileReference; path = AppTests.swift; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (S); buildConfigurationList = L; };
      T = { isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
        buildPhases = (V); buildConfigurationList = L; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      V = { isa = PBXSourcesBuildPhase; files = (C); };
      B = { isa = PBXBuildFile; fileRef = F; };
      C = { isa = PBXBuildFile; fileRef = U; };
      L = { isa = XCConfigurationList; buildConfigurations = (D); };
      D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
    }; }
    """
}
