public import Foundation
public import PlainviewGraphics

/// An element of a menu that does something, in contrast to a menu: an action or a command.
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
  /// The title that the menu shows.
  var title: String { get set }
  /// The image beside the title; nil for none.
  var image: UIImage? { get set }
  /// The image while the state is on; nil for the usual one.
  var selectedImage: UIImage? { get set }
  /// The title in the overview of key commands; nil for the usual title.
  var discoverabilityTitle: String? { get set }
  /// Whether the element is disabled, destructive or hidden.
  var attributes: UIMenuElement.Attributes { get set }
  /// Whether the menu shows a check mark before the title.
  var state: UIMenuElement.State { get set }
  /// The sender that runs the element, while it runs.
  var sender: Any? { get }
  /// What a popover can point to, while the element runs: the sender, if it is a view or an item of a bar.
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
  /// Runs the element with a sender, as a menu does.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {}
extension UICommand: UIMenuLeaf {}
