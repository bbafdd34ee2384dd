public import Foundation
import PlainviewUIKitCore
public import PlainviewWidgets

/// How a table would handle a drop.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// Where the items would go; raw values are UIKit's.
  public enum Intent: Int, Sendable {
    /// Unspecified, between rows, into a row, or whichever fits the position of the finger.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }

  /// Where the dropped items would go.
  open private(set) var intent: Intent

  /// Creates a proposal of an operation and of where the items would go.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
}

/// An item that was dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item that is dropped.
  var dragItem: UIDragItem { get }
  /// Where the item was, if it comes from the same table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the drag preview, in points.
  var previewSize: CGSize { get }
}

/// Describes a drop on a table, and moves the items to their rows.
///
/// Differs from UIKit: there are no placeholders for items that arrive later.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items that are dropped.
  var items: [any UITableViewDropItem] { get }
  /// The row where the items are dropped; nil beside the rows of the table.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal that the delegate returned.
  var proposal: UITableViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }
  /// Moves a dropped item to a row that the app has inserted, at once; only completions are called later.
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves a dropped item into a row; only completions are called later.
  @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Moves a dropped item to a target; only completions are called later.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

extension DroppedItem: UITableViewDropItem {}
