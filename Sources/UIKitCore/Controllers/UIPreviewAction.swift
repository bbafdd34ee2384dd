public import Foundation

/// An action below a preview. No finger presses hard here: code calls the handler.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, NSCopying, UIPreviewActionItem {
  /// The appearances of an action; raw values are UIKit's.
  public enum Style: Int, Sendable { case `default`, selected, destructive }

  /// The title.
  open private(set) var title: String
  let style: Style
  /// What the action does, with the controller of the preview.
  open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Creates an action with a title, a style and what it does.
  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(title:style:handler:)") }

  /// Returns the action itself, which does not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Actions below a preview that open from one title.
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, NSCopying, UIPreviewActionItem {
  /// The title.
  open private(set) var title: String
  let style: UIPreviewAction.Style
  let actions: [UIPreviewAction]

  /// Creates a group with a title, a style and its actions.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(title:style:actions:)") }

  /// Returns the group itself, which does not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a view that is registered for previews knows.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recognizer of hard presses, which others can wait for.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The object that makes previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is registered.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp behind a preview.
  var sourceRect: CGRect { get set }
}

/// Makes the controllers of previews. Its methods are not called here, where no finger presses hard.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller of the preview for a point of the registered view; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the controller of the preview whole.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Registers a view for previews, which do not come here; returns what the view's registration knows.
  @discardableResult public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { PreviewRegistration(delegate, sourceView) }

  /// Ends a registration for previews.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// A view that is registered for previews.
@MainActor private final class PreviewRegistration: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer(target: nil, action: nil)
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init()
  }
}
