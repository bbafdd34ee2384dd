import Foundation
import PlainviewRuntime

/// Why something could not be done to an element, with a remedy.
public enum ElementError: Error, Equatable, CustomStringConvertible {
  /// The app was not launched, or was terminated.
  case notRunning
  /// The app is in the background, where nothing reaches it.
  case isInBackground
  /// Something else has the screen for a while.
  case isInterrupted
  /// The app runs and shows no window.
  case noWindow
  /// A text without a scheme is no URL that can be opened.
  case noScheme(String)
  /// Nothing matches; what comes near, and why it does not match.
  case notFound(String, FailureDetails)
  /// Several elements match: how many, and what tells them apart.
  case ambiguous(String, Int, FailureDetails)
  /// A tap on the element's middle would go somewhere else: why, and the hit test.
  case notHittable(String, String, FailureDetails)
  /// Keys were pressed and nothing has the focus.
  case noFocus(String?)
  /// A finger is put down that is down already; the value is its number.
  case fingerIsDown(Int)
  /// A finger is moved or lifted that is not down; the value is its number.
  case fingerIsUp(Int)
  /// One event changes a finger two times.
  case fingerIsNamedTwice(Int)
  /// A finger is to go to a point whose coordinates are no numbers.
  case noPlace(Int)
  /// A gesture whose numbers make no sense, and what they have to be.
  case noGesture(String)
  /// The keyboard of the input that has the focus does not have the key.
  case keyIsMissing(String, keyboard: String)
  /// The return key is off while there is no text.
  case returnIsDisabled
  /// No responder of the chain can perform an action of the edit menu now.
  case editActionIsDisabled(String)

  /// The reason as a sentence, with the details below it.
  public var description: String { VisibleText.line(essence) + (details?.text ?? "") }

  /// What helps to understand it; nil for errors that say all there is to say.
  public var details: FailureDetails? {
    switch self {
    case .notFound(_, let details), .ambiguous(_, _, let details), .notHittable(_, _, let details): details
    default: nil
    }
  }

  /// What is wrong, without the details.
  var essence: String {
    switch self {
    case .notRunning: "The app is not running: call launch() first."
    case .isInBackground:
      "The app is in the background, where no touch and no key reaches it: bring it back with activate()."
    case .isInterrupted: "The app was interrupted, no touch and no key reaches it: end that with activate()."
    case .noWindow:
      "The app shows no window: make one in its delegate and call makeKeyAndVisible(), or name a storyboard in its "
        + "Info.plist."
    case .noScheme(let text): "'\(text)' has no scheme such as https, so nothing can open it: write the whole URL."
    case .notFound(let query, _): "No \(query) is on the screen."
    case .ambiguous(let query, let count, _):
      "\(count) elements match \(query); say which with element(boundBy:) or an identifier."
    case .notHittable(let element, let reason, _):
      "A tap on \(element) does not reach it: \(reason)"
    case .noFocus(let what):
      "Neither \(what ?? "the screen") nor anything in it has the keyboard focus; tap a text field first."
    case .fingerIsDown(let finger): "Finger \(finger) is down already: lift it first, or use another number."
    case .fingerIsUp(let finger): "Finger \(finger) is not down: touchDown(at:finger:) comes first."
    case .fingerIsNamedTwice(let finger): "Finger \(finger) changes twice in one event: send two."
    case .noPlace(let finger): "Finger \(finger) cannot go to a place that is no pair of finite numbers."
    case .noGesture(let rule): rule
    case .keyIsMissing(let key, let keyboard):
      "The keyboard '\(keyboard)' has no key for '\(key.unicodeScalars.map { $0.escaped(asASCII: false) }.joined())'; "
        + "paste the text, or type what the keyboard has."
    case .returnIsDisabled:
      "The return key is off: the field wants text first (enablesReturnKeyAutomatically)."
    case .editActionIsDisabled(let action):
      "Nothing in the responder chain can perform '\(action)' now; focus a field, or select text first."
    }
  }
}
