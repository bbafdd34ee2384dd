import Foundation
import PlainviewGraphics
import PlainviewInterfaceBuilder
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

@Suite @MainActor struct DocumentLoaderTests {
  private static func scene(_ id: String, _ controller: String) -> String {
    "<scene sceneID=\"scene-\(id)\"><objects>\(controller)</objects></scene>"
  }

  private static func storyboard(_ scenes: [String], initial: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \(initial)>
      <device id="retina4_7" orientation="portrait"/><scenes>\(scenes.joined())</scenes></document>
    """
  }

  private static func plain(_ id: String) -> String {
    scene(
      id,
      "<viewController id=\"\(id)\" storyboardIdentifier=\"\(id.uppercased())\" sceneMemberID=\"viewController\">"
        + "<view key=\"view\" id=\"view-\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/></view>"
        + "</viewController>")
  }

  private static func navigation(_ id: String, root: String) -> String {
    scene(
      id,
      "<navigationController id=\"\(id)\" sceneMemberID=\"viewController\"><connections><segue destination=\"\(root)\" "
        + "kind=\"relationship\" relationship=\"rootViewController\" id=\"s-\(id)\"/></connections></navigationController>"
    )
  }

  @Test(arguments: [("one", "one"), ("ONE", "one"), ("scene-two", "two"), (nil, "one")] as [(String?, String)])
  func `A controller is found by its identifier, its id or its scene's`(name: String?, id: String) throws {
    try Sample.run {
      let loader = try Sample.loader(Self.storyboard([Self.plain("one"), Self.plain("two")]))
      #expect(try loader.controller(scene: name).documentID == id)
    }
  }

  @Test func `A scene that does not exist is an error that names those that do`() throws {
    try Sample.run {
      let loader = try Sample.loader(Self.storyboard([Self.plain("one"), Self.plain("two")]), path: "Main.storyboard")
      let error = try #require(throws: UnknownSceneError.self) { try loader.controller(scene: "three") }
      #expect(error.description == "Main.storyboard: no scene 'three', it has ONE, TWO")
    }
  }

  @Test func `A controller extends to the edges that its document names`() throws {
    try Sample.run {
      let named = try Sample.scene(
        Sample.storyboard(
          view: "<subviews><view restorationIdentifier='box' clearsContextBeforeDrawing='NO' id='box'/></subviews>",
          controller: "extendedLayoutIncludesOpaqueBars='YES' automaticallyAdjustsScrollViewInsets='NO' "
            + "restorationIdentifier='main'",
          inside: "<extendedEdge key='edgesForExtendedLayout' left='YES' bottom='YES'/>"))
      #expect(named.edgesForExtendedLayout == [.left, .bottom] && named.extendedLayoutIncludesOpaqueBars)
      #expect(!named.automaticallyAdjustsScrollViewInsets && named.restorationIdentifier == "main")
      let box = try #require(named.view.subviews.first)
      #expect(box.restorationIdentifier == "box" && !box.clearsContextBeforeDrawing)
      let none = try Sample.scene(Sample.storyboard(inside: "<extendedEdge key='edgesForExtendedLayout'/>"))
      #expect(none.edgesForExtendedLayout == [])
      let plain = try Sample.scene(Sample.storyboard())
      #expect(plain.edgesForExtendedLayout == .all && !plain.extendedLayoutIncludesOpaqueBars)
      #expect(plain.automaticallyAdjustsScrollViewInsets && plain.restorationIdentifier == nil)
    }
  }

  @Test func `A navigation controller begins with the controller that the document ties to it`() throws {
    try Sample.run {
      let loader = try Sample.loader(
        Self.storyboard(
          [Self.navigation("nav", root: "one"), Self.plain("one")], initial: "initialViewController=\"nav\""))
      let container = try #require(try loader.controller(scene: nil) as? UINavigationController)
      #expect(container.documentID == "nav")
      #expect(container.viewControllers.map(\.documentID) == ["one"])
      #expect(container.isViewLoaded == false)
    }
  }

  @Test func `On the canvas a container is empty, and a reference to nowhere shows nothing`() throws {
    try Sample.run {
      let text = Self.storyboard([
        Self.navigation("nav", root: "one"), Self.plain("one"),
        Self.scene(
          "ref", "<viewControllerPlaceholder id=\"ref\" storyboardName=\"Gone\" sceneMemberID=\"viewController\"/>"),
      ])
      let onCanvas = try Sample.loader(text) { $0.isCanvasStored = true }
      #expect(onCanvas.sceneControllers().first.map { type(of: $0.controller) == UIViewController.self } == true)
      let loader = try Sample.loader(text)
      #expect(try loader.controller(scene: "ref").view.subviews.isEmpty)
      #expect(
        loader.diagnostics.map(\.message).contains { $0.hasPrefix("there is no storyboard 'Gone' beside this one") })
    }
  }

  private static func tabs(_ id: String, _ child: String) -> String {
    scene(
      id,
      "<tabBarController id=\"\(id)\" sceneMemberID=\"viewController\"><connections><segue destination=\"\(child)\" "
        + "kind=\"relationship\" relationship=\"viewControllers\" id=\"s-\(id)\"/></connections></tabBarController>")
  }

  @Test func `Controllers that contain each other come to an end`() throws {
    try Sample.run {
      let loader = try Sample.loader(Self.storyboard([Self.tabs("a", "b"), Self.tabs("b", "a")]))
      let container = try loader.controller(scene: "a")
      container.loadViewIfNeeded()
      #expect(container.children.map(\.documentID) == ["b"])
      #expect(container.children.first?.children.isEmpty == true)
    }
  }

  @Test func `A split view controller of two columns has navigation controllers around its children`() throws {
    func split(_ attributes: String) -> String {
      Self.scene(
        "split",
        "<splitViewController \(attributes) id=\"split\" sceneMemberID=\"viewController\"><connections>"
          + "<segue destination=\"one\" kind=\"relationship\" relationship=\"masterViewController\" id=\"s-1\"/>"
          + "<segue destination=\"two\" kind=\"relationship\" relationship=\"detailViewController\" id=\"s-2\"/>"
          + "</connections></splitViewController>")
    }
    let columns = "allowDoubleColumnStyle=\"YES\" preferredDisplayMode=\"beside\" behavior=\"tile\""
    try Sample.run {
      for (attributes, style) in [("", UISplitViewController.Style.unspecified), (columns, .doubleColumn)] {
        let loader = try Sample.loader(Self.storyboard([split(attributes), Self.plain("one"), Self.plain("two")]))
        let controller = try #require(loader.controller(scene: "split") as? UISplitViewController)
        #expect(controller.style == style)
        let isWrapped = controller.viewControllers.map { $0 is UINavigationController }
        #expect(isWrapped == [style == .doubleColumn, style == .doubleColumn])
        #expect(controller.preferredDisplayMode == (style == .doubleColumn ? .oneBesideSecondary : .automatic))
        #expect(controller.preferredSplitBehavior == (style == .doubleColumn ? .tile : .automatic))
      }
    }
  }

  @Test func `All scenes are made one by one`() throws {
    try Sample.run {
      let loader = try Sample.loader(
        Self.storyboard([Self.navigation("nav", root: "one"), Self.plain("one"), Self.plain("two")]))
      let controllers = loader.sceneControllers()
      #expect(controllers.map(\.sceneID) == ["scene-nav", "scene-one", "scene-two"])
      #expect(controllers.map(\.controller.documentID) == ["nav", "one", "two"])
      for (_, controller) in controllers { controller.loadViewIfNeeded() }
      #expect(controllers[0].controller.children.isEmpty)
    }
  }

  @Test func `A xib gives its root views, or a controller that shows them`() throws {
    try Sample.run {
      let text = Sample.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Nowhere"><connections>
        <outlet property="view" destination="a" id="o1"/><outlet property="more" destination="b" id="o2"/></connections>
        </placeholder>
        <view id="a"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
        <view id="b"><rect key="frame" x="0" y="0" width="100" height="50"/></view>
        """)
      #expect(try Sample.loader(text, path: "A.xib").xibRootViews().map(\.documentID) == ["a", "b"])
      let controller = try Sample.loader(text, path: "A.xib").controller(scene: nil)
      #expect((controller as? any MissingCode)?.missingClass == "Nowhere")
      #expect(controller.view.documentID == "a")
    }
  }

  @Test func `Remarks of reading and of making objects come in the order of their lines`() throws {
    try Sample.run {
      let text = Sample.storyboard(
        view: """
          <subviews>
          <view id="a" customClass="Nowhere"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
          <wonderView id="b"><rect key="frame" x="0" y="0" width="1" height="1"/></wonderView>
          <mtkView id="c"><rect key="frame" x="0" y="0" width="1" height="1"/></mtkView>
          </subviews>
          """)
      let loader = try Sample.loader(text)
      _ = try loader.controller(scene: nil).view
      _ = try loader.controller(scene: nil).view
      #expect(loader.diagnostics.map(\.position.line) == [10, 11, 11, 12])
      #expect(loader.diagnostics[0].message == "Unknown class Nowhere in Interface Builder file.")
      #expect(loader.diagnostics[1].message == "unknown element <wonderView>, it is treated as a plain view")
    }
  }
}
