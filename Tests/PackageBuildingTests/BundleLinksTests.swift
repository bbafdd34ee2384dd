import Foundation
import PlainviewPackageBuilding
import PlainviewStage
import Testing

/// Bundles of resources under the names that they have on Apple's systems.
@Suite final class BundleLinksTests {
  private let scratch: ScratchFolder
  private let folder: String

  init() throws {
    scratch = try ScratchFolder()
    folder = scratch.path
  }

  deinit { ScratchFolder.removeWithLocks(folder + "/.build/plainview/manifests") }

  @Test func `The bundles of a package are those of its targets with resources`() throws {
    try scratch.write(
      """
      // swift-tools-version:5.5
      import PackageDescription
      let package = Package(name: "Shop Kit", targets: [
        .target(name: "Shop", resources: [.process("Images"), .copy("a.json")]), .target(name: "Plain"),
        .testTarget(name: "ShopTests", dependencies: ["Shop"], resources: [.copy("Fixtures")]),
      ])
      """, to: "Package.swift")
    for name in ["Sources/Shop", "Sources/Plain", "Tests/ShopTests"] { try scratch.write("", to: "\(name)/a.swift") }
    try SharedLibrary.makeFolder(folder + "/.build/plainview")
    let graph = try PackageGraph(root: folder, scratch: folder + "/.build", state: folder + "/.build/plainview")
    #expect(graph.bundles == ["Shop Kit_Shop", "Shop Kit_ShopTests"])
  }

  @Test func `A link has the bundle's files, also of a bundle that is built after it; what is there stays`() throws {
    let version = "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu\n"
    let links = try #require(BundleLinks(scratch: folder + "/.build", configuration: "release", toolchain: version))
    let built = ".build/x86_64-unknown-linux-gnu/release"
    try scratch.write("own", to: "\(built)/A_Own.bundle/a.txt")
    try links.write(["A_Own", "A_B"])
    try links.write(["A_Own", "A_B"])
    try scratch.write("resource", to: "\(built)/A_B.resources/a.txt")
    let bundle = try #require(Bundle(path: "\(folder)/\(built)/A_B.bundle"))
    let file = try #require(bundle.url(forResource: "a", withExtension: "txt"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "resource")
    #expect(try String(contentsOfFile: "\(folder)/\(built)/A_Own.bundle/a.txt", encoding: .utf8) == "own")
  }

  @Test func `Where no link can be made the error names it`() throws {
    let version = "Target: x86_64-unknown-linux-gnu"
    try scratch.write("a file in place of a folder", to: ".build")
    let links = try #require(BundleLinks(scratch: folder + "/.build", configuration: "debug", toolchain: version))
    #expect(throws: BuildFailure.self) { try links.write(["A_B"]) }
    try links.write([])
    #expect(BundleLinks(scratch: folder, configuration: "debug", toolchain: "Swift version 6.3.1") == nil)
  }
}
