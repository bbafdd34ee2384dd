public import Foundation

/// A named point of a view.
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {
  /// The view of the point; not retained.
  open weak private(set) var view: UIView?
  /// In the view's coordinates, in points.
  open private(set) var point: CGPoint
  /// The name that is read aloud, as plain text.
  open var name: String { attributedName.string }
  /// The name that is read aloud.
  open private(set) var attributedName: NSAttributedString

  /// Creates a descriptor with an attributed name and a point in a view.
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    self.attributedName = attributedName
    self.point = point
    self.view = view
    super.init()
  }

  /// Creates a descriptor with a name and the center of a view.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  /// Creates a descriptor with a name and a point in a view.
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }

  @available(*, unavailable) public override init() { fatalError("a descriptor has a name") }
}
