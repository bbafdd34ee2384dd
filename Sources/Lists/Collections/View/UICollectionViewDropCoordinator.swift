public import Foundation
import PlainviewUIKitCore
public import PlainviewWidgets

/// How a collection view would handle a drop.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the items would go; raw values are UIKit's.
  public enum Intent: Int, Sendable { case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath }

  /// Where the dropped items would go.
  open private(set) var intent: Intent

  /// Creates a proposal of an operation and of where the items would go.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
}

/// An item that was dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item that is dropped.
  var dragItem: UIDragItem { get }
  /// Where the item was, if it comes from the same collection view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the drag preview, in points.
  var previewSize: CGSize { get }
}

/// A placeholder for an item whose data have not arrived yet.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  /// Where the placeholder is inserted.
  open private(set) var insertionIndexPath: IndexPath
  /// The identifier that the placeholder's cell is registered with.
  open private(set) var reuseIdentifier: String
  /// Prepares the cell.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder with an index path and the identifier of its cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// A placeholder for a dropped item whose data have not arrived yet.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Returns the parameters of the cell's preview.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces the placeholder by the item, or removes it.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item whose data the placeholder waits for.
  var dragItem: UIDragItem { get }
  /// Inserts the item: the block adds it to the data, and a cell is inserted. False after the placeholder was removed.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder; false if it was removed before.
  @discardableResult func deletePlaceholder() -> Bool
  /// Asks for the placeholder's cell to be configured again; kept, without effect.
  func setNeedsCellUpdate()
}

/// Describes a drop on a collection view, and moves the items to their cells.
///
/// Differs from UIKit: a placeholder has no cell until its item has arrived.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items that are dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// Where the items are dropped; nil beside the items of the collection view.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal that the delegate returned.
  var proposal: UICollectionViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }
  /// Moves a dropped item to a placeholder; only completions are called later.
  @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  /// Moves a dropped item to the cell at an index path; only completions are called later.
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves a dropped item into the cell at an index path; only completions are called later.
  @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Moves a dropped item to a target; only completions are called later.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

extension DroppedItem: UICollectionViewDropItem {}
