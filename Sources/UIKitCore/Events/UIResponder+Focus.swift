public import Foundation

extension UIView: UIFocusItem {
  /// The controller of the view, or else the superview.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    if let viewController { return viewController }
    return superview
  }
  /// The view itself, which contains the focus items among its subviews.
  public var focusItemContainer: (any UIFocusItemContainer)? { self }
}

extension UIView: UIFocusItemContainer {
  /// The view's own coordinates.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The subviews that can have the focus, in a rectangle of the view's coordinates.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
  }
}

extension UIViewController: UIFocusEnvironment {
  /// The parent controller, or else the view around the controller's own.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    if let parent { return parent }
    return viewIfLoaded?.superview
  }
}
