public import Foundation
import PlainviewUIKitCore

/// How a collection view would take what is over it.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the items would go; raw values are UIKit's.
  public enum Intent: Int, Sendable { case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath }

  open private(set) var intent: Intent

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
}

/// An item that was dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// Where the item was, if it comes from the same collection view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what was seen under the finger, in points.
  var previewSize: CGSize { get }
}

/// Stands for an item whose data are still on their way.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  open private(set) var insertionIndexPath: IndexPath
  open private(set) var reuseIdentifier: String
  /// Prepares the cell.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

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
  var dragItem: UIDragItem { get }
  /// The item arrived: the block puts it into the data, and a cell is inserted. False after the placeholder has gone.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// False after the placeholder has gone.
  @discardableResult func deletePlaceholder() -> Bool
  func setNeedsCellUpdate()
}

/// Tells of a drop on a collection view, and lets the items move to their places.
///
/// Differs from UIKit: a placeholder has no cell while its item is on its way.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  /// The item moves to a item that the app has put in; it is there at once, only completions come later.
  @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
