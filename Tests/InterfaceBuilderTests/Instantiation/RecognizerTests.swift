import Foundation
import PlainviewGraphics
import PlainviewInterfaceBuilder
import PlainviewUIKitCore
import Testing
import PlainviewGestures

@MainActor @Suite struct RecognizerTests {
  /// The recognizer of an element, attached to a label.
  private func recognizer(_ element: String) throws -> UIGestureRecognizer {
    let text = Sample.storyboard(
      view: """
        <subviews><label id="l" text="Tap"><rect key="frame" x="0" y="0" width="9" height="9"/><connections>
        <outletCollection property="gestureRecognizers" destination="r" appends="YES" id="c1"/>
        </connections></label></subviews>
        """, beside: element)
    return try #require(try Sample.scene(text).view.view("l")?.gestureRecognizers?.first)
  }

  @Test func `Each element becomes a recognizer of its class, with its attributes`() throws {
    try Sample.run {
      let press = try #require(
        try recognizer(
          "<pongPressGestureRecognizer allowableMovement='12' minimumPressDuration='0.75' numberOfTapsRequired='1' "
            + "numberOfTouchesRequired='2' id='r'/>") as? UILongPressGestureRecognizer)
      #expect(press.allowableMovement == 12 && press.minimumPressDuration == 0.75)
      #expect(press.numberOfTapsRequired == 1 && press.numberOfTouchesRequired == 2)
      let pan = try #require(
        try recognizer("<panGestureRecognizer minimumNumberOfTouches='2' maximumNumberOfTouches='3' id='r'/>")
          as? UIPanGestureRecognizer)
      #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 3)
      let swipe = try #require(
        try recognizer("<swipeGestureRecognizer direction='left' numberOfTouchesRequired='2' enabled='NO' id='r'/>")
          as? UISwipeGestureRecognizer)
      #expect(swipe.direction == .left && swipe.numberOfTouchesRequired == 2 && !swipe.isEnabled)
      let edgePan = try #require(
        try recognizer(
          "<screenEdgePanGestureRecognizer id='r'><rectEdge key='edges' left='YES' top='YES' right='NO'/>"
            + "</screenEdgePanGestureRecognizer>") as? UIScreenEdgePanGestureRecognizer)
      #expect(edgePan.edges == [.left, .top] && edgePan.maximumNumberOfTouches == 1)
      let pinch = try #require(
        try recognizer("<pinchGestureRecognizer scale='2' delaysTouchesBegan='YES' id='r'/>")
          as? UIPinchGestureRecognizer)
      #expect(pinch.scale == 2 && pinch.delaysTouchesBegan)
      let rotation = try #require(
        try recognizer("<rotationGestureRecognizer rotation='0.5' id='r'/>") as? UIRotationGestureRecognizer)
      #expect(rotation.rotation == 0.5)
    }
  }

  @Test func `An element without attributes has the class's own values`() throws {
    try Sample.run {
      let press = try #require(try recognizer("<longPressGestureRecognizer id='r'/>") as? UILongPressGestureRecognizer)
      #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
      let pan = try #require(try recognizer("<panGestureRecognizer id='r'/>") as? UIPanGestureRecognizer)
      #expect(pan.maximumNumberOfTouches == 4_294_967_295)
      let swipe = try #require(try recognizer("<swipeGestureRecognizer id='r'/>") as? UISwipeGestureRecognizer)
      #expect(swipe.direction == .right)
    }
  }

  @Test(
    arguments: ["tap", "longPress", "pan", "screenEdgePan", "swipe", "pinch", "rotation"])
  func `N3 A missing class has a stand-in that recognizes what its element says`(_ kind: String) throws {
    try Sample.run {
      let stand = try recognizer("<\(kind)GestureRecognizer customClass='Nowhere' customModule='App' id='r'/>")
      let plain = try recognizer("<\(kind)GestureRecognizer id='r'/>")
      #expect((stand as? any MissingCode)?.missingClass == "Nowhere")
      #expect(stand.isKind(of: type(of: plain)))
    }
  }
}
