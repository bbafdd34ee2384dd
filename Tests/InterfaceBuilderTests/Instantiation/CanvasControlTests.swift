import Foundation
import PlainviewInterfaceBuilder
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// Controls on the canvas of the Xcode that saved a document; expected sizes are those that public documents store.
@Suite @MainActor struct CanvasControlTests {
  /// The views of a document, laid out as on the canvas.
  private func root(_ inside: String, tools: String) throws -> UIView {
    let document = try InterfaceDocument(
      text: Sample.storyboard(view: inside, tools: tools), path: "Test.storyboard")
    var options = LoadingOptions()
    options.isCanvasStored = true
    UIScreen.main.become(document.canvas, textMetrics: document.textMetrics)
    return try #require(DocumentLoader(document: document, options: options).canvasRoots().first).root
  }

  private func button(_ id: String, _ title: String, font: String = "") -> String {
    """
    <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="0" y="0" width="1" height="1"/><state key="normal" title="Button"/>
    <buttonConfiguration key="configuration" style="plain" title="\(title)">
    \(font.isEmpty ? "" : "<fontDescription key=\"titleFontDescription\" \(font)/>")</buttonConfiguration></button>
    """
  }

  private func pinned(_ id: String, _ width: Double? = nil) -> String {
    """
    <constraints><constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="p1"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" id="p2"/>
    \(width.map { "<constraint firstItem=\"\(id)\" firstAttribute=\"width\" constant=\"\($0)\" id=\"p3\"/>" } ?? "")
    </constraints>
    """
  }

  @Test func `A configured button has whole points from the tools 21000 on, but not in a stack`() throws {
    try Sample.run {
      let alone = "<subviews>\(button("b", "Button"))</subviews>\(pinned("b"))"
      for (tools, height) in [("19529", 31.0), ("21507", 35), ("32700.99.1234", 35)] {
        let size = try #require(root(alone, tools: tools).frame("b")?.size)
        #expect(size.height == CGFloat(height), "\(tools)")
        if tools != "19529" { #expect(size.width == size.width.rounded(), "\(tools)") }
      }
      let stacked = """
        <subviews><stackView id="s" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="1" height="1"/><subviews>\(button("b", "Button"))</subviews></stackView></subviews>
        \(pinned("s"))
        """
      let frame = try root(stacked, tools: "21507").frame("b")
      #expect(frame?.height == 34.5)
    }
  }

  @Test(arguments: [("19455", 34.5), ("19529", 34.5), ("21507", 35)])
  func `A font of its own makes no difference to that`(tools: String, height: Double) throws {
    try Sample.run {
      let view = "<subviews>\(button("b", "Button", font: "type=\"system\" pointSize=\"17\""))</subviews>\(pinned("b"))"
      let frame = try root(view, tools: tools).frame("b")
      #expect(frame?.height == CGFloat(height))
    }
  }

  @Test(arguments: [
    (["Previous", "Next"], "354", 162.0, "30"), (["Addition", "Multiplication"], "361", 164.5, "32"),
    (["Cheese", "Sausage", "Pepper"], "277", 86.5, "9"),
  ])
  func `Configured buttons with titles share a row equally`(
    titles: [String], width: String, each: Double, spacing: String
  ) throws {
    try Sample.run {
      let buttons = titles.enumerated().map { button("b\($0)", $1) }.joined()
      let view = """
        <subviews><stackView id="s" spacing="\(spacing)" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="1" height="1"/><subviews>\(buttons)</subviews></stackView></subviews>
        \(pinned("s", Double(width)))
        """
      let root = try root(view, tools: "21701")
      for number in titles.indices {
        let found = try #require(root.frame("b\(number)")?.width)
        #expect(abs(found - CGFloat(each)) <= 0.5, "\(titles[number])")
      }
    }
  }

  @Test(arguments: [
    ("11542", 44.0), ("13771", 56), ("17156", 56), ("18122", 51), ("19529", 51), ("20037", 51), ("21507", 56),
    ("23504", 56), ("24127", 64), ("32700.99.1234", 56),
  ])
  func `A search bar is as high as in its time`(tools: String, height: Double) throws {
    try Sample.run {
      let view = """
        <subviews><searchBar id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="1" height="1"/></searchBar></subviews>\(pinned("a", 320))
        """
      let frame = try root(view, tools: tools).frame("a")
      #expect(frame?.height == CGFloat(height))
    }
  }

  @Test(arguments: [
    ("AvenirNext-Regular", "Avenir Next", 17, 23.5), ("AvenirNext-Regular", "Avenir Next", 90, 123),
    ("Avenir-Medium", "Avenir", 30, 41), ("Helvetica", "Helvetica", 24, 28), ("Helvetica", "Helvetica", 30, 34.5),
    ("ArialMT", "Arial", 29, 32.5), ("Menlo-Bold", "Menlo", 38, 44.5),
    ("HelveticaNeue-Bold", "Helvetica Neue", 30, 36), ("Unheard-Of", "Unheard Of", 17, 20.5),
  ])
  func `Lines of iOS's own families are as high as their fonts say`(
    name: String, family: String, size: Int, height: Double
  ) throws {
    try Sample.run {
      let view = """
        <subviews><label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="0" y="0" width="1" height="1"/>
        <fontDescription key="fontDescription" name="\(name)" family="\(family)" pointSize="\(size)"/></label></subviews>
        \(pinned("a"))
        """
      let frame = try root(view, tools: "21507").frame("a")
      #expect(frame?.height == CGFloat(height))
    }
  }
}
