import Foundation
import PlainviewInterfaceBuilder
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// Laws of sizes on Interface Builder's canvas, by their numbers.
@Suite @MainActor struct CanvasSizeTests {
  private func root(_ text: String, recorded: Bool = false) throws -> UIView {
    let loader = try Sample.loader(text) {
      $0.isCanvasStored = true
      $0.isMetricsRecorded = recorded
    }
    return try #require(loader.canvasRoots().first).root
  }

  // MARK: X4

  @Test func `X4 What nothing decides across a centered stack stays as it is stored`() throws {
    try Sample.run {
      let stack = """
        <subviews><stackView id="s" axis="vertical" alignment="center" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="300" height="140"/><subviews>
        <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="20" y="0" width="260" height="40"/>
        <constraints><constraint firstAttribute="height" constant="40" id="c1"/></constraints></view>
        <view id="b" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="100" y="40" width="100" height="100"/>
        <constraints><constraint firstAttribute="height" constant="100" id="c2"/>
        <constraint firstAttribute="width" constant="100" id="c3"/></constraints></view>
        </subviews></stackView></subviews>
        <constraints><constraint firstItem="s" firstAttribute="width" constant="300" id="c4"/>
        <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c5"/>
        <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="c6"/></constraints>
        """
      let text = Sample.storyboard(view: stack)
      let root = try root(text)
      #expect(root.frame("a") == CGRect(x: 20, y: 0, width: 260, height: 40))
      #expect(root.frame("b") == CGRect(x: 100, y: 40, width: 100, height: 100))
      // On a device it has none (contract K4).
      let running = try Sample.scene(text).view
      #expect(running?.frame("a")?.width == 0)
    }
  }

  @Test(arguments: [
    ("rowHeight=\"70\"", "", 70.0), ("", "rowHeight=\"52\"", 52), ("rowHeight=\"-1\"", "rowHeight=\"52\"", 52),
  ])
  func `X4 A row without a frame is as high as it or its table says`(
    row: String, table: String, height: Double
  ) throws {
    try Sample.run {
      let view = """
        <subviews><tableView id="t" dataMode="static" \(table)><rect key="frame" x="0" y="0" width="320" height="400"/>
        <sections><tableViewSection id="section"><cells><tableViewCell id="r" \(row)>
        <tableViewCellContentView key="contentView" tableViewCell="r" id="c"/></tableViewCell></cells></tableViewSection>
        </sections></tableView></subviews>
        """
      let root = try root(Sample.storyboard(view: view))
      #expect(root.frame("r")?.size == CGSize(width: 320, height: height))
      #expect(root.frame("c")?.size == CGSize(width: 320, height: height))
    }
  }

  @Test func `X4 A view of an app's class without constraints for its size has the recorded one`() throws {
    try Sample.run {
      let view = """
        <subviews><view id="a" customClass="StarRating" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="20" width="120" height="24"/></view></subviews>
        <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading"
          constant="16" id="c1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
        </constraints>
        """
      let text = Sample.storyboard(view: view)
      let (recorded, plain) = (try root(text, recorded: true), try root(text))
      #expect(recorded.frame("a") == CGRect(x: 16, y: 20, width: 120, height: 24))
      #expect(plain.frame("a")?.size == .zero)
    }
  }

  /// A label of 17 points, 60 points high, and a view on its baseline.
  private func baselineRoot(_ other: String, attribute: String) throws -> UIView {
    try root(
      Sample.storyboard(
        view: """
          <subviews><label id="a" text="One" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="100" width="60" height="60"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label>\(other)</subviews>
          <constraints><constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top"
            constant="100" id="c1"/>
          <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
          <constraint firstItem="a" firstAttribute="height" constant="60" id="c3"/>
          <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="c4"/>
          <constraint firstItem="b" firstAttribute="\(attribute)" secondItem="a" secondAttribute="\(attribute)"
            id="c5"/></constraints>
          """))
  }

  @Test(arguments: ["baseline", "firstBaseline"])
  func `W38 The baseline of a stretched label counts from the top`(attribute: String) throws {
    try Sample.run {
      let label = """
        <label id="b" text="Two" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="60" y="100" width="60" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
      let root = try baselineRoot(label, attribute: attribute)
      #expect(root.frame("a")?.height == 60)
      let other = try #require(root.frame("b"))
      #expect(other.minY == 100)
    }
  }

  @Test func `W38 A segmented control has the baseline of its titles`() throws {
    try Sample.run {
      let control = """
        <segmentedControl id="b" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="60" y="98" width="100" height="32"/>
        <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
        """
      let root = try baselineRoot(control, attribute: "firstBaseline")
      // A line of 17 points has its baseline 16.3 points below the top, one of 13 points in a height of 31 has it at 20.1.
      let other = try #require(root.frame("b"))
      #expect(abs(Double(other.minY) - 96.1) < 0.5)
    }
  }

  // MARK: X7

  /// Two labels of 17 points: one that its text sizes, and one at a position that shows the pixel size.
  private static func labels(height: String, y: String) -> String {
    func label(_ id: String, _ y: String) -> String {
      """
      <label id="\(id)" text="One" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="\(y)" width="31" height="\(height)"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    return "<subviews>\(label("a", "0.0"))\(label("b", y))</subviews>"
  }

  @Test(arguments: [
    // One pixel in a point: all frames are whole, and a line is as high as whole pixels are.
    ("21", "40", 21.0), ("20.5", "40", 20.5), ("20.333333333333332", "40.666666666666664", 61.0 / 3),
    // Nothing decides it: the device has two.
    ("30", "40", 20.5),
  ])
  func `X7 The scale is the one that a scene was saved at`(stored: String, y: String, height: Double) throws {
    try Sample.run {
      let root = try root(Sample.storyboard(view: Self.labels(height: stored, y: y)))
      let label = try #require(root.frame("a"))
      #expect(abs(Double(label.height) - height) < 0.001)
    }
  }

  // MARK: X9

  @Test(arguments: [("14490", true), ("22155", false)])
  func `X9 Segments of old documents are whole points wide, with lines between them`(
    tools: String, isOld: Bool
  ) throws {
    try Sample.run {
      let view = """
        <subviews><segmentedControl id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="1" height="29"/>
        <segments><segment title="One"/><segment title="Eleven"/><segment title="x"/></segments></segmentedControl>
        <label id="b" text="Eleven" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="100" width="40.5" height="15.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="13"/></label></subviews>
        """
      let root = try root(Sample.storyboard(view: view, tools: tools))
      let text = try #require(root.frame("b")).width
      let expected = isOld ? 3 * (text.rounded(.up) + 14) + 2 : 3 * (text + 20)
      #expect(root.frame("a")?.width == expected)
    }
  }
}
