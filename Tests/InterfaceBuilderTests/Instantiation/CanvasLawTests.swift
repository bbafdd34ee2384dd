import Foundation
import PlainviewGraphics
import PlainviewInterfaceBuilder
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// Laws of Interface Builder's canvas, by their numbers; the frames that the documents store are those of the laws.
@Suite @MainActor struct CanvasLawTests {
  private func roots(_ text: String, path: String = "Test.storyboard") throws -> [CanvasRoot] {
    try Sample.loader(text, path: path) {
      $0.isCanvasStored = true
      $0.isMetricsRecorded = true
    }
    .canvasRoots()
  }

  private func root(_ text: String, path: String = "Test.storyboard") throws -> UIView {
    try #require(roots(text, path: path).first).root
  }

  private static func view(
    _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, inside: String = "",
    attributes: String = ""
  ) -> String {
    """
    <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
    <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>\(inside)</view>
    """
  }

  private static func tie(
    _ first: String, _ attribute: String, _ second: String, _ other: String? = nil, _ more: String = ""
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)"
      secondAttribute="\(other ?? attribute)" \(more) id="\(first)-\(attribute)"/>
    """
  }

  private static let safeArea = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"

  // MARK: Standard distances

  @Test func `The standard distance to a safe area is none, whatever is stored for older systems`() throws {
    try Sample.run {
      let ties =
        Self.tie("a", "leading", "safe", nil, "constant=\"20\" symbolic=\"YES\"")
        + Self.tie("a", "bottom", "safe", nil, "constant=\"8\" symbolic=\"YES\"")
        + Self.tie("a", "top", "b", "bottom", "constant=\"8\" symbolic=\"YES\"")
        + Self.tie("b", "top", "safe") + Self.tie("b", "leading", "a")
      let tall = "<constraints><constraint firstAttribute=\"height\" constant=\"10\" id=\"h\"/></constraints>"
      let views = Self.view("a", 0, 38, 100, 629) + Self.view("b", 0, 20, 10, 10, inside: tall)
      let root = try root(
        Sample.storyboard(view: "<subviews>\(views)</subviews><constraints>\(ties)</constraints>\(Self.safeArea)"))
      #expect(root.frame("a")?.minX == 0)
      #expect(root.frame("a")?.minY == 38)
      #expect(root.frame("a")?.maxY == 667)
    }
  }

  // MARK: X1

  @Test(arguments: [16.0, 20, 24])
  func `X1 The side margins of a root are those that its views show`(margin: Double) throws {
    try Sample.run {
      let ties =
        Self.tie("a", "leading", "root", "leadingMargin") + Self.tie("b", "trailing", "root", "trailingMargin")
        + Self.tie("b", "leading", "root", "leadingMargin", "constant=\"4\"") + Self.tie("a", "top", "root")
      let views =
        Self.view("a", margin, 0, 10, 10) + Self.view("b", margin + 4, 0, 375 - 2 * margin - 4, 10)
      let root = try root(
        Sample.storyboard(view: "<subviews>\(views)</subviews><constraints>\(ties)</constraints>\(Self.safeArea)"))
      #expect(root.frame("a")?.minX == CGFloat(margin))
      #expect(root.frame("b")?.minX == CGFloat(margin + 4))
      #expect(root.frame("b")?.maxX == CGFloat(375 - margin))
      // Above and below there are none beyond the safe area.
      #expect(root.layoutMargins.top == 20)
    }
  }

  @Test func `X1 Margins that no view is tied to are the usual ones`() throws {
    try Sample.run {
      let root = try root(Sample.storyboard())
      #expect(root.layoutMargins == UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16))
    }
  }

  @Test func `X1 A cell's contents have the margins that their frames show, else those of a cell`() throws {
    try Sample.run {
      func cell(_ id: String, _ inside: String) -> String {
        """
        <tableViewCell id="\(id)"><rect key="frame" x="0" y="0" width="375" height="60"/>
        <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" id="\(id)-content">
        <rect key="frame" x="0" y="0" width="375" height="60"/>\(inside)</tableViewCellContentView></tableViewCell>
        """
      }
      let ties =
        Self.tie("a", "leading", "one-content", "leadingMargin") + Self.tie("a", "top", "one-content", "topMargin")
      let shown = "<subviews>\(Self.view("a", 15, 7, 10, 10))</subviews><constraints>\(ties)</constraints>"
      let table = """
        <subviews><tableView id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <prototypes>\(cell("one", shown))\(cell("two", ""))</prototypes></tableView></subviews>
        """
      let root = try root(Sample.storyboard(view: table))
      #expect(root.frame("a")?.origin == CGPoint(x: 15, y: 7))
      #expect(root.view("one-content")?.layoutMargins == UIEdgeInsets(top: 7, left: 15, bottom: 11, right: 15))
      #expect(root.view("two-content")?.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    }
  }

  // MARK: X2

  /// The insets that a view in the middle of a safe area, or as high as a share of it, shows.
  @Test(arguments: [
    // The middle lies 29 points too high for a top of 20 and 14.5 for the bottom of a bar of tabs.
    ("centerY", "centerY", 319.0, 10.0, "", 20.0, 49.0),
    // No pair of bars fits: what is below 0 is no inset, the default above stays.
    ("centerY", "centerY", 328.5, 10, "", 20, 30),
    ("centerY", "centerY", 348.5, 10, "", 30, 0),
    // A navigation bar.
    ("centerY", "centerY", 365.5, 10, "", 64, 0),
    // Nine tenths of the height between 20 and 618, and of the middle of it.
    ("height", "height", 100, 538.2, "multiplier=\"0.9\"", 20, 49),
    ("centerY", "centerY", 287.1, 10, "multiplier=\"9:10\"", 20, 49),
  ])
  func `X2 The middle and the length of the safe area tell of its insets`(
    first: String, second: String, position: Double, height: Double, factor: String, top: Double, bottom: Double
  ) throws {
    try Sample.run {
      let y = first == "height" ? position : position - height / 2
      let ties = Self.tie("a", first, "safe", second, factor)
      let root = try root(
        Sample.storyboard(
          view: "<subviews>\(Self.view("a", 0, y, 10, height))</subviews><constraints>\(ties)</constraints>"
            + Self.safeArea))
      #expect(abs(Double(root.safeAreaInsets.top) - top) < 0.01)
      #expect(abs(Double(root.safeAreaInsets.bottom) - bottom) < 0.01)
    }
  }

  @Test func `X2 A margin of a view under a bar tells of the safe area`() throws {
    try Sample.run {
      let inner =
        "<subviews>\(Self.view("b", 0, 72, 10, 10))</subviews>" + "<constraints>"
        + Self.tie("b", "top", "a", "topMargin") + "</constraints>"
      let ties = Self.tie("a", "top", "root") + Self.tie("a", "bottom", "root")
      let root = try root(
        Sample.storyboard(
          view:
            "<subviews>\(Self.view("a", 0, 0, 100, 667, inside: inner))</subviews><constraints>\(ties)</constraints>"
            + Self.safeArea))
      #expect(root.safeAreaInsets.top == 64)
      #expect(root.view("a")?.layoutMargins.top == 72)
    }
  }

  @Test(arguments: [8.0, 28])
  func `X2 How much of a bar lies over a scroll view's content is what its margins show`(margin: Double) throws {
    try Sample.run {
      let label =
        "<subviews>\(Self.view("b", 8, margin, 10, 10))</subviews><constraints>"
        + Self.tie("b", "top", "a", "topMargin") + "</constraints>"
      let inside =
        "<subviews>\(Self.view("a", 0, 0, 375, 700, inside: label))</subviews><constraints>"
        + ["leading", "top", "trailing", "bottom"].map { Self.tie("a", $0, "s") }.joined()
        + "<constraint firstItem=\"a\" firstAttribute=\"height\" constant=\"700\" id=\"h\"/></constraints>"
      let scroll = """
        <scrollView id="s" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="375" height="667"/>\(inside)</scrollView>
        """
      let ties = ["leading", "top", "trailing", "bottom"].map { Self.tie("s", $0, "root") }.joined()
      let root = try root(
        Sample.storyboard(view: "<subviews>\(scroll)</subviews><constraints>\(ties)</constraints>\(Self.safeArea)"))
      #expect(root.frame("b")?.minY == CGFloat(margin))
    }
  }

  // MARK: X3

  @Test func `X3 Views beside the controller and in its bars are roots of their own`() throws {
    try Sample.run {
      let card = """
        <view id="card"><rect key="frame" x="0" y="0" width="120" height="50"/></view>
        """
      let item = """
        <navigationItem key="navigationItem" id="item">
        <view key="titleView" id="title"><rect key="frame" x="0" y="0" width="90" height="30"/></view>
        <barButtonItem key="rightBarButtonItem" id="button">
        <switch key="customView" id="switch"><rect key="frame" x="0" y="0" width="51" height="31"/></switch>
        </barButtonItem></navigationItem>
        """
      let roots = try roots(Sample.storyboard(inside: item, beside: card))
      #expect(roots.map { $0.root.documentID } == ["root", "card", "title", "switch"])
      #expect(roots.allSatisfy { $0.ownerID == "vc" && $0.sceneID == "scene" })
      #expect(roots[1].root.frame == CGRect(x: 0, y: 0, width: 120, height: 50))
    }
  }

  @Test func `X3 A bar on the canvas holds the views of its items`() throws {
    try Sample.run {
      let bar = """
        <subviews><toolbar id="bar"><rect key="frame" x="0" y="623" width="375" height="44"/>
        <items><barButtonItem id="item"><view key="customView" id="a">
        <rect key="frame" x="16" y="6" width="80" height="32"/></view></barButtonItem></items></toolbar></subviews>
        """
      let root = try root(Sample.storyboard(view: bar))
      #expect(root.view("a")?.superview?.documentID == "bar")
      #expect(root.frame("a") == CGRect(x: 16, y: 6, width: 80, height: 32))
    }
  }

  @Test func `X3 A controller inside a xib is a root, with the views beside it`() throws {
    try Sample.run {
      let objects = """
        <viewController id="vc"><view key="view" id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
        <subviews>\(Self.view("a", 0, 0, 320, 10))</subviews>
        <constraints>\(Self.tie("a", "leading", "root"))\(Self.tie("a", "trailing", "root"))\(Self.tie("a", "top", "root"))
        </constraints></view></viewController>
        <view id="other"><rect key="frame" x="0" y="0" width="20" height="30"/></view>
        """
      let roots = try roots(Sample.xib(objects), path: "A.xib")
      #expect(roots.map { $0.root.documentID } == ["root", "other"])
      #expect(roots[0].controller?.documentID == "vc")
      #expect(roots[0].root.frame("a")?.width == 320)
    }
  }
}
