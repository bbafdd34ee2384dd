public import Foundation

/// A coordinate system: that of a view or the screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the view or screen in its own coordinates, in points.
  var bounds: CGRect { get }
  /// Returns a point of these coordinates in other ones.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a point of other coordinates in these.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a rectangle of these coordinates in other ones.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Returns a rectangle of other coordinates in these.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
