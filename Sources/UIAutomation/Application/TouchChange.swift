public import Foundation
@_spi(Plainview) import PlainviewUIKitCore

/// What one finger does at one moment, at points of the window.
public enum TouchChange: Equatable, Sendable {
  /// A finger touches the screen at a point; their numbers distinguish fingers.
  case down(at: CGPoint, finger: Int = 0)
  /// A finger that is down moves to a point.
  case move(to: CGPoint, finger: Int = 0)
  /// Lifts a finger where it is, or at another point.
  case up(at: CGPoint? = nil, finger: Int = 0)
  /// Takes a finger away as the system does when a call comes in.
  case cancel(finger: Int = 0)

  var finger: Int {
    switch self {
    case .down(_, let finger), .move(_, let finger), .up(_, let finger), .cancel(let finger): finger
    }
  }

  var point: CGPoint? {
    switch self {
    case .down(let point, _), .move(let point, _): point
    case .up(let point, _): point
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
