import PlainviewInterfaceBuilder
import Testing

@Suite struct DocumentInspectionTests {
  @Test func `every fault of a document is told with its place`() throws {
    let document = try InterfaceDocument(contentsOf: Fixture.path("faulty.storyboard"))
    let prefix = Fixture.path("faulty.storyboard") + ":"
    let lines = document.diagnostics.map { $0.description.replacing(prefix, with: "") }
    let edges =
      "left, right, top, bottom, leading, trailing, width, height, centerX, centerY, baseline, lastBaseline, "
      + "firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, "
      + "centerXWithinMargins, centerYWithinMargins"
    let modes =
      "scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, "
      + "bottomLeft, bottomRight, TopLeft, TopRight, BottomLeft, BottomRight"
    let events =
      "touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit, touchUpInside, "
      + "touchUpOutside, touchCancel, valueChanged, menuActionTriggered, primaryActionTriggered, editingDidBegin, "
      + "editingChanged, editingDidEnd, editingDidEndOnExit, allTouchEvents, allEditingEvents, allEvents"
    let segues =
      "relationship, embed, show, showDetail, presentation, popoverPresentation, unwind, push, modal, popover, "
      + "replace, custom"
    #expect(
      lines == [
        "2:1: warning: the initial view controller 'gone-1' does not exist",
        "3:5: warning: unknown device 'retina99', the 600 by 600 canvas is used [retina99]",
        "3:5: warning: 'upside' is no value for orientation of <device>: expected portrait, landscape [retina99]",
        "4:5: warning: unknown element <mystery> in the document, it is ignored",
        "9:21: warning: 'stretch' is no value for contentMode of <view>: expected \(modes) [vie-01-aaa]",
        "10:25: warning: 'zero' is no value for y of <rect>: expected a number of points [vie-01-aaa]",
        "10:25: warning: '1e12' is no value for width of <rect>: expected at most 10000000 points [vie-01-aaa]",
        "12:29: warning: unknown element <hologram>, it is treated as a plain view [hol-01-aaa]",
        "15:29: warning: unknown element <note>, it is ignored [not-01-aaa]",
        "16:29: warning: 'TRUE' is no value for hidden of <label>: expected YES or NO [lbl-01-aaa]",
        "18:33: warning: unknown condition 'moon=full' of a variation, it never applies [lbl-01-aaa]",
        "20:29: warning: the id 'lbl-01-aaa' is taken by <label> of 16:29 [lbl-01-aaa]",
        "25:29: warning: the first item 'gone-2' of <constraint> does not exist [cst-01-aaa]",
        "25:29: warning: the second item 'gone-3' of <constraint> does not exist [cst-01-aaa]",
        "26:29: warning: 'sideways' is no value for firstAttribute of <constraint>: expected \(edges) [cst-02-aaa]",
        "26:29: warning: '1:0' is no value for multiplier of <constraint>: expected a factor such as 0.5, 3:4, 1/3 "
          + "or 35% [cst-02-aaa]",
        "27:29: warning: the constraint has no firstAttribute, it is ignored [cst-03-aaa]",
        "28:29: warning: <guess> is no constraint, it is ignored [vie-01-aaa]",
        "31:29: warning: the destination 'gone-4' of <outlet> does not exist [out-01-aaa]",
        "32:29: warning: <outlet> has no property, it is ignored [out-02-aaa]",
        "33:29: warning: 'shake' is no value for eventType of <action>: expected \(events) [act-01-aaa]",
        "33:29: warning: the destination 'gone-5' of <action> does not exist [act-01-aaa]",
        "34:29: warning: 'teleport' is no value for kind of <segue>: expected \(segues) [seg-01-aaa]",
        "34:29: warning: the destination 'gone-6' of <segue> does not exist [seg-01-aaa]",
        "35:29: warning: unknown connection <binding>, it is ignored [vie-01-aaa]",
        "39:33: warning: the reference 'gone-7' of <exclude> does not exist [vie-01-aaa]",
        "47:17: warning: unknown element <robot>, it is ignored [rob-01-aaa]",
        "48:17: warning: unknown element <flickGestureRecognizer>, it is treated as a plain gesture recognizer "
          + "[flk-01-aaa]",
        "53:17: warning: unknown element <spaceViewController>, it is treated as a plain view controller [vct-02-bbb]",
        "53:17: warning: the storyboard identifier 'Same' is taken at 8:17 [vct-02-bbb]",
        "55:25: warning: the segue makes controller 'vct-01-aaa' contain itself without end [seg-01-bbb]",
        "60:9: warning: <act> is no scene, it is ignored",
      ])
  }

  @Test(arguments: ["card.xib", "lists.storyboard", "login.storyboard", "sizes.storyboard"])
  func `a sound document raises no remark`(name: String) throws {
    #expect(try Fixture.document(name).diagnostics.map(\.description) == [])
  }

  @Test func `a controller that shows itself is no containment`() throws {
    let controller = """
      <viewController id='a' sceneMemberID='viewController'><connections>
      <segue destination='a' kind='show' id='s'/></connections></viewController>
      """
    #expect(try Fixture.xib(controller).diagnostics.isEmpty)
    #expect(try Fixture.xib(controller.replacing("show", with: "embed")).diagnostics.count == 1)
  }

  @Test func `two paths to one controller are no cycle`() throws {
    func controller(_ id: String, _ destinations: [String]) -> String {
      let segues = destinations.map { "<segue destination='\($0)' kind='embed' id='\(id)\($0)'/>" }.joined()
      return "<viewController id='\(id)'><connections>\(segues)</connections></viewController>"
    }
    let diamond =
      controller("a", ["b", "c"]) + controller("b", ["d"]) + controller("c", ["d"]) + controller("d", [])
    #expect(try Fixture.xib(diamond).diagnostics.isEmpty)
  }

  @Test func `a chain of thousands of controllers is followed to its end`() throws {
    let count = 3_000
    let controllers = (0..<count).map { index in
      "<viewController id='c\(index)'><connections>"
        + "<segue destination='c\((index + 1) % count)' kind='embed' id='s\(index)'/></connections></viewController>"
    }
    #expect(try Fixture.xib(controllers.joined()).diagnostics.map(\.objectID) == ["s\(count - 1)"])
  }

  @Test func `a remark about an element has its place`() throws {
    let view = try Fixture.view("<view id='v'/>")
    #expect(view.diagnostic("odd", path: "A.xib").description == "A.xib:1:70: warning: odd [v]")
    #expect(view.diagnostic("even", path: "A.xib", severity: .note).description == "A.xib:1:70: note: even [v]")
  }
}
