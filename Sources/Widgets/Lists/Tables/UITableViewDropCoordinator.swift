public import Foundation
import PlainviewUIKitCore

/// How a table would take what is over it.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// Where the items would go; raw values are UIKit's.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }

  open private(set) var intent: Intent

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
}

/// An item that was dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// Where the item was, if it comes from the same table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what was seen under the finger, in points.
  var previewSize: CGSize { get }
}

/// Tells of a drop on a table, and lets the items move to their places.
///
/// Differs from UIKit: there are no placeholders for items that arrive later.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  /// The item moves to a row that the app has put in; it is there at once, only completions come later.
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
