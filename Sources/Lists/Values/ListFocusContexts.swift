public import Foundation
public import PlainviewUIKitCore

/// A movement of the focus in a table; apps get none, since no focus moves.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus: always nil here.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The row that gets the focus: always nil here.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A movement of the focus in a collection view; apps get none, since no focus moves.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus: always nil here.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item that gets the focus: always nil here.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
