public import Foundation

/// Something that places are measured in: a view, or the screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// The view to convert by; nil for the screen, whose space windows fill.
  private var asView: UIView? { self as? UIView }

  private func toScreen(_ rect: CGRect) -> CGRect {
    guard let view = asView else { return rect }
    return view.convert(view.convert(rect, to: nil as UIView?), toScreenOf: view.window)
  }

  private func fromScreen(_ rect: CGRect) -> CGRect {
    guard let view = asView else { return rect }
    let origin = view.window?.frame.origin ?? .zero
    return view.convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: nil as UIView?)
  }

  fileprivate func converted(_ rect: CGRect, to other: any UICoordinateSpace) -> CGRect {
    other.fromScreen(toScreen(rect))
  }
}

extension UIView: UICoordinateSpace {
  /// From a window's coordinates to those of the screen that it stands on.
  fileprivate func convert(_ rect: CGRect, toScreenOf window: UIWindow?) -> CGRect {
    let origin = window?.frame.origin ?? .zero
    return rect.offsetBy(dx: origin.x, dy: origin.y)
  }

  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.converted(CGRect(origin: point, size: .zero), to: self).origin
  }
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, to: coordinateSpace)
  }
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.converted(rect, to: self)
  }
}

extension UIScreen: UICoordinateSpace {
  /// The space of the interface as it is turned now.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The space of the device held upright; the same as `coordinateSpace`, since nothing here is drawn by the device.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.converted(CGRect(origin: point, size: .zero), to: self).origin
  }
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, to: coordinateSpace)
  }
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.converted(rect, to: self)
  }
}
