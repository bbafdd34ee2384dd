package import Foundation
import PlainviewGraphics

extension UICoordinateSpace {
  /// The view to convert by; nil for the screen, on which windows stand, and roots of trees without one.
  private var asView: UIView? { self as? UIView }

  private func toScreen(_ rect: CGRect) -> CGRect {
    asView.map { rect.applying($0.transformToScreen) } ?? rect
  }

  private func fromScreen(_ rect: CGRect) -> CGRect {
    asView.map { rect.applying($0.transformToScreen.inverted()) } ?? rect
  }

  func converted(_ rect: CGRect, to other: any UICoordinateSpace) -> CGRect {
    other.fromScreen(toScreen(rect))
  }
}

extension UIView: UICoordinateSpace {
  func baseConvert(_ point: CGPoint, toSpace coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }
  func baseConvert(_ point: CGPoint, in coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.converted(CGRect(origin: point, size: .zero), to: self).origin
  }
  func baseConvert(_ rect: CGRect, toSpace coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, to: coordinateSpace)
  }
  func baseConvert(_ rect: CGRect, in coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.converted(rect, to: self)
  }
}

extension UIView {
  /// The view's rectangle on the screen that its window stands on.
  package var frameOnScreen: CGRect { bounds.applying(transformToScreen) }
}

extension UIWindow {
  /// A point of the screen in the window's coordinates.
  package func fromScreen(_ point: CGPoint) -> CGPoint { baseConvert(point, in: screen) }
  /// A point of the window in the screen's coordinates.
  package func toScreen(_ point: CGPoint) -> CGPoint { baseConvert(point, toSpace: screen) }
  /// A rectangle of the window in the screen's coordinates.
  package func toScreen(_ rectangle: CGRect) -> CGRect { baseConvert(rectangle, toSpace: screen) }
}

extension UIScreen: UICoordinateSpace {}
