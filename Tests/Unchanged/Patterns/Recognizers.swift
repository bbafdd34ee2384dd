import Testing
import UIKit

/// A recognizer as UIGestureRecognizerSubclass.h declares its methods: the event is there.
class PressureRecognizer: UIGestureRecognizer {
  private(set) var seen: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    seen.append("began \(event.touches(for: self)?.count ?? 0)")
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    seen.append("moved \(event.type == .touches)")
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    seen.append("ended \(event.timestamp >= 0)")
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    super.touchesEstimatedPropertiesUpdated(touches)
  }

  override func reset() {
    super.reset()
    seen.append("reset")
  }

  override func shouldReceive(_ event: UIEvent) -> Bool { super.shouldReceive(event) }
}

class QuickPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible { name = "touched" }
  }
}

/// A view's own methods take an event that may be missing.
class TouchView: UIView {
  private(set) var events = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    events += event == nil ? 0 : 1
  }
}

@MainActor @Suite struct RecognizerTests {
  @Test func recognizersGetTheEventOfTheirTouches_W2() throws {
    let controller = UIViewController()
    let recognizer = PressureRecognizer()
    let view = TouchView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
    view.accessibilityIdentifier = "pad"
    view.isAccessibilityElement = true
    view.addGestureRecognizer(recognizer)
    recognizer.cancelsTouchesInView = false
    controller.loadViewIfNeeded()
    controller.view.addSubview(view)
    let app = XCUIApplication(rootViewController: controller)
    try app.launch()
    try app.otherElements["pad"].tap()
    #expect(recognizer.seen.first == "began 1" && recognizer.seen.contains("ended true"))
    #expect(recognizer.seen.last == "reset" && view.events == 1)
  }

  @Test func aSubclassOfAConcreteRecognizerSeesItsTouches_W2() throws {
    let controller = UIViewController()
    let recognizer = QuickPan()
    controller.loadViewIfNeeded()
    controller.view.addGestureRecognizer(recognizer)
    controller.view.accessibilityIdentifier = "root"
    controller.view.isAccessibilityElement = true
    let app = XCUIApplication(rootViewController: controller)
    try app.launch()
    try app.otherElements["root"].tap()
    #expect(recognizer.name == "touched")
  }
}
