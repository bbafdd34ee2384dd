package import Foundation

/// The limits of recognition that UIKit does not document, as chosen here (contract G3).
package struct UIGestureSettings: Equatable, Sendable {
  /// How long a finger may stay down for a tap, in seconds.
  package var maximumTapDuration: TimeInterval = 0.75
  /// How long the pause between two taps of a double tap may be, in seconds.
  package var maximumTapInterval: TimeInterval = 0.35
  /// How far a finger may move for a tap, in points.
  package var tapAllowableMovement: CGFloat = 45
  /// The longest time between taps at the same position that count together, in seconds.
  package var tapCountInterval: TimeInterval = 0.35
  /// Within which distance a touch counts as another tap, in points.
  package var tapCountMovement: CGFloat = 45

  /// How far fingers move until a pan begins, in points.
  package var panSlop: CGFloat = 10
  /// Whether a pan's translation leaves out the movement before it began.
  package var panAbsorbsSlop = true
  /// Over which time the velocity of a pan, a pinch or a rotation is measured, in seconds.
  package var velocityInterval: TimeInterval = 0.1
  /// How far a swipe goes in its direction, in points.
  package var swipeDistance: CGFloat = 50
  /// How far a swipe may stray from its direction, in points.
  package var swipeAllowableDeviation: CGFloat = 50
  /// How long a swipe may take, in seconds.
  package var maximumSwipeDuration: TimeInterval = 0.5
  /// By how much the distance of two fingers changes until a pinch begins, in points.
  package var pinchSlop: CGFloat = 8
  /// By how much the line between two fingers turns until a rotation begins, in radians.
  package var rotationSlop: CGFloat = 0.1
  /// How near to the edge a finger comes down for a pan from the edge, in points.
  package var screenEdgeWidth: CGFloat = 13

  package init() {}
}
