public import Foundation
@_spi(Plainview) import PlainviewUIKitCore

/// What one finger does at one moment; places are points of the window.
public enum TouchChange: Equatable, Sendable {
  /// A finger touches the screen at a point; their numbers distinguish fingers.
  case down(at: CGPoint, finger: Int = 0)
  /// A finger that is down moves to a point.
  case move(to: CGPoint, finger: Int = 0)
  /// Lifts a finger where it is, or at another place.
  case up(at: CGPoint? = nil, finger: Int = 0)
  /// Takes a finger away as the system does when a call comes in.
  case cancel(finger: Int = 0)

  var finger: Int {
    switch self {
    case .down(_, let finger), .move(_, let finger), .up(_, let finger), .cancel(let finger): finger
    }
  }

  var place: CGPoint? {
    switch self {
    case .down(let place, _), .move(let place, _): place
    case .up(let place, _): place
    case .cancel: nil
    }
  }

  var isDown: Bool { phase == .began }

  var phase: UITouch.Phase {
    switch self {
    case .down: .began
    case .move: .moved
    case .up: .ended
    case .cancel: .cancelled
    }
  }
}
