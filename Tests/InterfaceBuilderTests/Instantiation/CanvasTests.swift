import Foundation
import PlainviewGraphics
import PlainviewInterfaceBuilder
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// Documents at the sizes that they store; expected rectangles follow from the documents' constraints.
@Suite @MainActor struct CanvasTests {
  private func root(
    _ text: String, path: String = "Test.storyboard", recorded: Bool = false
  ) throws -> UIView {
    let loader = try Sample.loader(text, path: path) {
      $0.isCanvasStored = true
      $0.isMetricsRecorded = recorded
    }
    return try #require(loader.canvasRoots().first).root
  }

  private static func tied(_ attribute: String, _ item: String, _ second: String, constant: Int, y: Double) -> String {
    """
    <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="\(y)" width="10" height="10"/></view>
    <view id="b" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
    </subviews><viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
    <constraint firstItem="a" firstAttribute="\(attribute)" secondItem="\(item)" secondAttribute="\(second)"
      constant="\(constant)" id="c1"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="safe" secondAttribute="top" relation="greaterThanOrEqual"
      id="c2"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="safe" secondAttribute="top" priority="999" id="c3"/>
    </constraints>
    """
  }

  @Test(arguments: [
    // A view 4 points below the top of the safe area lies at 68: the bar above ends at 64.
    ("top", "safe", "top", 4, 68.0, 64.0),
    // Its own margins begin where the safe area does.
    ("top", "root", "topMargin", 4, 68.0, 64.0),
    // The middle of the safe area lies 10 points below that of the root: the inset is 20.
    ("centerY", "safe", "centerY", 0, 338.5, 20.0),
    // Nothing is tied to the top: the device's own inset.
    ("top", "root", "top", 4, 4.0, 20.0),
  ])
  func `The frames that are stored tell where the safe area is`(
    attribute: String, item: String, second: String, constant: Int, y: Double, inset: Double
  ) throws {
    try Sample.run {
      let view = Self.tied(attribute, item, second, constant: constant, y: y)
      let root = try root(Sample.storyboard(view: view))
      #expect(root.safeAreaInsets.top == CGFloat(inset))
      #expect(root.frame("b")?.minY == CGFloat(inset))
    }
  }

  @Test func `A frame that no bar could explain tells nothing`() throws {
    try Sample.run {
      let view = Self.tied("top", "safe", "top", constant: 4, y: 500)
      let root = try self.root(Sample.storyboard(view: view))
      #expect(root.safeAreaInsets.top == 20)
    }
  }

  @Test func `Each scene has the size that is stored for its root`() throws {
    try Sample.run {
      let text = Sample.storyboard().replacing("width=\"375\" height=\"667\"", with: "width=\"300\" height=\"200\"")
      let scene = try root(text)
      #expect(scene.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
      let xib = Sample.xib("<view id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"50\"/></view>")
      let card = try root(xib, path: "A.xib")
      #expect(card.frame.size == CGSize(width: 100, height: 50))
    }
  }

  /// A label in the upper left corner, with a stored width that no font has.
  private static let label = """
    <subviews><label id="a" text="Hello" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="0" width="123" height="45"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
    <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/></constraints>
    """

  @Test func `Recorded metrics hold as long as the text is the document's`() throws {
    try Sample.run {
      let root = try root(Sample.storyboard(view: Self.label), recorded: true)
      #expect(root.frame("a") == CGRect(x: 0, y: 0, width: 123, height: 45))
      (root.view("a") as? UILabel)?.text = "Hello, world"
      root.layoutIfNeeded()
      #expect(root.frame("a")?.height == 20.5)
    }
  }

  @Test func `Without recorded metrics a line of 17 points is 20.5 points high`() throws {
    try Sample.run {
      let root = try self.root(Sample.storyboard(view: Self.label))
      #expect(root.frame("a")?.height == 20.5)
    }
  }

  /// Sizes that Interface Builder stores for views which only their content sizes, on screens of two pixels a point.
  @Test(
    arguments: [
      // Two lines of body text: Apple lists 22 points from line to line, and a line is 20.3 points high.
      ("<label id=\"a\" text=\"One&#10;Two\" numberOfLines=\"0\"", "style=\"UICTFontTextStyleBody\"", nil, 42.5),
      ("<label id=\"a\" text=\"One&#10;Two\" numberOfLines=\"0\"", "style=\"UICTFontTextStyleCallout\"", nil, 40.5),
      // The same in a font that is no text style.
      ("<label id=\"a\" text=\"One&#10;Two\" numberOfLines=\"0\"", "type=\"system\" pointSize=\"17\"", nil, 41),
      // A Hangul syllable is 14.75 points wide at 17 points.
      ("<label id=\"a\" text=\"안녕하세요\"", "type=\"system\" pointSize=\"17\"", 74, 20.5),
    ] as [(String, String, Double?, Double)])
  func `Texts have the sizes that Interface Builder stores`(
    tag: String, font: String, width: Double?, height: Double
  ) throws {
    try Sample.run {
      let view = """
        <subviews>\(tag) translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="1" height="1"/><fontDescription key="fontDescription" \(font)/></label>
        </subviews>
        """
      let root = try root(Sample.storyboard(view: view))
      let frame = try #require(root.frame("a"))
      #expect(abs(Double(frame.height) - height) < 0.01)
      if let width { #expect(abs(Double(frame.width) - width) <= 0.5) }
    }
  }

  @Test(arguments: [
    // Without insets a title of 17 points has 12 points of padding, with insets it has those only.
    ("", 33.0), ("<inset key=\"contentEdgeInsets\" minX=\"10\" minY=\"7\" maxX=\"10\" maxY=\"7\"/>", 35),
    ("<inset key=\"contentEdgeInsets\" minX=\"0\" minY=\"0\" maxX=\"24\" maxY=\"0\"/>", 21),
  ])
  func `Insets of a button take the place of its own room`(insets: String, height: Double) throws {
    try Sample.run {
      let view = """
        <subviews><button id="a" buttonType="roundedRect" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="1" height="1"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>\(insets)
        <state key="normal" title="Options"/></button></subviews>
        """
      let root = try root(Sample.storyboard(view: view))
      #expect(root.frame("a")?.height == CGFloat(height))
    }
  }

  @Test(arguments: [("14490", 30.0, 29.0), ("22155", 34, 32)])
  func `Controls have the heights of the document's time`(tools: String, field: Double, segments: Double) throws {
    try Sample.run {
      let view = """
        <subviews><textField id="a" borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="1" height="1"/></textField>
        <segmentedControl id="b" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="1" height="1"/></segmentedControl></subviews>
        """
      let root = try root(Sample.storyboard(view: view, tools: tools))
      #expect(root.frame("a")?.height == CGFloat(field))
      #expect(root.frame("b")?.height == CGFloat(segments))
    }
  }

  @Test func `Sizes that views have on the canvas only`() throws {
    try Sample.run {
      let view = """
        <subviews><view id="a" placeholderIntrinsicWidth="120" placeholderIntrinsicHeight="infinite"
        translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
        </subviews>
        """
      let text = Sample.storyboard(view: view)
      #expect(try root(text).view("a")?.intrinsicContentSize == CGSize(width: 120, height: -1))
      let running = try Sample.scene(text).view.view("a")
      #expect(running?.intrinsicContentSize == CGSize(width: -1, height: -1))
    }
  }
}
