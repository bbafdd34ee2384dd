public import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewTargetAction

/// Shows the items of a view large while a finger rests on them; kept as data: the delegate is never asked.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The name of the notification of a change of `isEnabled`; never posted here.
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Whether the user's texts are so large that content is shown large.
  open class var isEnabled: Bool { UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  /// The view that has the interaction; nil for none.
  open private(set) weak var view: UIView?
  /// The delegate that provides the items; never called here. Not retained.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// A recognizer that others can wait for; it never recognizes anything here.
  open private(set) lazy var gestureRecognizerForExclusionRelationship = UIGestureRecognizer(target: nil, action: nil)

  /// Creates an interaction with a delegate.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view or removed from one; does nothing.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed from one.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Provides the items that are shown large; never called here.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Called when the finger is lifted from an item, or from none, at a point of the view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// Returns the item at a point of the view; nil for none.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// Returns the controller whose view the large content covers.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Default for delegates without the method: nothing happens.
  dynamic public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) { leftOut(by: self, with: [interaction, item, point]) }
  /// Default for delegates without the method: none.
  dynamic public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { leftOut(by: self, nil, with: [interaction, point]) }
  /// Default for delegates without the method: a controller without content.
  dynamic public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    leftOut(by: self, UIViewController(), with: [interaction])
  }
}
