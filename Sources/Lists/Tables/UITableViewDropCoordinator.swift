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

/// A placeholder for a row whose data have not arrived yet.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  /// Where the placeholder is inserted.
  open private(set) var insertionIndexPath: IndexPath
  /// The identifier that the placeholder's cell is registered with.
  open private(set) var reuseIdentifier: String
  /// The height of the placeholder's row, in points.
  open private(set) var rowHeight: CGFloat
  /// Prepares the cell.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder with an index path, the identifier of its cell and the height of its row in points, which may be
  /// `UITableView.automaticDimension`.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }

  @available(*, unavailable) public override init() {
    fatalError("use init(insertionIndexPath:reuseIdentifier:rowHeight:)")
  }
}

/// A placeholder for a dropped row whose data have not arrived yet.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Returns the parameters of the cell's preview.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces the placeholder by the row, or removes it.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item whose data the placeholder waits for.
  var dragItem: UIDragItem { get }
  /// Inserts the row: the block adds it to the data, and a cell is inserted. False after the placeholder was removed.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder; false if it was removed before.
  @discardableResult func deletePlaceholder() -> Bool
}

/// Describes a drop on a table, and moves the items to their rows.
///
/// Differs from UIKit: a placeholder has no cell until its item has arrived.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items that are dropped.
  var items: [any UITableViewDropItem] { get }
  /// The row where the items are dropped; nil beside the rows of the table.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal that the delegate returned.
  var proposal: UITableViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }
  /// Moves a dropped item to a placeholder; only completions are called later.
  @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  /// Moves a dropped item to a row that the app has inserted, at once; only completions are called later.
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves a dropped item into a row; only completions are called later.
  @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Moves a dropped item to a target; only completions are called later.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

extension DroppedItem: UITableViewDropItem {}
