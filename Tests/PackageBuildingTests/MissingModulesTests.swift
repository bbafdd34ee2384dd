import Foundation
import PlainviewPackageBuilding
import PlainviewXcodeProjects
import Testing

/// What is said before a build of a graph that needs modules which are not there.
@Suite struct MissingModulesTests {
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
      import CoreData
      #if canImport(SwiftUI)
        import SwiftUI
      #endif
      import os.log
      """, "Sources/Plain/Plain.swift": "import Foundation\n",
      "Sources/App/App.swift": "import Combine\nimport UIKit\n",
      "Tests/AppTests/AppTests.swift": "import XCTest\n",
    ] {
      let url = URL(fileURLWithPath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try FileManager.default.createDirectory(atPath: folder + "/.build/plainview", withIntermediateDirectories: true)
  }

  private func lines(adding more: String? = nil, isNews: Bool = true) throws -> [String] {
    if let more {
      try FileManager.default.createDirectory(atPath: "\(folder)/Sources/\(more)", withIntermediateDirectories: true)
      try Data("public struct A {}\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/Sources/\(more)/A.swift"))
      let path = URL(fileURLWithPath: folder + "/Package.swift")
      let manifest = try String(contentsOf: path, encoding: .utf8)
      try Data(manifest.replacing("targets: [\n", with: "targets: [.target(name: \"\(more)\"),\n").utf8).write(to: path)
    }
    let state = folder + "/.build/plainview"
    let graph = try PackageGraph(root: folder, scratch: folder + "/.build", state: state)
    return try MissingModules(in: graph, remembered: state, isNews: isNews).lines
  }

  @Test func `A module that is not there is said once a target, with the targets that it costs`() throws {
    let expected = [
      "\(folder)/Sources/Store/Store.swift: there is no module CoreData here; costs Store, App, AppTests",
      "\(folder)/Sources/App/App.swift: there is no module Combine here; costs App, AppTests; add the package "
        + "https://github.com/OpenCombine/OpenCombine and its product OpenCombineShim to the target: the import is "
        + "then taken as one of it",
    ]
    #expect(try lines() == expected)
    #expect(try lines(isNews: false) == expected)
    try Data("import Foundation\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/Sources/Store/Store.swift"))
    #expect(try lines() == [expected[1]])
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
    #expect(graph.targets.filter(\.standsOnC).map(\.name) == ["Plain"])
    #expect(graph.targets.count == 4)
  }

  @Test func `Combine is there where the graph has OpenCombine`() throws {
    #expect(try lines(adding: "OpenCombine").count == 1)
    let target = PackageGraph.Target(name: "OpenCombine", type: "regular", files: [])
    let source = folder + "/Sources/App/App.swift"
    let app = PackageGraph.Target(name: "App", type: "regular", files: [source])
    var overlay = SourceOverlay(of: [target, app], scratch: folder + "/.build", folder: folder + "/.build/plainview")
    try overlay.update()
    let description = try String(contentsOfFile: overlay.path, encoding: .utf8)
    let rewritten = try #require(description.firstMatch(of: /"external-contents":"([^"]*)"/))
    let text = try String(contentsOfFile: String(rewritten.1).replacing("\\/", with: "/"), encoding: .utf8)
    #expect(text == "import OpenCombine\nimport UIKit\n")
  }

  @Test func `The modules that the library offers are known to those who look for missing ones`() {
    let known = KnownModules().available
    for name in LibraryModule.names { #expect(known.contains(name), "\(name)") }
  }
}
