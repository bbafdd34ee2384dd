import Foundation
import PlainviewXcodeProjects
import Testing

@Suite struct PackagePlanTests {
  private let sample: SampleProject

  init() throws { sample = try SampleProject() }

  @Test func `Apps, frameworks and tests become targets that depend on each other`() throws {
    let plan = try PackagePlan(of: XcodeProject(at: Fixture.path("Notes")))
    #expect(plan.targets.map(\.module) == ["Notes", "NotesKit", "NotesTests", "NotesUITests"])
    #expect(
      plan.targets.map(\.kind) == [.executable, .library, .unitTests(app: "Notes"), .interfaceTests(app: "Notes")])
    #expect(
      plan.targets.map(\.dependencies) == [[.target("NotesKit")], [], [.target("Notes")], [.target("Notes")]])
    #expect(plan.targets[0].bundle.infoPlist == Fixture.path("Notes/Notes/Info.plist"))
    #expect(plan.targets[0].compilation.languageMode == "v4")
    #expect(plan.targets[0].compilation.conditions == ["DEBUG", "LOG", "NOTES", "TRACE"])
    #expect(
      plan.report == [
        "Notes (Debug): 4 of 5 targets can be built", "  Notes: app, 2 sources, 4 resources",
        "  NotesKit: library, 1 source, 0 resources", "  NotesTests: unit tests of Notes, 1 source, 0 resources",
        "  NotesUITests: UI tests of Notes, 1 source, 0 resources", "does not come along:",
        "  Notes: Lint: scripts of a build do not run here",
        "  Today: Today: it is of the kind 'app extension', which does not run here; costs Today",
      ])
  }

  @Test func `A target that cannot be built takes those along that need it, and no others`() throws {
    try sample.add(
      .init(name: "Charts", type: "framework"), sources: ["C.swift": "import SpriteKit\nclass C: SKNode {}"])
    try sample.add(.init(name: "Model", type: "framework"), sources: ["M.swift": "import Foundation"])
    try sample.add(
      .init(name: "App", dependencies: ["Charts", "Model"]), sources: ["A.swift": "import Model\n@main struct A {}"])
    try sample.add(
      .init(name: "AppTests", type: "bundle.unit-test", dependencies: ["App"]), sources: ["T.swift": "import XCTest"])
    try sample.add(
      .init(name: "ModelTests", type: "bundle.unit-test", dependencies: ["Model"]),
      sources: ["MT.swift": "@testable import Model"])
    let plan = try sample.plan()
    #expect(plan.targets.map(\.name) == ["Model", "ModelTests"])
    #expect(plan.leftOut.map(\.costs) == [["Charts", "App", "AppTests"]])
    #expect(
      plan.leftOut.map(\.description) == [
        "Charts: import SpriteKit in C.swift: there is no such module here; costs Charts, App, AppTests"
      ])
  }

  @Test func `A bundle of resources comes along in the bundle of the target that holds it`() throws {
    try sample.write("R/en.lproj/Texts.strings")
    try sample.write("R/Icons.xcassets/Contents.json", "{}")
    try sample.write("R/Bubble.xib")
    let texts = ["R/en.lproj/Texts.strings", "R/Icons.xcassets", "R/Bubble.xib"]
    try sample.add(.init(name: "KitResources", type: "bundle", resources: texts))
    try sample.add(
      .init(name: "Kit", type: "framework", dependencies: ["KitResources"], bundles: ["KitResources"]),
      sources: ["K.swift": "import UIKit"])
    try sample.add(.init(name: "Lonely", type: "bundle", resources: texts))
    let plan = try sample.plan()
    #expect(plan.targets.map(\.name) == ["Kit"])
    #expect(
      plan.targets.first?.bundle.resources.map(\.bundlePath) == [
        "KitResources.bundle/Bubble.xib", "KitResources.bundle/Icons.xcassets",
        "KitResources.bundle/en.lproj/Texts.strings",
      ])
    #expect(plan.targets.first?.bundle.resources.first?.compiledPath == "KitResources.bundle/Bubble.nib")
    #expect(
      plan.leftOut.map(\.description) == [
        "Lonely: Lonely: it is of the kind 'bundle', which does not run here; costs Lonely"
      ])
  }

  @Test func `What other projects of the workspace build comes along where it is imported`() throws {
    let kit = try SampleProject()
    try kit.add(.init(name: "Kit", type: "framework"), sources: ["K.swift": "import Foundation"])
    try kit.add(.init(name: "Unused", type: "framework"), sources: ["U.swift": "import Foundation"])
    try kit.add(.init(name: "Demo"), sources: ["D.swift": "import Kit\n@main struct D {}"])
    _ = try kit.project()
    try FileManager.default.createDirectory(
      at: sample.folder.appendingPathComponent("Libraries"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: kit.folder, to: sample.folder.appendingPathComponent("Libraries/Kit"))
    try sample.add(.init(name: "App"), sources: ["A.swift": "import Kit\n@main struct A {}"])
    #expect(try sample.plan().targets.isEmpty)
    try sample.write(
      "All.xcworkspace/contents.xcworkspacedata",
      """
      <Workspace version = "1.0">
        <FileRef location = "group:Sample.xcodeproj"></FileRef>
        <Group location = "container:Libraries" name = "Libraries">
          <FileRef location = "group:Kit/Sample.xcodeproj"></FileRef>
        </Group>
      </Workspace>
      """)
    let plan = try sample.plan()
    #expect(plan.targets.map(\.name) == ["App", "Kit"])
    #expect(plan.targets.map(\.dependencies) == [[.target("Kit")], []])
    #expect(plan.targets[1].sources == [sample.folder.path + "/Libraries/Kit/K.swift"])
    #expect(plan.leftOut == [])
  }

  @Test func `An import costs nothing where a condition or a comment keeps it away`() throws {
    let text = """
      /* import CoreData /* import SceneKit */ import ARKit */
      // import SwiftUI
      #if canImport(SwiftUI) && DEBUG
      import SwiftUI
      #elseif os(macOS) || os(watchOS)
      import AppKit
      #else
      import struct Foundation.URL
      #endif
      #if !os(iOS)
      import WatchKit
      #endif
      let generated = \"\"\"
        import SceneKit
        \"\"\"
      """
    try sample.add(.init(name: "App"), sources: ["A.swift": text + "\n@MainActor @main class A {}"])
    #expect(try sample.plan().leftOut == [])
  }

  @Test(arguments: [
    ("import SwiftUI\nlet a: Text", "SwiftUI"), ("@testable import HomeKit\nlet a: HMHome", "HomeKit"),
    ("public import SpriteKit\nlet a: SKView", "SpriteKit"),
    ("import class SceneKit.SCNView\nlet a: SCNView", "SceneKit"),
    ("import SwiftUI; import UIKit\nlet a: Color", "SwiftUI"),
    ("#if DEBUG\nimport ARKit\n#endif\nlet a: ARSession", "ARKit"),
    ("@_exported\timport  HomeKit\nlet a: HMRoom", "HomeKit"),
    ("#if os(macOS)\nimport AppKit\n#else\nimport RealityKit\n#endif", "RealityKit"), ("import Nowhere", "Nowhere"),
  ])
  func `An import of a module that is not there costs its target`(_ text: String, _ module: String) throws {
    try sample.add(.init(name: "App"), sources: ["A.swift": "", "main.swift": text])
    let plan = try sample.plan()
    #expect(plan.leftOut.map(\.reason) == [.module(module, hint: "")])
    #expect(plan.leftOut.map(\.costs) == [["App"]])
  }

  @Test func `Other languages, models and scripts are left out, and cost nothing where nothing uses them`() throws {
    try sample.write("Old.m")
    try sample.write("Shader.metal")
    try sample.add(
      .init(
        name: "App", files: ["Old.m", "Shader.metal", "Store.xcmappingmodel"], settings: ["OTHER_SWIFT_FLAGS": "-O"],
        scripts: ["Lint"]), sources: ["A.swift": "@main struct A {}"])
    let plan = try sample.plan()
    #expect(plan.targets.map(\.name) == ["App"])
    #expect(
      plan.leftOut.map(\.reason) == [
        .model("Core Data mapping"), .language("Metal"), .language("Objective-C"), .script, .flag,
      ])
    #expect(plan.leftOut.allSatisfy { $0.costs == [] })
  }

  @Test func `A bridging header costs its target when a Swift source uses what it declares`() throws {
    try sample.write("Bridge.h", "// Old\n#import <UIKit/UIKit.h>\n#import \"Old.h\"\n")
    try sample.write("Old.h", "@interface OldCell : UIView\n- (void)draw;\n@end\nint OldCount(int limit);\n")
    try sample.add(
      .init(name: "App", headers: ["Old.h"], settings: ["SWIFT_OBJC_BRIDGING_HEADER": "Bridge.h"]),
      sources: ["A.swift": "// OldCell\nlet name = \"OldCell\"\n@main struct A {}"])
    #expect(try sample.plan().targets.count == 1)
    try sample.write("A.swift", "let cell = OldCell()\n@main struct A {}")
    let plan = try sample.plan()
    #expect(plan.targets.isEmpty)
    #expect(plan.leftOut.map(\.reason) == [.headers(used: ["OldCell"])])
  }

  @Test func `The sources of a framework see the modules that its headers include`() throws {
    try sample.write("Kit.h", "#import <UIKit/UIKit.h>\n#import <Kit/More.h>\nextern double KitVersionNumber;\n")
    try sample.write("More.h", "@import Foundation;\n#import <Metal/Metal.h>\n")
    try sample.add(
      .init(name: "Kit", type: "framework", headers: ["Kit.h", "More.h"]), sources: ["A.swift": "class A { }"])
    #expect(try sample.plan().targets.first?.headerModules == ["Foundation", "UIKit"])
  }

  @Test func `A framework needs types of its headers, whatever else those include`() throws {
    try sample.write("Old.h", "#import <AppKit/AppKit.h>\ntypedef NS_CLOSED_ENUM(NSInteger, OldAxis) { one };\n")
    try sample.add(
      .init(name: "Kit", type: "framework", headers: ["Old.h"]), sources: ["A.swift": "let one = 1"])
    #expect(try sample.plan().targets.count == 1)
    try sample.write("A.swift", "let axis: OldAxis? = nil")
    let plan = try sample.plan()
    #expect(plan.targets.isEmpty)
    #expect(plan.leftOut.map(\.reason) == [.headers(used: []), .headers(used: ["OldAxis"])])
  }

  @Test func `A Swift source among the headers is none`() throws {
    try sample.add(
      .init(name: "Kit", type: "framework", headers: ["Kit.h", "A.swift"]), sources: ["A.swift": "class A { }"])
    try sample.write("Kit.h", "#import <UIKit/UIKit.h>\n")
    let plan = try sample.plan()
    #expect(plan.targets.map(\.name) == ["Kit"])
    #expect(plan.leftOut.isEmpty)
  }

  @Test func `Missing sources, missing packages and unsuitable kinds cost their target`() throws {
    try sample.add(.init(name: "App", files: ["Gone.swift"]), sources: ["A.swift": "@main struct A {}"])
    try sample.add(.init(name: "Feed", type: "framework", products: ["Lost"]), sources: ["F.swift": ""])
    try sample.add(.init(name: "Watch", type: "watchkit2-extension"), sources: ["W.swift": ""])
    try sample.add(.init(name: "Mac", settings: ["SDKROOT": "macosx"]), sources: ["Mac.swift": ""])
    try sample.add(.init(name: "Empty"))
    try sample.add(.init(name: "Endless"), sources: ["E.swift": "// @main"])
    let plan = try sample.plan()
    #expect(plan.targets.isEmpty)
    #expect(
      plan.leftOut.map(\.reason) == [
        .missingFile, .missingPackage, .product(.watch), .platform("macosx"), .noSources, .noEntry,
      ])
  }

  @Test func `Of targets that build the same module the one for phones is taken`() throws {
    try sample.add(
      .init(name: "Kit macOS", type: "framework", settings: ["SDKROOT": "macosx", "PRODUCT_NAME": "Kit"]),
      sources: ["K.swift": ""])
    try sample.add(
      .init(name: "Kit iOS", type: "framework", files: ["K.swift"], settings: ["PRODUCT_NAME": "Kit"]))
    try sample.add(.init(name: "App"), sources: ["A.swift": "import Kit\n@main struct A {}"])
    let plan = try sample.plan()
    #expect(plan.targets.map(\.name) == ["Kit iOS", "App"])
    #expect(plan.targets[1].dependencies == [.target("Kit")])
  }

  @Test func `One target is taken with what it needs and with its tests`() throws {
    try sample.add(.init(name: "Kit", type: "framework"), sources: ["K.swift": ""])
    try sample.add(.init(name: "App", dependencies: ["Kit"]), sources: ["A.swift": "@main struct A {}"])
    try sample.add(.init(name: "Other"), sources: ["O.swift": "import SwiftUI"])
    try sample.add(
      .init(name: "AppTests", type: "bundle.unit-test", settings: ["TEST_HOST": "$(BUILT_PRODUCTS_DIR)/App.app/App"]),
      sources: ["T.swift": ""])
    let plan = try sample.plan(targets: ["App"])
    #expect(plan.considered == ["Kit", "App", "AppTests"])
    #expect(plan.leftOut == [])
    #expect(try sample.plan(targets: ["AppTests"]).considered == ["Kit", "App", "AppTests"])
    #expect(try sample.plan(targets: ["Kit"]).considered == ["Kit"])
    let error = #expect(throws: ProjectError.self) { try sample.plan(targets: ["Ap"]) }
    #expect(error?.remedy == "did you mean 'App'?")
    #expect(throws: ProjectError.self) { try PackagePlan(of: sample.project(), configuration: "Dbug") }
  }

  @Test func `Tests that are named are taken without the other tests of their app`() throws {
    try sample.add(.init(name: "App"), sources: ["A.swift": "@main struct A {}"])
    for name in ["AppTests", "SlowTests"] {
      try sample.add(
        .init(
          name: name, type: "bundle.unit-test", settings: ["TEST_HOST": "$(BUILT_PRODUCTS_DIR)/App.app/App"]),
        sources: ["\(name).swift": ""])
    }
    #expect(try sample.plan(targets: ["App"]).considered == ["App", "AppTests", "SlowTests"])
    #expect(try sample.plan(targets: ["AppTests"]).considered == ["App", "AppTests"])
    #expect(try sample.plan(targets: ["App", "SlowTests"]).considered == ["App", "SlowTests"])
  }

  @Test func `Isolation, features and language modes come from the settings`() throws {
    let compilation = try PackagePlan(of: XcodeProject(at: Fixture.path("Weather App"))).targets.map(\.compilation)
    #expect(compilation.map(\.languageMode) == ["v5", "v6"])
    #expect(compilation.map(\.isMainActorByDefault) == [true, false])
    #expect(
      compilation.map(\.upcomingFeatures) == [
        [
          "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
          "InferSendableFromCaptures", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
        ], ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"],
      ])
  }

  @Test func `Files are found whatever the case in which the project spells them`() throws {
    try sample.write("Views/Cell.swift")
    try sample.add(.init(name: "App", type: "framework", files: ["views/cell.swift"]))
    #expect(try sample.plan().targets.first?.sources == [sample.folder.path + "/Views/Cell.swift"])
  }

  @Test func `An Info.plist is found whatever the case in which the settings spell it`() throws {
    try sample.write("Shop/Main.swift")
    try sample.write("Shop/Info.plist")
    try sample.add(
      .init(
        name: "Shop", type: "framework", files: ["Shop/Main.swift"], settings: ["INFOPLIST_FILE": "shop/Info.plist"]))
    #expect(try sample.plan().targets.first?.bundle.infoPlist == sample.folder.path + "/Shop/Info.plist")
  }

  @Test func `A product whose module the caller offers needs no package`() throws {
    try sample.add(
      .init(name: "Tests", type: "bundle.unit-test", products: ["SnapshotTesting"]),
      sources: ["T.swift": "import SnapshotTesting"])
    #expect(try sample.plan().targets.isEmpty)
    let plan = try PackagePlan(of: sample.project(), modules: KnownModules(offering: ["SnapshotTesting"]))
    #expect(plan.targets.map(\.dependencies) == [[]])
    #expect(plan.leftOut == [])
  }

  @Test func `Modules that the caller offers cost nothing, also in conditions`() throws {
    let text =
      "import ShazamKit\n#if !canImport(ShazamKit)\nimport ARKit\nlet a: ARSession?\n#endif\n@main struct A { let b: SHSession? }"
    try sample.add(.init(name: "App"), sources: ["A.swift": text])
    #expect(try sample.plan().leftOut.count == 2)
    #expect(try PackagePlan(of: sample.project(), modules: KnownModules(offering: ["ShazamKit"])).leftOut == [])
  }
}
