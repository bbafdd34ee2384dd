import Foundation
import PlainviewPackageBuilding
import PlainviewStage
import PlainviewXcodeProjects
import Testing

/// What is said before a build of a graph that needs modules which are not there.
@Suite final class MissingModulesTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("missing-\(UUID().uuidString)").path
    for (name, text) in [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop", products: [.library(name: "ShopKit", targets: ["Store"])],
        targets: [
          .target(name: "Store"), .target(name: "Plain"), .target(name: "App", dependencies: ["Store"]),
          .testTarget(name: "AppTests", dependencies: ["App", .target(name: "Plain")]),
        ])
      """,
      "Sources/Store/Store.swift": """
      import Foundation
      import HomeKit
      #if canImport(SwiftUI)
        import SwiftUI
      #endif
      import os.log
      public final class Order: HMHome {}
      """, "Sources/Store/Cart.swift": "public final class Cart: Basket<Order> {}\n",
      "Sources/Store/Shelf.swift": "public final class Shelf: Basket<Cart> {}\n",
      "Sources/Plain/Plain.swift": "import Foundation\n",
      "Sources/App/App.swift": "import ShazamKit\nimport UIKit\n@main struct App { let session: SHSession? }\n",
      "Tests/AppTests/AppTests.swift": "import XCTest\n",
    ] {
      let url = URL(fileURLWithPath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try FileManager.default.createDirectory(atPath: folder + "/.build/plainview", withIntermediateDirectories: true)
  }

  deinit { ScratchFolder.removeWithLocks(folder) }

  private func lines(adding more: String? = nil) throws -> [String] {
    if let more {
      try FileManager.default.createDirectory(atPath: "\(folder)/Sources/\(more)", withIntermediateDirectories: true)
      try Data("public struct A {}\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/Sources/\(more)/A.swift"))
      let path = URL(fileURLWithPath: folder + "/Package.swift")
      let manifest = try String(contentsOf: path, encoding: .utf8)
      try Data(manifest.replacing("targets: [\n", with: "targets: [.target(name: \"\(more)\"),\n").utf8).write(to: path)
    }
    let state = folder + "/.build/plainview"
    let graph = try PackageGraph(root: folder, scratch: folder + "/.build", state: state)
    return try MissingModules(in: graph, remembered: state).lines
  }

  @Test func `A module that is not there is said once a target, with the targets that it costs`() throws {
    let expected = [
      "\(folder)/Sources/Store/Store.swift: there is no module HomeKit here; costs Store, App, AppTests",
      "\(folder)/Sources/App/App.swift: there is no module ShazamKit here; costs App, AppTests",
    ]
    #expect(try lines() == expected)
    #expect(try lines() == expected)
    try Data("import Foundation\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/Sources/Store/Store.swift"))
    #expect(try lines() == [expected[1]])
  }

  @Test func `Lost targets are empty, so that the others are built`() throws {
    func leftOut() throws -> [String] {
      let state = folder + "/.build/plainview"
      let graph = try PackageGraph(root: folder, scratch: folder + "/.build", state: state)
      let leftOut = try MissingModules(in: graph, remembered: state).leftOut
      return leftOut.map { ($0 as NSString).lastPathComponent }.sorted()
    }
    #expect(try leftOut() == ["App.swift", "AppTests.swift", "Cart.swift", "Shelf.swift", "Store.swift"])
    // A program cannot be empty.
    let path = URL(fileURLWithPath: folder + "/Package.swift")
    let manifest = try String(contentsOf: path, encoding: .utf8)
    try Data(manifest.replacing(".target(name: \"App\"", with: ".executableTarget(name: \"App\"").utf8).write(to: path)
    try Data("import ShazamKit\n@main struct App { static func main() {} }\n".utf8)
      .write(to: URL(fileURLWithPath: folder + "/Sources/App/App.swift"))
    #expect(try leftOut() == [])
  }

  @Test func `The library's modules that sources import, or ask for in conditions, are named`() throws {
    func modules() throws -> Set<String> {
      let state = folder + "/.build/plainview"
      let graph = try PackageGraph(root: folder, scratch: folder + "/.build", state: state)
      return try MissingModules(in: graph, remembered: state).ofLibrary
    }
    #expect(try modules() == ["os"])
    let text = """
      #if canImport( Combine ) && !canImport(HomeKit)
        import Foundation; @preconcurrency import MapKit
      #elseif os(macOS)
        import WebKit
      #endif
      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/Sources/Plain/Plain.swift"))
    for _ in 0..<2 { #expect(try modules() == ["os", "Combine", "MapKit"]) }
  }

  @Test func `Sources that the others can do without are left out, and empty to the compiler`() throws {
    let store = folder + "/Sources/Store/"
    for (name, text) in [
      "Shelf.swift": "public final class Shelf {}\n", "Cart.swift": "import SwiftUI\npublic final class Cart {}\n",
      "Lamp.swift": "import UIKit\n#Preview(\"Lamp\") {\n  Lamp()\n}\nfinal class Lamp: UIView {}\n",
    ] { try Data(text.utf8).write(to: URL(fileURLWithPath: store + name)) }
    try Data("import XCTest\nimport Store\nlet order: Order? = nil\n".utf8)
      .write(to: URL(fileURLWithPath: folder + "/Tests/AppTests/AppTests.swift"))
    try Data("import UIKit\n".utf8).write(to: URL(fileURLWithPath: folder + "/Sources/App/App.swift"))
    let state = folder + "/.build/plainview"
    let graph = try PackageGraph(root: folder, scratch: folder + "/.build", state: state)
    let missing = try MissingModules(in: graph, remembered: state)
    #expect(
      missing.lines == [
        "plainview: Store is built without Store.swift: there is no module HomeKit here",
        "plainview: AppTests is built without AppTests.swift: needs what Store.swift declares",
      ])
    #expect(missing.unused == [store + "Cart.swift": ["SwiftUI"]])
    var overlay = SourceOverlay(
      of: graph.targets, scratch: folder + "/.build", folder: state, leftOut: missing.leftOut,
      unusedImports: missing.unused)
    try overlay.update()
    let description = try String(contentsOfFile: overlay.path, encoding: .utf8).replacing("\\/", with: "/")
    let texts = try description.matches(of: /"external-contents":"([^"]*)","name":"([^"]*)"/).reduce(into: [:]) {
      $0[($1.output.2 as NSString).lastPathComponent] = try String(contentsOfFile: String($1.output.1), encoding: .utf8)
    }
    #expect(texts["Store.swift"] == "" && texts["AppTests.swift"] == "")
    #expect(texts["Cart.swift"] == "import UIKit; import Combine\npublic final class Cart {}\n")
    #expect(texts["Lamp.swift"]?.contains("Preview") == false)
    #expect(texts["Lamp.swift"]?.hasSuffix("\nfinal class Lamp: UIView {}\n") == true)
    #expect(texts["Shelf.swift"] == nil)
  }

  @Test func `A target stands on C where one that it depends on has no Swift sources`() throws {
    try FileManager.default.createDirectory(atPath: folder + "/Sources/CPlain", withIntermediateDirectories: true)
    try Data("int one(void);\n".utf8).write(to: URL(fileURLWithPath: folder + "/Sources/CPlain/plain.h"))
    let path = URL(fileURLWithPath: folder + "/Package.swift")
    let manifest = try String(contentsOf: path, encoding: .utf8)
      .replacing(
        ".target(name: \"Plain\"), .target",
        with: ".target(name: \"CPlain\"), .target(name: \"Plain\", dependencies: [\"CPlain\"]), .target")
    try Data(manifest.utf8).write(to: path)
    let graph = try PackageGraph(root: folder, scratch: folder + "/.build", state: folder + "/.build/plainview")
    #expect(graph.targets.filter(\.dependsOnC).map(\.name) == ["Plain"])
    #expect(graph.targets.count == 4)
  }

  @Test(arguments: [("5.3", true), ("5.4", true), ("5.5", false), ("5.9", false)])
  func `Of some versions SwiftPM makes a bundle of documents by itself`(version: String, isMade: Bool) throws {
    let path = URL(fileURLWithPath: folder + "/Package.swift")
    let manifest = try String(contentsOf: path, encoding: .utf8)
    try Data(manifest.replacing("tools-version: 5.9", with: "tools-version:\(version)").utf8).write(to: path)
    try Data().write(to: URL(fileURLWithPath: folder + "/Sources/Plain/Plain.xib"))
    let graph = try PackageGraph(root: folder, scratch: folder + "/.build", state: folder + "/.build/plainview")
    let plain = try #require(graph.targets.first { $0.name == "Plain" })
    #expect((plain.resourceFolder == nil) == isMade)
  }

  @Test func `The modules that the library offers are known to those who look for missing ones`() {
    let known = KnownModules().available
    for name in LibraryModule.names { #expect(known.contains(name), "\(name)") }
  }
}
