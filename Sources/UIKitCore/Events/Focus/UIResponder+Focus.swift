public import Foundation

extension UIView: UIFocusItem {
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    if let viewController { return viewController }
    return superview
  }
  public var focusItemContainer: (any UIFocusItemContainer)? { self }
}

extension UIView: UIFocusItemContainer {
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The subviews that can have the focus, in a rectangle of the view's coordinates.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
  }
}

extension UIViewController: UIFocusEnvironment {
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    if let parent { return parent }
    return viewIfLoaded?.superview
  }
}
