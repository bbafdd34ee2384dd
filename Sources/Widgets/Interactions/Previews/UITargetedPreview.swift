public import Foundation
public import PlainviewGraphics
public import PlainviewUIKitCore

/// How a preview is cut out; kept as data, since a preview is drawn as the view that it shows.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, NSCopying {
  /// The part of the view that the preview shows, in the view's coordinates; all of it if nil.
  open var visiblePath: UIBezierPath?
  /// The outline of the preview's shadow; nil for that of the visible part.
  open var shadowPath: UIBezierPath?
  /// The color behind the preview. Kept, without effect.
  open var backgroundColor: UIColor! = .systemBackground
  /// The lines of a text that the preview shows, as rectangles in the view's coordinates.
  package private(set) var textLineRects: [CGRect] = []

  public override init() { super.init() }

  /// For a preview of a text: `CGRect` values of its lines.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    self.textLineRects = textLineRects.compactMap { $0.cgRectValue }
  }

  /// Returns a copy of the parameters.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { CopiedParameters(value: copied()) }.value
  }

  private func copied() -> UIPreviewParameters {
    let copy = type(of: self) == UIDragPreviewParameters.self ? UIDragPreviewParameters() : UIPreviewParameters()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    copy.textLineRects = textLineRects
    return copy
  }
}

/// A copy that is returned from the main actor's code, on the thread that made it.
private struct CopiedParameters: @unchecked Sendable { let value: UIPreviewParameters }

/// How a preview of a dragged item is cut out.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a preview comes from or goes to.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, NSCopying {
  /// The view that contains the position.
  open private(set) var container: UIView
  /// In the container's coordinates.
  open private(set) var center: CGPoint
  /// The transform that the preview has at that position.
  open private(set) var transform: CGAffineTransform

  /// Creates a target with a position and a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Creates a target with a position and without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// The same object: a target does not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a preview of a dragged item comes from or goes to.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that stands for an item during a menu or a drag, with the position that it moves from or to.
///
/// Differs from UIKit: a view outside a window is no error.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, NSCopying {
  /// Where the preview comes from or goes to.
  open private(set) var target: UIPreviewTarget
  /// The view that the preview shows.
  open private(set) var view: UIView
  /// How the view is cut out.
  open private(set) var parameters: UIPreviewParameters

  /// Creates a preview of a view with parameters and a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// A preview where the view is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Creates a preview of a view at its own position, with standard parameters.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// The same preview at another position.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The same object: a preview does not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A preview of a dragged item, with the position that it moves from or to.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// The same preview at another position.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
