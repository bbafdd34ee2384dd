import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Recognizers of presses of buttons.
@MainActor @Suite struct PressRecognitionTests {
  private final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var receives = true
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { receives }
  }

  private final class Counter: UITapGestureRecognizer {
    var count = 0
    override var state: State {
      get { super.state }
      set {
        if newValue == .ended { count += 1 }
        super.state = newValue
      }
    }
  }

  private let stage: Stage
  private let tap = Counter(target: nil, action: nil)
  private let delegate = Delegate()

  init() throws {
    stage = try Stage()
    tap.delegate = delegate
    let (view, tap) = (stage.view, tap)
    // Without a first responder the window gets the presses.
    try stage.app.run { view.window?.addGestureRecognizer(tap) }
  }

  private func press(_ type: UIPress.PressType) throws {
    let view = stage.view
    try stage.app.run {
      let press = UIPress(type, in: view.window, timestamp: 0)
      UIApplication.shared.sendEvent(UIPressesEvent(presses: [press], timestamp: 0))
      press.change(to: .ended, timestamp: 0.1)
      UIApplication.shared.sendEvent(UIPressesEvent(presses: [press], timestamp: 0.1))
    }
  }

  @Test func `A recognizer looks at the kinds of presses that it allows`() throws {
    try press(.menu)
    #expect(tap.count == 0)
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    try press(.select)
    #expect(tap.count == 0)
    try press(.menu)
    try press(.menu)
    #expect(tap.count == 2 && tap.state == .possible)
  }

  @Test func `A delegate keeps a press from a recognizer`() throws {
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    delegate.receives = false
    try press(.menu)
    #expect(tap.count == 0)
  }
}
