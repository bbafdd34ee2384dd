import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

@MainActor @Suite struct PanTests {
  private let stage: Stage
  private let view: UIView
  private let pan: UIPanGestureRecognizer
  private let reader: GestureReader

  init() throws {
    stage = try Stage()
    let view = try stage.add(UIView())
    reader = GestureReader { recognizer in
      (recognizer as? UIPanGestureRecognizer).map { GestureReader.text($0.translation(in: view)) } ?? ""
    }
    pan = UIPanGestureRecognizer(target: reader, action: "note:")
    view.addGestureRecognizer(pan)
    self.view = view
  }

  @Test func `G2 The defaults of a pan`() {
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == 4_294_967_295)
    #expect(pan.allowedScrollTypesMask == [])
    #expect(pan.velocity(in: view) == .zero)
    #expect(pan.translation(in: view) == .zero)
  }

  @Test(arguments: [(9, []), (10, ["began (0, 0)"]), (13, ["began (3, 0)"])] as [(CGFloat, [String])])
  func `G3 A pan begins after 10 points, which its translation leaves out`(
    _ dx: CGFloat, _ log: [String]
  ) throws {
    try stage.down()
    try stage.move(150 + dx, 150)
    #expect(reader.takeLog() == log)
  }

  @Test func `G3 The slop and its absorption are settings of the app`() throws {
    try stage.app.run {
      UIApplication.shared.gestureSettings.panSlop = 20
      UIApplication.shared.gestureSettings.panAbsorbsSlop = false
    }
    try stage.down()
    try stage.move(169, 150)
    #expect(reader.takeLog() == [])
    try stage.move(171, 150)
    #expect(reader.takeLog() == ["began (21, 0)"])
  }

  @Test func `G1 It changes with each move and ends with the lift`() throws {
    try stage.down()
    try stage.move(150, 170)
    try stage.move(150, 180)
    try stage.up()
    #expect(reader.takeLog() == ["began (0, 10)", "changed (0, 20)", "ended (0, 20)"])
    #expect(pan.state == .possible)
    #expect(pan.translation(in: view) == .zero)
  }

  @Test func `G1 A finger that is lifted before it moved far makes none`() throws {
    try stage.tap()
    #expect(reader.takeLog() == [])
    #expect(pan.state == .possible)
  }

  @Test func `Setting the translation makes the way so far count anew and forgets the velocity`() throws {
    try stage.down()
    try stage.wait(0.01)
    try stage.move(150, 180)
    #expect(pan.velocity(in: view).y == 3000)
    pan.setTranslation(.zero, in: view)
    #expect(pan.velocity(in: view) == .zero)
    try stage.wait(0.1)
    try stage.move(155, 190)
    #expect(reader.takeLog() == ["began (0, 20)", "changed (5, 10)"])
    #expect(abs(pan.velocity(in: view).y - 100) < 1e-9)
  }

  @Test func `The velocity is that of the last tenth of a second, and none after standing still`() throws {
    try stage.down()
    for step in 1...10 {
      try stage.wait(0.02)
      try stage.move(150 + CGFloat(step) * 4, 150)
    }
    #expect(abs(pan.velocity(in: view).x - 200) < 1e-9)
    try stage.wait(0.5)
    try stage.up()
    #expect(pan.velocity(in: view) == .zero)
  }

  @Test func `Translation and velocity are in the coordinates of the view that is asked for`() throws {
    let scaled = try stage.add(UIView(), CGRect(x: 250, y: 300, width: 100, height: 100))
    scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
    try stage.down()
    try stage.wait(0.1)
    try stage.move(150, 180)
    #expect(pan.translation(in: stage.view) == CGPoint(x: 0, y: 20))
    #expect(pan.translation(in: scaled) == CGPoint(x: 0, y: 10))
    #expect(abs(pan.velocity(in: scaled).y - 150) < 1e-9)
  }

  @Test func `Fingers that come and go do not move the translation`() throws {
    try stage.down(120, 120, finger: 0)
    try stage.move(120, 150, finger: 0)
    try stage.down(190, 190, finger: 1)
    try stage.move(190, 210, finger: 1)
    try stage.up(finger: 0)
    try stage.move(190, 220, finger: 1)
    try stage.up(finger: 1)
    #expect(
      reader.takeLog() == ["began (0, 20)", "changed (0, 30)", "changed (0, 40)", "ended (0, 40)"])
  }

  @Test func `G2 Too few fingers make no pan, and too many neither`() throws {
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    try stage.down(120, 150, finger: 0)
    try stage.move(120, 190, finger: 0)
    #expect(reader.takeLog() == [])
    try stage.down(180, 150, finger: 1)
    try stage.move(180, 151, finger: 1)
    #expect(reader.log.count == 1)
    try stage.up(finger: 0)
    #expect(reader.log.last?.hasPrefix("ended") == true)
    try stage.up(finger: 1)
    _ = reader.takeLog()
    for finger in 0..<3 { try stage.down(120 + CGFloat(finger) * 20, 150, finger: finger) }
    for finger in 0..<3 { try stage.move(120 + CGFloat(finger) * 20, 190, finger: finger) }
    for finger in 0..<3 { try stage.up(finger: finger) }
    #expect(reader.takeLog() == [])
  }

  @Test func `G9 A pan that waits for a swipe tells its beginning and its end when the swipe fails`() throws {
    let swipe = UISwipeGestureRecognizer()
    view.addGestureRecognizer(swipe)
    pan.require(toFail: swipe)
    try stage.down()
    try stage.move(170, 150)
    #expect(reader.takeLog() == [])
    try stage.wait(0.5)
    #expect(reader.takeLog() == ["began (10, 0)"])
    try stage.up()
    #expect(reader.takeLog() == ["ended (10, 0)"])
    try stage.down()
    try stage.move(170, 150)
    try stage.up()
    #expect(reader.takeLog() == ["began (10, 0)", "ended (10, 0)"])
  }

  @Test func `G9 And it fails when the swipe comes`() throws {
    let swipe = UISwipeGestureRecognizer()
    view.addGestureRecognizer(swipe)
    pan.require(toFail: swipe)
    try stage.down()
    try stage.move(170, 150)
    try stage.move(210, 150)
    try stage.up()
    #expect(reader.takeLog() == [])
  }

  @Test func `G11 A pan on a superview fires over a button`() throws {
    let button = UIButton(type: .system)
    button.frame = view.bounds
    view.addSubview(button)
    try stage.down()
    try stage.move(180, 150)
    #expect(reader.takeLog() == ["began (20, 0)"])
  }

  @Test func `A pan from the screen's edge begins there only, and inwards`() throws {
    let edgePan = UIScreenEdgePanGestureRecognizer(target: reader, action: "note:")
    edgePan.edges = .left
    #expect(edgePan.maximumNumberOfTouches == 1)
    view.removeGestureRecognizer(pan)
    stage.view.addGestureRecognizer(edgePan)
    try stage.down(40, 400)
    try stage.move(80, 400)
    try stage.up()
    try stage.down(5, 400)
    try stage.move(5, 440)
    try stage.up()
    #expect(reader.takeLog() == [])
    try stage.down(5, 400)
    try stage.move(35, 400)
    try stage.up()
    #expect(reader.takeLog() == ["began (20, 0)", "ended (20, 0)"])
  }

  @Test func `G14 Of pans on a view and on the views above it the innermost begins`() throws {
    let outer = GestureReader()
    stage.view.addGestureRecognizer(UIPanGestureRecognizer(target: outer, action: "note:"))
    try stage.down()
    try stage.move(180, 150)
    try stage.up()
    #expect(reader.takeLog() == ["began (20, 0)", "ended (20, 0)"])
    #expect(outer.takeLog() == [])
  }

  @Test func `G2 Switching a pan off and on in its own action cancels it once`() throws {
    let switcher = Doing { recognizer in
      guard recognizer.state == .changed else { return }
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    pan.addTarget(switcher, action: "run:")
    try stage.down()
    try stage.move(170, 150)
    try stage.move(180, 150)
    try stage.move(190, 150)
    try stage.up()
    #expect(reader.takeLog() == ["began (10, 0)", "changed (20, 0)", "cancelled (20, 0)"])
    #expect(switcher.calls == 3)
    try stage.down()
    try stage.move(170, 150)
    #expect(reader.takeLog() == ["began (10, 0)"])
  }

  @Test func `G15 A view that leaves with its pan cancels it with one call`() throws {
    try stage.down()
    try stage.move(170, 150)
    try stage.app.run { view.removeFromSuperview() }
    try stage.move(180, 150)
    try stage.up()
    #expect(reader.log.map { $0.prefix { $0 != " " } } == ["began", "cancelled"])
    #expect(pan.state == .possible)
  }
}
