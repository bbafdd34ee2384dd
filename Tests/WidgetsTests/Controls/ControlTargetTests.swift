import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

@MainActor @Suite struct ControlTargetTests {
  private let stage: Stage
  private let control = UIControl()
  private let target: NotingTarget

  init() throws {
    stage = try Stage()
    target = NotingTarget(stage)
  }

  /// Sends in the app's own process and gives back what was noted.
  private func sent(_ events: UIControl.Event, by control: UIControl? = nil) throws -> [String] {
    try stage.app.run { (control ?? self.control).sendActions(for: events) }
    return stage.takeLog()
  }

  @Test func `A1 A control does not hold its target, and a dead one is passed over`() throws {
    var dying: NotingTarget? = NotingTarget(stage, "dying")
    weak let reference = dying
    control.addTarget(dying, action: "act", for: .valueChanged)
    control.addTarget(target, action: "act", for: .valueChanged)
    dying = nil
    #expect(reference == nil)
    #expect(try sent(.valueChanged) == ["target act"])
  }

  @Test func `A1 A dead target is not looked for in the responder chain`() throws {
    final class Answering: UIViewController {
      var answers = 0
      override class var actions: ActionTable { ["act": .init(act)] }
      func act() { answers += 1 }
    }
    let controller = Answering()
    let stage = try Stage(controller)
    try stage.add(control)
    control.addTarget(NotingTarget(stage), action: "act", for: .valueChanged)
    try stage.app.run { control.sendActions(for: .valueChanged) }
    #expect(controller.answers == 0)
    control.addTarget(nil, action: "act", for: .valueChanged)
    try stage.app.run { control.sendActions(for: .valueChanged) }
    #expect(controller.answers == 1)
  }

  @Test func `A2 Adding the same pair twice merges the events`() throws {
    control.addTarget(target, action: "act", for: .touchDown)
    control.addTarget(target, action: "act", for: [.touchDown, .valueChanged])
    #expect(try sent(.touchDown) == ["target act"])
    #expect(try sent(.valueChanged) == ["target act"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["act"])
  }

  @Test func `A3 Only the named events of the named pairs are removed`() throws {
    let other = NotingTarget(stage, "other")
    control.addTarget(target, action: "act", for: [.touchDown, .touchUpInside])
    control.addTarget(target, action: "act:", for: .touchDown)
    control.addTarget(other, action: "act", for: .touchDown)
    control.removeTarget(target, action: "act", for: .touchDown)
    #expect(try sent(.touchDown) == ["target act: UIControl", "other act"])
    #expect(try sent(.touchUpInside) == ["target act"])
    control.removeTarget(target, action: nil, for: .allEvents)
    #expect(try sent(.touchDown) == ["other act"])
    #expect(try sent(.touchUpInside) == [])
  }

  @Test func `A3 Nil for target and action means any: everything goes`() throws {
    control.addTarget(target, action: "act", for: .touchDown)
    control.addTarget(nil, action: "act:", for: .valueChanged)
    control.removeTarget(nil, action: "act", for: .allEvents)
    #expect(control.allControlEvents == .valueChanged)
    control.addAction(UIAction { _ in }, for: .touchDown)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents == [])
    #expect(control.allTargets.isEmpty)
  }

  @Test func `A4 The actions of a target for one event are selector strings, or nil`() {
    control.addTarget(target, action: "act", for: .touchDown)
    control.addTarget(target, action: "act:with:", for: .touchDown)
    control.addTarget(target, action: "act:", for: .valueChanged)
    control.addAction(UIAction { _ in }, for: .touchDown)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["act", "act:with:"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
    #expect(control.actions(forTarget: NotingTarget(stage), forControlEvent: .touchDown) == nil)
    control.addTarget(nil, action: "act", for: .touchDown)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
  }

  @Test func `A4 All targets are a set, with NSNull for the responder chain`() {
    control.addTarget(target, action: "act", for: .touchDown)
    control.addTarget(target, action: "act:", for: .touchUpInside)
    #expect(control.allTargets.count == 1)
    #expect(control.allTargets.first?.base as? NotingTarget === target)
    control.addTarget(nil, action: "act", for: .touchDown)
    #expect(control.allTargets.count == 2)
    #expect(control.allTargets.contains { $0.base is NSNull })
  }

  @Test func `A4 All events are the union, those of UIActions included`() {
    control.addTarget(target, action: "act", for: .touchDown)
    control.addTarget(target, action: "act:", for: [.valueChanged, .touchDown])
    #expect(control.allControlEvents.rawValue == 4097)
    #expect(UIButton(primaryAction: UIAction { _ in }).allControlEvents.rawValue == 8192)
  }

  @Test func `A5 A message goes through the control's own method and then through the application`() throws {
    final class Watching: UIControl {
      let stage: Stage
      var passesOn = true
      init(_ stage: Stage) {
        self.stage = stage
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        stage.note("control sends \(action)")
        if passesOn { super.sendAction(action, to: target, for: event) }
      }
      override func sendAction(_ action: UIAction) {
        stage.note("control runs an action")
        super.sendAction(action)
      }
    }
    let watching = Watching(stage)
    watching.addTarget(target, action: "act:", for: .valueChanged)
    watching.addAction(UIAction { [stage] _ in stage.note("closure") }, for: .valueChanged)
    #expect(
      try sent(.valueChanged, by: watching) == [
        "control sends act:", "target act: Watching", "control runs an action", "closure",
      ])
    watching.passesOn = false
    #expect(try sent(.valueChanged, by: watching) == ["control sends act:", "control runs an action", "closure"])
  }

  @Test func `A5 S6 An action gets as many of sender and event as its name has colons`() throws {
    try stage.add(control)
    control.addTarget(target, action: "act", for: .touchDown)
    control.addTarget(target, action: "act:", for: .touchDown)
    control.addTarget(target, action: "act:with:", for: .touchDown)
    try stage.down()
    #expect(stage.takeLog() == ["target act", "target act: UIControl", "target act:with: UIControl event"])
    #expect(try sent(.touchDown).last == "target act:with: UIControl nil")
  }

  @Test func `A5 S1 An action without a method fails when it is sent, not when it is added`() throws {
    control.addTarget(target, action: "missing:", for: .touchDown)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["missing:"])
    let error = #expect(throws: UncaughtException.self) { _ = try sent(.touchDown) }
    #expect(
      error?.reason.hasPrefix("-[PlainviewStage.NotingTarget missing:]: unrecognized selector sent to instance 0x")
        == true)
    #expect(
      error?.remedies.suffix(2) == ["Sent by:", "  UIControl --touchDown--> NotingTarget missing:"])
  }

  @Test func `S2 A class as a target fails with a plus`() throws {
    control.addTarget(NotingTarget.self, action: "act", for: .touchDown)
    let error = #expect(throws: UncaughtException.self) { _ = try sent(.touchDown) }
    #expect(
      error?.reason.hasPrefix("+[PlainviewStage.NotingTarget act]: unrecognized selector sent to class 0x") == true)
  }

  @Test func `A6 One pass in the order of registration, each entry once however many events meet`() throws {
    let other = NotingTarget(stage, "other")
    control.addTarget(target, action: "act", for: [.touchDown, .touchUpInside])
    control.addTarget(other, action: "act", for: .touchUpInside)
    control.addTarget(target, action: "other", for: .touchDown)
    #expect(try sent([.touchDown, .touchUpInside]) == ["target act", "other act", "target other"])
    #expect(try sent(.touchUpInside) == ["target act", "other act"])
  }

  @Test func `A8 A programmatic send looks at no state and makes no touch`() throws {
    control.addTarget(target, action: "act:with:", for: .touchUpInside)
    control.isEnabled = false
    control.isHidden = true
    control.alpha = 0
    control.isUserInteractionEnabled = false
    #expect(try sent(.touchUpInside) == ["target act:with: UIControl nil"])
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
  }

  @Test func `A8 The primary event also fires what is registered for primaryActionTriggered, not the other way round`()
    throws
  {
    let button = UIButton()
    button.addTarget(target, action: "act", for: .primaryActionTriggered)
    #expect(try sent(.touchUpInside, by: button) == ["target act"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.addTarget(target, action: "act", for: .touchUpInside)
    #expect(try sent(.primaryActionTriggered, by: button) == [])
    #expect(try sent(.touchDown, by: button) == [])
  }

  @Test func `A8 An entry for both events is called once, in one pass`() throws {
    let button = UIButton()
    button.addTarget(target, action: "other", for: .primaryActionTriggered)
    button.addTarget(target, action: "act", for: [.touchUpInside, .primaryActionTriggered])
    #expect(try sent(.touchUpInside, by: button) == ["target other", "target act"])
  }

  @Test func `A9 An action with a known identifier replaces the old one, and gets the control as its sender`() throws {
    let stage = stage
    let control = control
    func action(_ name: String, _ identifier: String) -> UIAction {
      UIAction(identifier: UIAction.Identifier(identifier)) { action in
        stage.note("\(name), sent by the control: \(action.sender as? UIControl === control)")
      }
    }
    control.addAction(action("first", "a"), for: .valueChanged)
    control.addAction(action("other", "b"), for: .valueChanged)
    control.addAction(action("second", "a"), for: .valueChanged)
    #expect(
      try sent(.valueChanged) == ["second, sent by the control: true", "other, sent by the control: true"])
    control.removeAction(identifiedBy: UIAction.Identifier("a"), for: .valueChanged)
    #expect(try sent(.valueChanged) == ["other, sent by the control: true"])
  }

  @Test func `A9 Actions without identifiers do not replace each other`() throws {
    let stage = stage
    for name in ["one", "two"] { control.addAction(UIAction { _ in stage.note(name) }, for: .valueChanged) }
    #expect(try sent(.valueChanged) == ["one", "two"])
  }

  @Test func `A9 A button made with an action is a system button with its title and image`() throws {
    let stage = stage
    let image = UIImage()
    let button = UIButton(primaryAction: UIAction(title: "Save", image: image) { _ in stage.note("saved") })
    #expect(button.buttonType == .system)
    #expect(button.title(for: .normal) == "Save")
    #expect(button.image(for: .normal) === image)
    #expect(try sent(.touchUpInside, by: button) == ["saved"])
  }

  @Test func `A9 A control made with an action only registers it`() throws {
    let stage = stage
    let control = UIControl(frame: .zero, primaryAction: UIAction(title: "Save") { _ in stage.note("saved") })
    #expect(control.allControlEvents == .primaryActionTriggered)
    #expect(try sent(.valueChanged, by: control) == ["saved"])
  }

  @Test(
    arguments: [
      (UIControl.Event.touchDown, 1), (.touchDownRepeat, 2), (.touchDragInside, 4), (.touchDragOutside, 8),
      (.touchDragEnter, 16), (.touchDragExit, 32), (.touchUpInside, 64), (.touchUpOutside, 128), (.touchCancel, 256),
      (.valueChanged, 4096), (.primaryActionTriggered, 8192), (.menuActionTriggered, 16384), (.editingDidBegin, 65536),
      (.editingChanged, 131072), (.editingDidEnd, 262144), (.editingDidEndOnExit, 524288), (.allTouchEvents, 4095),
      (.allEditingEvents, 983040),
    ] as [(UIControl.Event, UInt)])
  func `A10 Events have UIKit's numbers`(_ event: UIControl.Event, _ number: UInt) {
    #expect(event.rawValue == number)
  }

  @Test func `A12 An entry that an earlier action removes is left out, one that it adds is not called yet`() throws {
    let stage = stage
    let control = control
    let target = target
    control.addAction(
      UIAction { _ in
        stage.note("first")
        control.removeTarget(target, action: "act", for: .allEvents)
        control.addTarget(target, action: "other", for: .valueChanged)
      }, for: .valueChanged)
    control.addTarget(target, action: "act", for: .valueChanged)
    #expect(try sent(.valueChanged) == ["first"])
    #expect(try sent(.valueChanged) == ["first", "target other"])
  }

  @Test func `A12 The rule can be switched: then the entry is called once more`() throws {
    try stage.app.run { UIApplication.shared.controlSettings.skipsRemovedActions = false }
    let (control, target) = (control, target)
    control.addAction(UIAction { _ in control.removeTarget(target, action: nil, for: .allEvents) }, for: .valueChanged)
    control.addTarget(target, action: "act", for: .valueChanged)
    #expect(try sent(.valueChanged) == ["target act"])
  }

  @Test func `A13 The user's primary event is followed by primaryActionTriggered`() throws {
    let button = try stage.add(UIButton())
    button.addTarget(target, action: "other", for: .primaryActionTriggered)
    button.addTarget(target, action: "act", for: .touchUpInside)
    try stage.tap()
    #expect(stage.takeLog() == ["target act", "target other"])
  }

  @Test func `A13 An entry for both is called once there too`() throws {
    let button = try stage.add(UIButton())
    button.addTarget(target, action: "act", for: [.touchUpInside, .primaryActionTriggered])
    try stage.tap()
    #expect(stage.takeLog() == ["target act"])
  }

  @Test func `A13 A plain control's touch is not its primary event`() throws {
    try stage.add(control)
    control.addTarget(target, action: "act", for: .primaryActionTriggered)
    try stage.tap()
    #expect(stage.takeLog() == [])
    #expect(try sent(.valueChanged) == ["target act"])
  }

  @Test func `A7 A nil target asks the responder chain from the control on`() throws {
    final class Answering: UIView {
      var senders: [UIControl] = []
      override class var actions: ActionTable { ["answer:": .init(answer)] }
      func answer(_ sender: UIControl) { senders.append(sender) }
    }
    let answering = try stage.add(Answering())
    answering.addSubview(control)
    control.addTarget(nil, action: "answer:", for: .valueChanged)
    control.addTarget(nil, action: "nobody:", for: .valueChanged)
    #expect(try sent(.valueChanged) == [])
    #expect(answering.senders == [control])
  }
}
