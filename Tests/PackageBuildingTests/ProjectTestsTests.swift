import Foundation
import PlainviewPackageBuilding
import PlainviewStage
import Testing

/// Tests of a project of which one target cannot be compiled.
@Suite final class ProjectTestsTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tests-\(UUID().uuidString)").path
    try write("@main struct App { static func main() {} }\n", "App/App.swift")
    try write("import Testing\n@Test func holds() {}\n", "App/GoodTests.swift")
    try write("import Testing\n@Test func isDamaged() { missing() }\n", "App/BadTests.swift")
    try write(Self.project, "App/App.xcodeproj/project.pbxproj")
  }

  deinit { ScratchFolder.removeWithLocks(folder) }

  private func write(_ text: String, _ path: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test func `Options of tests alone are not those of a build`() {
    let options = ["--filter", "A", "-c", "release", "--parallel", "--skip=B", "--num-workers", "2", "-Xswiftc", "-g"]
    #expect(TestOptions.removed(from: options) == ["-c", "release", "-Xswiftc", "-g"])
  }

  @Test func `The other tests run without the target, and the command fails`() throws {
    let library = try stub()
    let arguments = try #require(try ProjectArguments(["test", "--filter", "holds"], in: folder + "/App"))
    nonisolated(unsafe) var lines: [String] = []
    let package = try ProjectPackage(arguments, modules: library.moduleNames, cache: folder + "/cache") {
      lines.append($0)
    }
    lines = []
    let runs = TestRuns(report: { lines.append($0) }, print: { lines.append($0) })
    let tests = ProjectTests(of: package, with: library, runs: runs) { lines.append($0) }
    #expect(tests.isDivisible)
    #expect(try tests.run() == 1)
    #expect(
      lines == [
        "plainview: BadTests cannot be compiled, see above; these are the tests without it",
        "plainview: BadTests could not be compiled, and was left out",
      ])
    #expect(FileManager.default.fileExists(atPath: package.folder + "/Sources/GoodTests"))
    #expect(!FileManager.default.fileExists(atPath: package.folder + "/Sources/BadTests"))
  }

  /// A library that has the names that packages of projects need, and nothing of UIKit.
  private func stub() throws -> SharedLibrary {
    let root = folder + "/prefix/lib/plainview"
    try write(
      """
      public enum __UIKitRuntime {
        public static func bundle(_ module: String, _ folder: String, isApp: Bool = false, app: String? = nil) {}
      }
      """, "UIKit.swift")
    for name in ["lib", "modules"] {
      try FileManager.default.createDirectory(atPath: root + "/" + name, withIntermediateDirectories: true)
    }
    for (name, more) in [
      ("plainview", ["-emit-module-path", root + "/modules/UIKit.swiftmodule"]), ("plainviewtesting", []),
    ] {
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.arguments = ["swiftc", "-emit-library", "-module-name", "UIKit", folder + "/UIKit.swift"]
      compiler.arguments! += ["-o", root + "/lib/lib\(name).so"] + more
      try compiler.run()
      compiler.waitUntilExit()
      try #require(compiler.terminationStatus == 0)
    }
    let toolchain = try Toolchain()
    let description = ["toolchain": toolchain.version, "source": folder]
    try JSONEncoder().encode(description).write(to: URL(fileURLWithPath: root + "/complete.json"))
    return try #require(
      try SharedLibrary(installedBeside: folder + "/prefix/bin/plainview", toolchain: toolchain))
  }

  /// An app and two targets of tests, with one source each.
  private static let project: String = {
    let targets = [("App", "application"), ("GoodTests", "bundle.unit-test"), ("BadTests", "bundle.unit-test")]
    let objects = targets.map { name, type in
      """
      F\(name) = { isa = PBXFileReference; path = \(name).swift; sourceTree = "<group>"; };
      T\(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)";
        buildPhases = (S\(name)); buildConfigurationList = L; };
      S\(name) = { isa = PBXSourcesBuildPhase; files = (B\(name)); };
      B\(name) = { isa = PBXBuildFile; fileRef = F\(name); };
      """
    }
    func ids(_ letter: String) -> String { targets.map { letter + $0.0 }.joined(separator: ", ") }
    return """
      { objectVersion = 56; rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (\(ids("T"))); };
        G = { isa = PBXGroup; children = (\(ids("F"))); sourceTree = "<group>"; };
        L = { isa = XCConfigurationList; buildConfigurations = (D); };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
        \(objects.joined(separator: "\n"))
      }; }
      """
  }()
}
