package import Foundation

extension UICoordinateSpace {
  /// The view to convert by; nil for the screen, whose space windows fill.
  private var asView: UIView? { self as? UIView }

  private func toScreen(_ rect: CGRect) -> CGRect {
    guard let view = asView else { return rect }
    return view.convert(view.baseConvert(rect, to: nil as UIView?), toScreenOf: view.window)
  }

  private func fromScreen(_ rect: CGRect) -> CGRect {
    guard let view = asView else { return rect }
    let origin = view.window?.frame.origin ?? .zero
    return view.baseConvert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: nil as UIView?)
  }

  func converted(_ rect: CGRect, to other: any UICoordinateSpace) -> CGRect {
    other.fromScreen(toScreen(rect))
  }
}

extension UIView: UICoordinateSpace {
  /// From a window's coordinates to those of the screen that it stands on.
  fileprivate func convert(_ rect: CGRect, toScreenOf window: UIWindow?) -> CGRect {
    let origin = window?.frame.origin ?? .zero
    return rect.offsetBy(dx: origin.x, dy: origin.y)
  }

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
  package var frameOnScreen: CGRect { convert(baseConvert(bounds, to: nil as UIView?), toScreenOf: window) }
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
