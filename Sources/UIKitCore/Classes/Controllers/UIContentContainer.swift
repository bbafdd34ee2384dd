public import Foundation
public import PlainviewGraphics
import PlainviewRuntime

/// Something that holds content of other controllers, and is told of sizes and traits: a controller, or a presentation.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content prefers, in points; zero for none.
  var preferredContentSize: CGSize { get }
  /// Called when a child's preferred size has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when the size that a child's constraints ask for has changed; never called here.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child in a parent of a size, in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the view takes a new size; the coordinator runs animations beside the change.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change; the coordinator runs animations beside the change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
extension UIPresentationController: UIContentContainer {}
