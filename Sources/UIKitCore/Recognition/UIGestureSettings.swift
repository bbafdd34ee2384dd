public import Foundation

/// The limits of recognition that UIKit does not document: our choices in one place (contract G3).
public struct UIGestureSettings: Equatable, Sendable {
  /// How long a finger may stay down for a tap, in seconds.
  public var maximumTapDuration: TimeInterval = 0.75
  /// How long the pause between two taps of a double tap may be, in seconds.
  public var maximumTapInterval: TimeInterval = 0.35
  /// How far a finger may move for a tap, in points.
  public var tapAllowableMovement: CGFloat = 45
  /// Within which time a touch counts as another tap at its place, in seconds.
  public var tapCountInterval: TimeInterval = 0.35
  /// Within which distance a touch counts as another tap, in points.
  public var tapCountMovement: CGFloat = 45

  public init() {}
}
