import Foundation
import PlainviewInterfaceBuilder
import PlainviewRuntime
import PlainviewUIKitCore
import Testing

/// Controllers that documents put into each other, with and without an end (H3).
@MainActor @Suite struct ContainmentTests {
  private static func storyboard(_ scenes: [String], initial: String = "a") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
      useAutolayout="YES" initialViewController="\(initial)">
    <device id="retina4_7" orientation="portrait"/>
    <scenes>
    \(scenes.joined(separator: "\n"))
    </scenes>
    </document>
    """
  }

  /// A scene on one line, whose views embed other scenes.
  private static func scene(_ id: String, embedding others: [String]) -> String {
    let containers = others.map {
      "<containerView id='\(id)-\($0)'><connections><segue kind='embed' destination='\($0)' id='s-\(id)-\($0)'/>"
        + "</connections></containerView>"
    }
    return "<scene sceneID='scene-\(id)'><objects><viewController id='\(id)' sceneMemberID='viewController'>"
      + "<view key='view' id='view-\(id)'><subviews>\(containers.joined())</subviews></view>"
      + "</viewController></objects></scene>"
  }

  private static func navigation(_ id: String, root: String) -> String {
    "<scene sceneID='scene-\(id)'><objects><navigationController id='\(id)' sceneMemberID='viewController'><connections>"
      + "<segue kind='relationship' relationship='rootViewController' destination='\(root)' id='s-\(id)'/></connections>"
      + "</navigationController></objects></scene>"
  }

  private static func reference(_ id: String, to storyboard: String) -> String {
    "<scene sceneID='scene-\(id)'><objects><viewControllerPlaceholder id='\(id)' storyboardName='\(storyboard)' "
      + "sceneMemberID='viewController'/></objects></scene>"
  }

  private func error(_ scenes: [String]) throws -> DocumentError {
    let loader = try Sample.loader(Self.storyboard(scenes)) { $0.missingCode = .recorded }
    return try Sample.run { try #require(throws: DocumentError.self) { try loader.controller(scene: nil) } }
  }

  // The first scene is on line 5.
  @Test func `H3 a storyboard that embeds itself ends with an error at the segue`() throws {
    let error = try error([Self.scene("a", embedding: ["a"])])
    #expect(error.position?.line == 5)
    #expect(error.problem == .endlessContainment(["a", "a"]))
    #expect(
      error.description.hasSuffix(
        ": a controller contains itself without end (a > a), remove one of the segues or references between them"))
    #expect(error.description.hasPrefix("Test.storyboard:5:"))
  }

  @Test func `H3 a circle over two scenes is said at its last segue, whichever scene is shown`() throws {
    let scenes = [Self.scene("a", embedding: ["b"]), Self.scene("b", embedding: ["a"])]
    #expect(try error(scenes).position?.line == 6)
    let loader = try Sample.loader(Self.storyboard(scenes)) { $0.missingCode = .recorded }
    let other = try Sample.run { try #require(throws: DocumentError.self) { try loader.controller(scene: "b") } }
    #expect(try other == error(scenes))
  }

  @Test func `H3 relationships and embedding segues make circles together`() throws {
    let scenes = [Self.scene("a", embedding: ["n"]), Self.navigation("n", root: "a")]
    #expect(try error(scenes).problem == .endlessContainment(["a", "n", "a"]))
  }

  @Test func `H3 storyboards that refer to each other, or to themselves, end with an error`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plainview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, other) in [("Self", "Self"), ("A", "B"), ("B", "A")] {
      let text = Self.storyboard([Self.reference("p", to: other)], initial: "p")
      try Data(text.utf8).write(to: folder.appendingPathComponent(name + ".storyboard"))
    }
    for (name, names) in [
      ("Self", ["Self.storyboard", "Self.storyboard"]), ("A", ["A.storyboard", "B.storyboard", "A.storyboard"]),
    ] {
      let path = folder.appendingPathComponent(name + ".storyboard").path
      var options = LoadingOptions()
      options.missingCode = .recorded
      let loader = DocumentLoader(document: try InterfaceDocument(contentsOf: path), options: options)
      let error = try Sample.run { try #require(throws: DocumentError.self) { try loader.controller(scene: nil) } }
      #expect(error.path == path && error.position?.line == 5)
      #expect(error.problem == .endlessContainment(names))
    }
  }

  @Test func `H3 where the app's classes are there, which could end it, the circle ends the app at some depth`() throws
  {
    for scenes in [
      [Self.scene("a", embedding: ["a", "a"])], [Self.scene("a", embedding: ["b"]), Self.scene("b", embedding: ["a"])],
      [Self.scene("a", embedding: ["n"]), Self.navigation("n", root: "a")],
    ] {
      let process = SimulatedProcess()
      let exception = try #require(throws: UncaughtException.self) {
        try Sample.run(in: process) {
          let controller = try Sample.loader(Self.storyboard(scenes)).controller(scene: nil)
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.rootViewController = controller
          window.makeKeyAndVisible()
          UIApplication.shared.commit()
        }
      }
      #expect(exception.name == "NSInternalInconsistencyException")
      #expect(exception.reason.hasPrefix("Test.storyboard:5:"))
      #expect(exception.reason.contains("contains itself without end (a > "))
    }
  }

  @Test func `H3 a scene that is embedded several times is no circle`() throws {
    let scenes = [
      Self.scene("a", embedding: ["b", "c", "c"]), Self.scene("b", embedding: ["c"]), Self.scene("c", embedding: []),
    ]
    try Sample.run {
      let loader = try Sample.loader(Self.storyboard(scenes)) { $0.missingCode = .recorded }
      let controller = try loader.controller(scene: nil)
      controller.loadViewIfNeeded()
      #expect(controller.children.map(\.documentID) == ["b", "c", "c"])
      #expect(controller.children[0].children.map(\.documentID) == ["c"])
    }
  }

  @Test func `H9 a controller whose id a view before it has too is made all the same`() throws {
    let taken = Self.scene("a", embedding: []).replacing("view-a", with: "b")
    let scenes = [taken, Self.scene("b", embedding: [])]
    try Sample.run {
      let loader = try Sample.loader(Self.storyboard(scenes, initial: "b"))
      #expect(try loader.controller(scene: nil).documentID == "b")
      #expect(loader.document.scene(ofController: "b")?.sceneID == "scene-b")
      #expect(loader.diagnostics.map(\.message) == ["the id 'b' is taken by <view> of 5:89"])
    }
  }
}
