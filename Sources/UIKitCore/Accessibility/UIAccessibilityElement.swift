public import Foundation
import PlainviewRuntime

/// An object that has a name for tests.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name by which tests find the element; never read aloud. Nil for none.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}

/// An element that is read aloud and is no view: a part of what a container draws.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The view or object that the element is a part of; not retained.
  open weak var accessibilityContainer: AnyObject?
  /// The name by which tests find the element; never read aloud. Nil for none.
  open var accessibilityIdentifier: String?
  /// The rectangle in the container's coordinates, in points; it moves with the container.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element of a container; it is read aloud from the start.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    super.isAccessibilityElement = true
  }

  @available(*, unavailable) public override init() { fatalError("an element needs a container") }

  /// The rectangle on the screen that follows from the one in the container.
  final var frameFromContainer: CGRect {
    guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
    return view.frameOnScreen(accessibilityFrameInContainerSpace)
  }
}
