import Foundation
import PlainviewGraphics
import PlainviewInterfaceBuilder
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// The constraints of documents; the root view is 375 × 667 points, expected rectangles follow from the constraints.
@Suite @MainActor struct ConstraintInstallationTests {
  /// A subview that constraints place.
  private static func box(_ id: String, _ inside: String = "", tag: String = "view") -> String {
    "<\(tag) id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
      + "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>\(inside)</\(tag)>"
  }

  /// Width and height of the view that holds them.
  private static func size(_ width: Int, _ height: Int) -> String {
    "<constraints><constraint firstAttribute=\"width\" constant=\"\(width)\" id=\"w\(width)\(height)\"/>"
      + "<constraint firstAttribute=\"height\" constant=\"\(height)\" id=\"h\(width)\(height)\"/></constraints>"
  }

  private func root(
    _ subviews: String, _ constraints: String, other: String = "", inside: String = "",
    _ change: (inout LoadingOptions) -> Void = { _ in }
  ) throws -> UIView {
    let text = Sample.storyboard(
      view: "<subviews>\(subviews)</subviews>\(other)<constraints>\(constraints)</constraints>", inside: inside)
    return try #require(try Sample.scene(text, change).view)
  }

  @Test func `L8: a constraint is held by the view that the document names`() throws {
    try Sample.run {
      let root = try root(
        Self.box("a", Self.size(50, 20)),
        """
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16"
          id="c1" identifier="left side"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30"
          priority="750" id="c2"/>
        """)
      #expect(root.frame("a") == CGRect(x: 16, y: 30, width: 50, height: 20))
      #expect(root.constraints.map(\.identifier) == ["left side", nil])
      #expect(root.constraints.map(\.priority.rawValue) == [1000, 750])
      #expect(root.view("a")?.constraints.count == 2)
    }
  }

  @Test func `A constraint without first item is about its holder`() throws {
    try Sample.run {
      let root = try root(
        Self.box("a"),
        """
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
        <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="75" id="c2"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c3"/>
        <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="67" id="c4"/>
        """)
      #expect(root.frame("a") == CGRect(x: 0, y: 0, width: 300, height: 600))
    }
  }

  @Test(arguments: [("2:3", 200.0), ("1/3", 100), ("0.5", 150), ("35%", 105)])
  func `A multiplier in any of its notations`(multiplier: String, width: Double) throws {
    try Sample.run {
      let root = try root(
        Self.box("a", Self.size(300, 20)) + Self.box("b", ""),
        "<constraint firstItem=\"b\" firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"width\" "
          + "multiplier=\"\(multiplier)\" id=\"c1\"/>")
      #expect(abs(Double(try #require(root.frame("b")).width) - width) < 1e-6)
    }
  }

  @Test func `A multiplier on a position acts in the coordinates of the holder`() throws {
    try Sample.run {
      // The bottom edge of `a` is at 60 in the root, so `b` begins at 0.5 × 60 + 10.
      let root = try root(
        Self.box("a", Self.size(50, 20)) + Self.box("b", Self.size(10, 10)),
        """
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c1"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" multiplier="0.5"
          constant="10" id="c2"/>
        """)
      #expect(root.frame("b")?.minY == 40)
    }
  }

  @Test func `Spacing that the document leaves to the system`() throws {
    try Sample.run {
      let root = try root(
        Self.box("a", Self.size(50, 20)) + Self.box("b", Self.size(10, 10)),
        """
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" symbolic="YES"
          id="c1"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" symbolic="YES"
          id="c2"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" symbolic="YES" id="c3"/>
        """, other: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
      #expect(root.frame("a")?.origin == CGPoint(x: 20, y: 0))
      #expect(root.frame("b")?.minX == 78)
    }
  }

  @Test func `A constraint for the canvas only counts there`() throws {
    try Sample.run {
      let box = Self.box(
        "a",
        "<constraints><constraint firstAttribute=\"width\" constant=\"120\" placeholder=\"YES\" id=\"p\"/>"
          + "<constraint firstAttribute=\"width\" constant=\"90\" priority=\"10\" id=\"w\"/></constraints>")
      let running = try root(box, "")
      #expect(running.frame("a")?.width == 90)
      let stored = try root(box, "") { $0.isCanvasStored = true }
      #expect(stored.frame("a")?.width == 120)
    }
  }

  @Test func `A fixed frame stands, whatever the document says of Auto Layout`() throws {
    try Sample.run {
      let fixed = Self.box("a").replacing("id=\"a\"", with: "id=\"a\" fixedFrame=\"YES\"")
      let root = try self.root(fixed, "")
      #expect(root.frame("a") == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }

  @Test func `The safe area, the margins and the guides from before them`() throws {
    try Sample.run {
      let text = Sample.storyboard(
        view: """
          <subviews>\(Self.box("a", Self.size(10, 10)))\(Self.box("b", Self.size(10, 10)))
          \(Self.box("c", Self.size(10, 10)))</subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="5" id="c1"/>
          <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c2"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="topGuide" secondAttribute="bottom" constant="7"
            id="c3"/>
          <constraint firstItem="bottomGuide" firstAttribute="top" secondItem="c" secondAttribute="bottom" constant="9"
            id="c4"/>
          </constraints>
          """,
        inside: """
          <layoutGuides><viewControllerLayoutGuide type="top" id="topGuide"/>
          <viewControllerLayoutGuide type="bottom" id="bottomGuide"/></layoutGuides>
          """)
      let controller = try Sample.loader(text).controller(scene: nil)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.deviceSafeArea = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let root = try #require(controller.view)
      #expect(root.frame("a")?.origin == CGPoint(x: 16, y: 25))
      #expect(root.frame("b")?.minY == 27)
      #expect(abs(try #require(root.frame("c")).maxY - (667 - 30 - 9)) < 1e-6)
    }
  }

  @Test func `Edges of a scroll view are those of its content, its size is that of its frame`() throws {
    try Sample.run {
      let inside = """
        <subviews>\(Self.box("a", ""))\(Self.box("b", Self.size(10, 10)))</subviews>
        <viewLayoutGuide key="frameLayoutGuide" id="frame"/><viewLayoutGuide key="contentLayoutGuide" id="content"/>
        <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="scroll" secondAttribute="leading" id="c1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="scroll" secondAttribute="top" constant="5" id="c2"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="scroll" secondAttribute="width" id="c3"/>
        <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="c4"/>
        <constraint firstItem="a" firstAttribute="height" secondItem="frame" secondAttribute="height" multiplier="2"
          id="c5"/>
        <constraint firstItem="content" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="15"
          id="c6"/>
        <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" id="c7"/>
        </constraints>
        """
      let root = try root(
        Self.box("scroll", inside, tag: "scrollView"),
        """
        <constraint firstItem="scroll" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="r1"/>
        <constraint firstItem="scroll" firstAttribute="top" secondItem="root" secondAttribute="top" id="r2"/>
        <constraint firstItem="scroll" firstAttribute="width" secondItem="root" secondAttribute="width" id="r3"/>
        <constraint firstItem="scroll" firstAttribute="height" secondItem="root" secondAttribute="height"
          constant="-567" id="r4"/>
        """)
      #expect(root.frame("scroll") == CGRect(x: 0, y: 0, width: 375, height: 100))
      #expect(root.frame("a") == CGRect(x: 0, y: 5, width: 375, height: 200))
      // The content is 5 + 200 + 15 points high.
      #expect(root.frame("b")?.maxY == 220)
    }
  }

  @Test func `What makes no constraint is left out and remarked on`() throws {
    try Sample.run {
      let text = Sample.storyboard(
        view: """
          <subviews>\(Self.box("a"))\(Self.box("b"))</subviews>
          <constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="leading" id="c1"/>
          <constraint firstItem="a" firstAttribute="top" constant="5" id="c2"/>
          <constraint firstItem="a" firstAttribute="width" secondItem="tap" secondAttribute="width" id="c3"/>
          <constraint firstItem="a" firstAttribute="height" constant="30" id="c4"/>
          </constraints>
          """, beside: "<tapGestureRecognizer id=\"tap\"/>")
      let loader = try Sample.loader(text)
      let root = try #require(try loader.controller(scene: nil).view)
      root.layoutIfNeeded()
      #expect(root.constraints.count == 1)
      #expect(root.frame("a")?.height == 30)
      #expect(
        loader.diagnostics.map(\.message) == [
          "the attributes of the constraint do not go together, it is left out",
          "the attributes of the constraint do not go together, it is left out",
          "the constraint's item 'tap' is not in this scene, it is left out",
        ])
      #expect(loader.diagnostics.map(\.objectID) == ["c1", "c2", "c3"])
    }
  }

  @Test func `A constraint on a view outside its holder is left out and remarked on`() throws {
    try Sample.run {
      let inner =
        "<constraints><constraint firstItem=\"b\" firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"width\" "
        + "id=\"c1\"/></constraints>"
      let text = Sample.storyboard(view: "<subviews>\(Self.box("a", inner))\(Self.box("b"))</subviews>")
      let loader = try Sample.loader(text)
      #expect(try loader.controller(scene: nil).view.view("a")?.constraints.isEmpty == true)
      #expect(
        loader.diagnostics.map(\.message) == [
          "the constraint names a view that is not inside its holder, it is left out"
        ])
    }
  }

  @Test func `What a variation excludes is not installed, and outlets to it hold`() throws {
    try Sample.run {
      let text = Sample.storyboard(
        view: """
          <subviews>\(Self.box("a"))</subviews>
          <constraints>
          <constraint firstItem="a" firstAttribute="width" constant="40" id="compact"/>
          <constraint firstItem="a" firstAttribute="width" constant="80" id="regular"/>
          </constraints>
          <variation key="default"><mask key="constraints"><exclude reference="regular"/></mask></variation>
          <variation key="widthClass=regular"><mask key="constraints"><include reference="regular"/>
            <exclude reference="compact"/></mask></variation>
          """, controller: "customClass=\"SampleSignUpController\" customModule=\"PlainviewInterfaceBuilderTests\"",
        inside: "<connections><outlet property=\"width\" destination=\"regular\" id=\"o1\"/></connections>")
      for (sizeClass, width) in [(DocumentTraits.SizeClass.compact, 40.0), (.regular, 80)] {
        let controller = try Sample.scene(text) {
          $0.traits = DocumentTraits(widthClass: sizeClass, heightClass: .regular)
        }
        #expect(controller.view.frame("a")?.width == CGFloat(width))
        let outlet = (controller as? SampleSignUpController)?.width
        #expect(outlet?.constant == 80)
        #expect(outlet?.isActive == (sizeClass == .regular))
      }
    }
  }
}
