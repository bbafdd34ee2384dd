import Foundation
import PlainviewRuntime

/// The input views at the lower edge of the screen while a responder has the focus (W65).
///
/// UIKit finds each part by itself, from the first responder up the responder chain. The chain of a view in the keyboard's
/// window itself, such as the text view of a chat's bar, continues with the responder that has the bar.
@MainActor struct InputViews {
  /// The view above the keyboard, and the responder that has it.
  private(set) var accessory: UIView?
  private(set) weak var accessoryOwner: UIResponder?
  /// The input view that replaces the keyboard.
  private(set) var inputView: UIView?
  /// Whether keys or an input view are shown, and not an accessory alone.
  private(set) var hasKeys = false

  init() {}

  init(of responder: UIResponder, owner: UIResponder?) {
    hasKeys = Keyboard.takesKeys(responder)
    let maySearchInput = hasKeys || !(responder is any KeyboardInput)
    var next: UIResponder? = responder
    while let candidate = next, UserCode.mayRun {
      if maySearchInput, inputView == nil { inputView = Self.inputView(of: candidate) }
      if accessory == nil, let found = Self.accessory(of: candidate) {
        (accessory, accessoryOwner) = (found, candidate)
      }
      next = candidate is KeyboardWindow ? owner : UserCode.run(else: nil) { candidate.next }
    }
    if inputView != nil { hasKeys = true }
  }

  var isEmpty: Bool { accessory == nil && !hasKeys }

  /// The views of the app's own.
  var ofApp: [UIView] { [inputView, accessory].compactMap { $0 } }

  private static func inputView(of responder: UIResponder) -> UIView? {
    UserCode.run(else: nil) { responder.inputView ?? responder.inputViewController?.view }
  }

  static func accessory(of responder: UIResponder) -> UIView? {
    UserCode.run(else: nil) { responder.inputAccessoryView ?? responder.inputAccessoryViewController?.view }
  }
}
