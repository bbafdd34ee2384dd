package import Foundation

/// A scroll view of rows or items: what it adds to scrolling, to taps on the status bar and to drags.
@preconcurrency @MainActor package protocol ItemScrolling: UIScrollView {
  /// Whether a finger presses a row or an item, which is chosen when it lifts.
  var pressesItem: Bool { get }
  /// The offset at which content stops that would by itself stop at an offset, before the delegate is asked; the
  /// velocity is in points a millisecond.
  func restingOffset(proposed offset: CGPoint, velocity: CGPoint) -> CGPoint
  /// Whether the view answers drags over it.
  var takesDrops: Bool { get }
  /// Makes what answers a drag over the view.
  func makeDropHost() -> any DropHost
}

extension ItemScrolling {
  package func restingOffset(proposed offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }
}
