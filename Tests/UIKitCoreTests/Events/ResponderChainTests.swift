import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

private final class AppDelegate: UIResponder, UIApplicationDelegate {}

private final class HeadsetEvent: UIEvent {
  override var type: EventType { .remoteControl }
  override var subtype: EventSubtype { .remoteControlTogglePlayPause }
}

private final class PlayingController: UIViewController {
  private(set) var heard: [UIEvent.EventSubtype] = []

  override func remoteControlReceived(with event: UIEvent?) { if let event { heard.append(event.subtype) } }
}

@MainActor @Suite struct ResponderChainTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  @Test func `R1 From a view over its controller and the window to the application and its delegate`() throws {
    let delegate = AppDelegate()
    let view = try stage.add(UIView())
    try stage.app.run {
      let application = UIApplication.shared
      application.delegate = delegate
      #expect(view.next === stage.view)
      #expect(stage.view.next === stage.controller)
      #expect(stage.controller.next === stage.app.window)
      #expect(stage.app.window?.next === application)
      #expect(application.next === delegate)
      #expect(delegate.next == nil)
    }
  }

  @Test func `A button of a headset goes up the chain to whom it concerns`() throws {
    let playing = PlayingController()
    let stage = try Stage(playing)
    let view = try stage.add(UIView())
    try stage.app.run {
      UIApplication.shared.beginReceivingRemoteControlEvents()
      view.remoteControlReceived(with: HeadsetEvent())
    }
    #expect(playing.heard == [.remoteControlTogglePlayPause])
    #expect(UIEvent.EventSubtype.remoteControlPlay.rawValue == 100)
    #expect(UIEvent.EventSubtype.remoteControlEndSeekingForward.rawValue == 109)
  }

  @Test func `R1 A delegate that is a view or a controller is not in the chain`() throws {
    final class Everything: UIViewController, UIApplicationDelegate { var window: UIWindow? }
    let everything = Everything()
    try stage.app.run {
      UIApplication.shared.delegate = everything
      #expect(UIApplication.shared.next == nil)
    }
  }

  @Test func `R1 A child controller comes before the view that its own view lies in`() throws {
    let child = UIViewController()
    try stage.app.run {
      stage.controller.addChild(child)
      stage.view.addSubview(child.view)
    }
    #expect(child.view.next === child)
    #expect(child.next === stage.view)
  }

  @Test func `R1 After a presented controller comes the presenting one`() throws {
    let presented = UIViewController()
    try stage.app.run { stage.controller.present(presented, animated: false) }
    #expect(presented.next === stage.controller)
  }

  @Test func `R2 Touches go up the chain, past a controller, until someone keeps them`() throws {
    final class Keeper: UIViewController {
      var log: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    }
    let keeper = Keeper()
    let stage = try Stage(keeper)
    try stage.add(UIView())
    try stage.down()
    try stage.move(160, 160)
    try stage.up()
    try stage.down()
    try stage.app.touchCancel()
    #expect(keeper.log == ["began", "moved", "ended", "began", "cancelled"])
  }

  @Test func `R6 A touch stays with the view it came down on`() throws {
    try stage.add(NotingView(stage, "one"))
    try stage.add(NotingView(stage, "other"), CGRect(x: 250, y: 100, width: 100, height: 100))
    try stage.down(150, 150)
    try stage.move(300, 150)
    try stage.up()
    #expect(stage.takeLog() == ["one began", "one moved", "one ended"])
  }

  @Test func `R6 A view gets one finger at a time unless it wants several`() throws {
    let view = try stage.add(NotingView(stage))
    try stage.down(120, 150, finger: 0)
    try stage.down(180, 150, finger: 1)
    try stage.up(finger: 1)
    try stage.up(finger: 0)
    #expect(stage.takeLog() == ["view began", "view ended"])
    view.isMultipleTouchEnabled = true
    try stage.wait(1)
    try stage.down(120, 150, finger: 0)
    try stage.down(180, 150, finger: 1)
    try stage.up(finger: 1)
    try stage.up(finger: 0)
    #expect(stage.takeLog() == ["view began", "view began", "view ended", "view ended"])
  }
}
