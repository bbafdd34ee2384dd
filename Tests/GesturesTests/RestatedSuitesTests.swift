import Foundation
import PlainviewStage
import UIKit
import _Testing_UIKit

/// What lyft/Hammer's HandTests say of fingers on views; those on switches and scroll views wait for these widgets.
@MainActor @Suite("restated from lyft/Hammer HandTests") struct HandTests {
  private let stage: Stage
  private let reader = GestureReader()

  init() throws { stage = try Stage() }

  private func button() throws -> (UIButton, NotingTarget) {
    let button = try stage.add(UIButton())
    let target = NotingTarget(stage)
    button.accessibilityIdentifier = "button"
    button.addTarget(target, action: "act", for: .primaryActionTriggered)
    button.addTarget(target, action: "other", for: .touchDown)
    return (button, target)
  }

  private func view(_ recognizer: UIGestureRecognizer) throws -> XCUIElement {
    let view = try stage.add(UIView(), CGRect(x: 40, y: 200, width: 300, height: 300))
    view.accessibilityIdentifier = "view"
    recognizer.addTarget(reader, action: "note:")
    view.addGestureRecognizer(recognizer)
    return stage.app.descendants(matching: .any)["view"]
  }

  @Test func `A button's primary action comes with a tap`() throws {
    let target = try button().1
    try stage.app.buttons["button"].tap()
    #expect(stage.takeLog() == ["target other", "target act"])
    withExtendedLifetime(target) {}
  }

  @Test(arguments: ["hidden", "transparent", "not interactive", "in a view that is not interactive"])
  func `A button that cannot be seen or touched cannot be tapped`(_ obstacle: String) throws {
    let (button, target) = try button()
    try stage.app.run {
      switch obstacle {
      case "hidden": button.isHidden = true
      case "transparent": button.alpha = 0.0001
      case "not interactive": button.isUserInteractionEnabled = false
      default: stage.view.isUserInteractionEnabled = false
      }
    }
    if button.isUserInteractionEnabled, stage.view.isUserInteractionEnabled {
      #expect(throws: ElementError.self) { try stage.app.buttons["button"].tap() }
    } else {
      // As in XCUITest the finger goes there, and to whatever takes the touch instead.
      try stage.app.buttons["button"].tap()
    }
    #expect(stage.takeLog() == [])
    withExtendedLifetime(target) {}
  }

  @Test func `A button is highlighted while the finger is on it`() throws {
    let (button, target) = try button()
    #expect(!button.isHighlighted)
    try stage.app.touchDown(on: stage.app.buttons["button"])
    try stage.wait(0.3)
    #expect(button.isHighlighted)
    try stage.app.touchUp(on: stage.app.buttons["button"])
    try stage.wait(0.2)
    #expect(!button.isHighlighted)
    #expect(stage.takeLog() == ["target other", "target act"])
    withExtendedLifetime(target) {}
  }

  @Test func `One finger taps once`() throws {
    try view(UITapGestureRecognizer()).tap()
    #expect(reader.takeLog() == ["ended"])
  }

  @Test func `One finger taps twice`() throws {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    try view(double).doubleTap()
    #expect(reader.takeLog() == ["ended"])
  }

  @Test func `Two fingers tap once`() throws {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    try view(tap).twoFingerTap()
    #expect(reader.takeLog() == ["ended"])
  }

  @Test func `A finger presses long`() throws {
    try view(UILongPressGestureRecognizer()).press(forDuration: 1)
    #expect(reader.takeLog() == ["began", "ended"])
  }

  @Test func `Two fingers turn by half a circle`() throws {
    try view(UIRotationGestureRecognizer()).rotate(.pi, withVelocity: 10)
    let log = reader.takeLog()
    #expect(log.first == "began" && log.last == "ended" && log.count > 3)
  }

  @Test func `Two fingers pinch open and close`() throws {
    let element = try view(UIPinchGestureRecognizer())
    try element.pinch(withScale: 3, velocity: 2)
    try element.pinch(withScale: 0.3, velocity: -2)
    #expect(reader.log.filter { $0 == "began" }.count == 2 && reader.log.filter { $0 == "ended" }.count == 2)
  }
}

/// What KIF's GestureTests, LongPressTests and TappingTests say of recognizers and taps.
@MainActor @Suite("restated from KIF GestureTests, LongPressTests and TappingTests") struct KIFGestureTests {
  private let stage: Stage
  private let reader: GestureReader
  private let label: UILabel

  init() throws {
    stage = try Stage()
    label = try stage.add(UILabel(), CGRect(x: 100, y: 300, width: 190, height: 40))
    label.text = "Swipe Me"
    label.isUserInteractionEnabled = true
    reader = GestureReader { ($0 as? UISwipeGestureRecognizer).map { "\($0.direction.rawValue)" } ?? "" }
  }

  @Test func `Swipes in the four directions are told apart`() throws {
    for direction in [UISwipeGestureRecognizer.Direction.left, .right, .up, .down] {
      let swipe = UISwipeGestureRecognizer(target: reader, action: "note:")
      swipe.direction = direction
      label.addGestureRecognizer(swipe)
    }
    let element = stage.app.staticTexts["Swipe Me"]
    try element.swipeLeft()
    #expect(reader.takeLog() == ["ended 2"])
    try element.swipeRight()
    #expect(reader.takeLog() == ["ended 1"])
    try element.swipeUp()
    #expect(reader.takeLog() == ["ended 4"])
    try element.swipeDown()
    #expect(reader.takeLog() == ["ended 8"])
  }

  @Test func `What is not there cannot be swiped`() throws {
    #expect(throws: ElementError.self) { try stage.app.staticTexts["Unknown"].swipeDown() }
  }

  @Test func `A press of two seconds is long`() throws {
    label.addGestureRecognizer(UILongPressGestureRecognizer(target: reader, action: "note:"))
    try stage.app.staticTexts["Swipe Me"].press(forDuration: 2)
    #expect(reader.takeLog() == ["began", "ended"])
  }

  @Test func `A label with a tap recognizer is tapped`() throws {
    label.addGestureRecognizer(UITapGestureRecognizer(target: reader, action: "note:"))
    try stage.app.staticTexts["Swipe Me"].tap()
    #expect(reader.takeLog() == ["ended"])
  }

  @Test func `A place of the screen is tapped`() throws {
    label.addGestureRecognizer(UITapGestureRecognizer(target: reader, action: "note:"))
    try stage.app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 150, dy: 320)).tap()
    #expect(reader.takeLog() == ["ended"])
  }

  @Test func `A tap on a text field gives it the focus`() throws {
    let field = try stage.add(UITextField(), CGRect(x: 20, y: 400, width: 200, height: 40))
    field.accessibilityLabel = "Greeting"
    try stage.app.textFields["Greeting"].tap()
    #expect(field.isFirstResponder)
  }

  @Test func `A button that is partly off the screen is tapped where it can be`() throws {
    let button = try stage.add(UIButton(), CGRect(x: 340, y: 500, width: 90, height: 40))
    let target = NotingTarget(stage)
    button.setTitle("Slightly Offscreen", for: .normal)
    button.addTarget(target, action: "act", for: .touchUpInside)
    try stage.app.buttons["Slightly Offscreen"].tap()
    #expect(stage.takeLog() == ["target act"])
  }
}

/// What ReactiveCocoa's UIGestureRecognizerSpec says of subclasses that stand in for recognizers.
@MainActor @Suite("restated from ReactiveCocoa UIGestureRecognizerSpec") struct StandInRecognizerTests {
  /// A recognizer whose state a test forces and whose target it calls itself.
  private final class Forced: UITapGestureRecognizer {
    var pair: (target: AnyObject, action: Selector)?
    var forced: State = .ended
    override var state: State {
      get { forced }
      set { super.state = newValue }
    }
    override func addTarget(_ target: Any, action: Selector) { pair = (target as AnyObject, action) }
    func fire(_ state: State) {
      forced = state
      if let pair { _ = (pair.target as? NSObject)?.perform(pair.action, with: self) }
    }
  }

  @Test func `State and addTarget can be overridden, and each change is told once`() {
    let reader = GestureReader()
    let recognizer = Forced(target: nil, action: nil)
    recognizer.addTarget(reader, action: "note:")
    for state in [UIGestureRecognizer.State.possible, .began, .changed, .ended] { recognizer.fire(state) }
    #expect(reader.log == ["possible", "began", "changed", "ended"])
  }

  @Test func `A recognizer goes when nobody holds it, and its target earlier`() {
    var recognizer: UITapGestureRecognizer? = UITapGestureRecognizer()
    weak let gone = recognizer
    recognizer?.addTarget(GestureReader(), action: "note:")
    #expect(recognizer?.targets.first?.target.isGone == true)
    recognizer = nil
    #expect(gone == nil)
  }
}
