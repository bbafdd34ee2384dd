import Foundation
import PlainviewGraphics
import PlainviewInterfaceBuilder
import Testing

@Suite struct InterfaceDocumentTests {
  @Test func `a storyboard tells its settings`() throws {
    let document = try Fixture.document("login.storyboard")
    #expect(document.kind == .storyboard)
    #expect(document.toolsVersion == "22155")
    #expect(document.usesAutoLayout && document.usesSafeAreas && document.usesTraitCollections)
    #expect(!document.isLaunchScreen)
    #expect(document.diagnostics.map(\.description) == [])
  }

  @Test func `the canvas is the device in its orientation`() throws {
    let document = try Fixture.document("login.storyboard")
    #expect(document.device?.deviceID == "retina6_12")
    #expect(document.device?.isDark == true)
    #expect(document.canvas.size == CGSize(width: 852, height: 393))
    #expect(document.canvas.safeArea == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
  }

  @Test(arguments: ["layout='fullscreen'/>", "><adaptation id='fullscreen'/></device>"])
  func `a tablet's adaptation is in either notation`(rest: String) throws {
    let text = "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'><device id='ipad9_7' \(rest)</document>"
    #expect(try InterfaceDocument(text: text, path: "A.xib").device?.adaptation == "fullscreen")
  }

  @Test func `scenes and their objects come in document order`() throws {
    let document = try Fixture.document("login.storyboard")
    #expect(document.scenes.map(\.sceneID) == ["scn-01-aaa", "scn-02-bbb", "scn-03-ccc"])
    #expect(
      document.scenes.map { $0.controller?.kind } == [
        .navigationController, .viewController, .viewControllerPlaceholder,
      ])
    #expect(
      document.scenes[1].objects.map(\.node.name) == [
        "viewController", "placeholder", "exit", "tapGestureRecognizer", "pongPressGestureRecognizer", "customObject",
      ])
    #expect(document.scenes[1].exit?.id == "ext-01-bbb")
    #expect(document.scenes[0].canvasLocation == CGPoint(x: -120, y: 40.5))
  }

  @Test func `the initial controller and those with identifiers are found`() throws {
    let document = try Fixture.document("login.storyboard")
    #expect(document.initialController?.storyboardIdentifier == "Start")
    #expect(document.controller(storyboardIdentifier: "Login")?.id == "log-01-bbb")
    #expect(document.controller(storyboardIdentifier: "Nobody") == nil)
    #expect(document.controller(id: "vie-01-bbb") == nil)
  }

  @Test func `the index knows each object's role, parent and scene`() throws {
    let document = try Fixture.document("login.storyboard")
    let expected: [(String, DocumentIndex.Role, String?)] = [
      ("nav-01-aaa", .controller, nil), ("bar-01-aaa", .view, "nav-01-aaa"), ("txt-01-bbb", .view, "stk-01-bbb"),
      ("cst-01-bbb", .constraint, "vie-01-bbb"), ("gui-01-bbb", .layoutGuide, "vie-01-bbb"),
      ("tap-01-bbb", .recognizer, nil), ("itm-01-bbb", .navigationItem, "log-01-bbb"),
      ("bbi-03-bbb", .barButtonItem, "itm-01-bbb"), ("tab-01-bbb", .tabBarItem, "log-01-bbb"),
      ("act-04-bbb", .connection, "tap-01-bbb"), ("fst-02-bbb", .placeholder, nil), ("ext-01-bbb", .exit, nil),
      ("obj-01-bbb", .other, nil), ("hom-01-ccc", .controller, nil),
    ]
    for (id, role, parent) in expected {
      #expect(document.index[id]?.role == role, "\(id)")
      #expect(document.index[id]?.parentID == parent, "\(id)")
    }
    #expect(document.scene(of: "txt-01-bbb")?.sceneID == "scn-02-bbb")
    #expect(document.index["nobody"] == nil)
  }

  @Test func `a xib tells its owner, its views and its recognizers`() throws {
    let document = try Fixture.document("card.xib")
    #expect(document.kind == .xib)
    #expect(document.filesOwner?.customClass == "CardView")
    #expect(document.filesOwner?.outlets.map(\.destinationID) == ["ttl-01-aaa"])
    #expect(document.firstResponder?.id == "-2")
    #expect(document.views.map(\.id) == ["crd-01-aaa"])
    #expect(document.recognizers.map(\.kind) == [.pan, .screenEdgePan])
    #expect(document.scenes.isEmpty)
    #expect(document.scene(of: "ttl-01-aaa") == nil)
  }

  @Test func `resources give images their sizes and named colours their components`() throws {
    let document = try Fixture.document("login.storyboard")
    #expect(document.imageResource(named: "key")?.size == CGSize(width: 24, height: 12.5))
    #expect(document.imageResource(named: "gear")?.isSymbol == true)
    #expect(document.imageResource(named: "nothing") == nil)
    let root = try #require(document.view(id: "vie-01-bbb"))
    let accent = try #require(root.tintColor)
    #expect(accent.source == .named("Accent"))
    #expect(
      document.components(of: accent)
        == ColorElement.Components(red: 1, green: 0.5, blue: 0.25, alpha: 0.75, space: .displayP3))
    let background = try #require(root.backgroundColor)
    #expect(background.source == .system("systemBackgroundColor"))
    #expect(
      document.components(of: background)
        == ColorElement.Components(red: 1, green: 1, blue: 1, alpha: 1, space: .gray))
  }

  @Test func `the canvas size of a rendered custom view is kept`() throws {
    let document = try Fixture.document("card.xib")
    #expect(document.designableSize(ofViewWithID: "btn-01-aaa") == CGSize(width: 87, height: 35))
    #expect(document.designableSize(ofViewWithID: "ttl-01-aaa") == nil)
  }

  static let deviceless: [(attributes: String, metrics: String, id: String)] = [
    ("useTraitCollections='YES'", "", "none"),
    ("", "", "retina3_5"),
    ("", "<simulatedScreenMetrics key='destination' type='retina4'/>", "retina4_0"),
    (
      "useTraitCollections='YES'", "<simulatedScreenMetrics key='destination' type='retina4_7.fullscreen'/>",
      "retina4_7"
    ),
    ("targetRuntime='iOS.CocoaTouch.iPad'", "", "ipad9_7"),
  ]

  @Test(arguments: deviceless)
  func `a document without a device gets the one of its time`(attributes: String, metrics: String, id: String) throws {
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' \(attributes)>
      <simulatedMetricsContainer key='defaultSimulatedMetrics'>\(metrics)</simulatedMetricsContainer></document>
      """
    #expect(try InterfaceDocument(text: text, path: "A.storyboard").deviceProfile.id == id)
  }
}
