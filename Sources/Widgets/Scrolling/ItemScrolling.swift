package import Foundation

/// A scroll view of rows or items: what it adds to scrolling, to taps on the status bar and to drags.
@preconcurrency @MainActor package protocol ItemScrolling: UIScrollView, DropTaking {
  /// Whether a finger presses a row or an item, which is chosen when it lifts.
  var pressesItem: Bool { get }
  /// The offset at which content stops that would by itself stop at an offset, before the delegate is asked; the
  /// velocity is in points a millisecond.
  func restingOffset(proposed offset: CGPoint, velocity: CGPoint) -> CGPoint
}

extension ItemScrolling {
  package func restingOffset(proposed offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }
}
