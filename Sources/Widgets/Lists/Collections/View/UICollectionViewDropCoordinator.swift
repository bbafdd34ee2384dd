public import Foundation
import PlainviewUIKitCore

/// How a collection view would take what is over it.
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
  /// The size of what was seen under the finger, in points.
  var previewSize: CGSize { get }
}

/// Stands for an item whose data are still on their way.
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

/// Stands for a dropped item whose data are still on their way.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Gives the visible part of the cell.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Puts the item in the place of its placeholder, or takes the placeholder away.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item whose data the placeholder waits for.
  var dragItem: UIDragItem { get }
  /// The item arrived: the block puts it into the data, and a cell is inserted. False after the placeholder has gone.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// False after the placeholder has gone.
  @discardableResult func deletePlaceholder() -> Bool
  /// Asks for the placeholder's cell to be configured again; kept, without effect.
  func setNeedsCellUpdate()
}

/// Tells of a drop on a collection view, and lets the items move to their places.
///
/// Differs from UIKit: a placeholder has no cell while its item is on its way.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items that are dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// Where the items are dropped; nil beside the items of the collection view.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal that the delegate returned.
  var proposal: UICollectionViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }
  /// The item moves to a item that the app has put in; it is there at once, only completions come later.
  @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  /// Moves a dropped item to the cell at an index path; only completions come later.
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves a dropped item into the cell at an index path; only completions come later.
  @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Moves a dropped item to a target; only completions come later.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
