package import Foundation

/// One action of the user, as a command of a flow can say it.
package enum UserStep: Hashable, Sendable {
  /// Starts the app anew.
  case launch
  case tap(StepTarget)
  case doubleTap(StepTarget)
  /// Keeps a finger down for three seconds.
  case longPress(StepTarget)
  /// Moves a finger between two points of the window.
  case swipe(from: CGPoint, to: CGPoint, milliseconds: Int)
  case type(String)
  case pressReturn
  case pressDelete
  case hideKeyboard
  /// Waits until what moves has ended, for at most so many milliseconds of virtual time.
  case wait(milliseconds: Int)
}

/// Where a finger goes: an element by a name that means no other one, or else a point of the window.
package enum StepTarget: Hashable, Sendable {
  case identifier(String)
  case text(String)
  case point(CGPoint)
}

extension StepTarget {
  /// The selector of the element; nil for a point.
  var selector: FlowSelector? {
    var selector = FlowSelector(at: .start)
    switch self {
    case .identifier(let name): selector.id = name
    case .text(let name): selector.text = name
    case .point: return nil
    }
    return selector
  }
}
