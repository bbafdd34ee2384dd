package import Foundation

/// What a person does to a screen in one go, as a command of a flow can say it.
package enum UserStep: Hashable, Sendable {
  /// Starts the app anew.
  case launch
  case tap(StepTarget)
  case doubleTap(StepTarget)
  /// Keeps a finger down for three seconds.
  case longPress(StepTarget)
  /// Moves a finger between two places of the window, in points.
  case swipe(from: CGPoint, to: CGPoint, milliseconds: Int)
  case type(String)
  case pressReturn
  case pressDelete
  case hideKeyboard
  /// Lets what moves come to its end, for at most so many milliseconds of virtual time.
  case wait(milliseconds: Int)
}

/// Where a finger goes: an element by a name that means no other one, or else a place of the window, in points.
package enum StepTarget: Hashable, Sendable {
  case identifier(String)
  case text(String)
  case place(CGPoint)
}

extension StepTarget {
  /// The selector of the element; nil for a place.
  var selector: FlowSelector? {
    var selector = FlowSelector(at: .start)
    switch self {
    case .identifier(let name): selector.id = name
    case .text(let name): selector.text = name
    case .place: return nil
    }
    return selector
  }
}
