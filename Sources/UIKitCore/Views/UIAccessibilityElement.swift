public import Foundation

/// Something that is read aloud and is no view: a part of what a container draws.
@preconcurrency @MainActor open class UIAccessibilityElement: NSObject {
  open private(set) weak var accessibilityContainer: AnyObject?
  open var isAccessibilityElement = true
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// The rectangle in the container's coordinates, in points; it moves with the container.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  private var storedFrame: CGRect?

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  @available(*, unavailable) public nonisolated override init() { fatalError("an element needs a container") }

  /// The rectangle that is marked on the screen, in its coordinates, in points.
  open var accessibilityFrame: CGRect {
    get {
      if let storedFrame { return storedFrame }
      guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
      return view.frameOnScreen(accessibilityFrameInContainerSpace)
    }
    set { storedFrame = newValue }
  }
}
