import Foundation
import PlainviewXcodeProjects
import Testing

@Suite struct PackageProductTests {
  private let sample: SampleProject

  init() throws { sample = try SampleProject() }

  @Test func `A product of which the project does not say the package is found in the folder that has it`() throws {
    try sample.write("One/Package.swift", "products: [.library(name: \"Other\")]")
    try sample.write("Two/Package.swift", "products: [.library(name: \"Feed\")]")
    refer(to: ["One", "Two"])
    try sample.add(.init(name: "App", products: ["Feed"]), sources: ["A.swift": "import FeedParts\n@main struct A {}"])
    let plan = try sample.plan()
    #expect(plan.targets.map(\.dependencies) == [[.product("Feed", package: "two")]])
    #expect(plan.packages.map(\.location) == [.local(path: sample.folder.path + "/Two")])
    #expect(plan.leftOut == [])
  }

  @Test func `A manifest that only uses a product does not have it`() throws {
    try sample.write(
      "One/Package.swift",
      "name: \"One\", products: [.library(name: \"One\")], targets: [.target(name: \"One\", dependencies: [\"Feed\"])]")
    try sample.write("Two/Package.swift", "products: [\n  .library(\n    name: \"Feed\", targets: [\"Feed\"])]")
    refer(to: ["One", "Two"])
    try sample.add(.init(name: "App", products: ["Feed"]), sources: ["A.swift": "import Feed\n@main struct A {}"])
    #expect(try sample.plan().targets.map(\.dependencies) == [[.product("Feed", package: "two")]])
  }

  @Test func `A folder that is not there costs the targets that use its products`() throws {
    refer(to: ["Gone"])
    try sample.add(.init(name: "App", products: ["Gone"]), sources: ["A.swift": "@main struct A {}"])
    try sample.add(.init(name: "Kit", type: "framework"), sources: ["K.swift": ""])
    let plan = try sample.plan()
    #expect(plan.targets.map(\.name) == ["Kit"])
    #expect(plan.leftOut.map(\.reason) == [.missingPackage])
  }

  @Test func `Modules that may come from another tool are said so`() throws {
    try sample.write("Podfile", "pod 'Feed'")
    try sample.add(.init(name: "App"), sources: ["A.swift": "import Feed\n@main struct A {}"])
    #expect(
      try sample.plan().leftOut.map(\.description) == [
        "App: import Feed in A.swift: there is no such module here; CocoaPods may have it: after `pod install` the Swift "
          + "sources of pods come along; costs App"
      ])
  }

  private func refer(to folders: [String]) {
    for name in folders {
      sample.extra["R:" + name] = ["isa": "XCLocalSwiftPackageReference", "relativePath": name]
    }
    sample.packageReferences = folders.map { "R:" + $0 }
  }
}
