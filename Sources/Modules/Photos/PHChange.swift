public import Foundation

/// Is notified of changes of the library.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Where it differs: it is called on the main thread.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// What has changed in the library.
open class PHChange: NSObject, @unchecked Sendable {
  /// The names of the pictures and albums that code changed.
  let touched: Set<String>

  init(touched: Set<String>) {
    self.touched = touched
    super.init()
  }

  /// The change of an object; nil for none.
  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? {
    guard touched.contains(object.localIdentifier) else { return nil }
    let found: PHObject?
    if object is PHAsset {
      found = PhotosDevice.current.assets.first { $0 == object }
    } else {
      found = PhotosDevice.current.albums.first { $0 == object }
    }
    return PHObjectChangeDetails(before: object, after: found as? T)
  }

  /// The change of a fetch result; nil for none.
  open func changeDetails<T: PHObject>(for object: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
    let details = PHFetchResultChangeDetails(
      from: object, to: object.fetchedAgain(),
      changedObjects: object.all.filter { touched.contains($0.localIdentifier) })
    return details.isEmpty ? nil : details
  }
}

/// The change of an object.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
  /// The object as it was before the change.
  public let objectBeforeChanges: ObjectType
  /// nil once it is gone.
  public let objectAfterChanges: ObjectType?

  init(before: ObjectType, after: ObjectType?) {
    objectBeforeChanges = before
    objectAfterChanges = after
    super.init()
  }
  /// Whether the object has been deleted.
  open var objectWasDeleted: Bool { objectAfterChanges == nil }
  /// Whether the content of the asset has changed, always false.
  open var assetContentChanged: Bool { false }
}

/// The change of a fetch result.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
  /// The result before the change.
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  /// The result after the change.
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>
  /// Indexes before the changes.
  public let removedIndexes: IndexSet?
  /// The objects that are no longer in the result.
  public let removedObjects: [ObjectType]
  /// Indexes after the removals.
  public let insertedIndexes: IndexSet?
  /// The objects that are new in the result.
  public let insertedObjects: [ObjectType]
  /// Indexes after the removals and insertions.
  public let changedIndexes: IndexSet?
  /// The objects in both results that were changed.
  public let changedObjects: [ObjectType]
  private let moves: [(from: Int, to: Int)]

  /// Creates the difference between two results; an object counts as changed when it is in the list.
  public init(
    from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>, changedObjects: [ObjectType]
  ) {
    let (before, after) = (fromResult.all, toResult.all)
    fetchResultBeforeChanges = fromResult
    fetchResultAfterChanges = toResult
    removedIndexes = IndexSet(before.indices.filter { !after.contains(before[$0]) })
    removedObjects = before.filter { !after.contains($0) }
    insertedIndexes = IndexSet(after.indices.filter { !before.contains(after[$0]) })
    insertedObjects = after.filter { !before.contains($0) }
    let changed = after.indices.filter { before.contains(after[$0]) && changedObjects.contains(after[$0]) }
    changedIndexes = IndexSet(changed)
    self.changedObjects = changed.map { after[$0] }
    // Things that stay, in another order than before, move.
    let (kept, now) = (before.filter(after.contains), after.filter(before.contains))
    moves =
      kept == now
      ? []
      : now.compactMap { object in
        guard let from = before.firstIndex(of: object), let to = after.firstIndex(of: object), from != to else {
          return nil
        }
        return (from, to)
      }
    super.init()
  }

  /// Whether the difference is known object by object, always true.
  open var hasIncrementalChanges: Bool { true }
  /// Whether objects have another position among those that stayed.
  open var hasMoves: Bool { !moves.isEmpty }
  /// Calls a closure with the old and the new index of each object that moved.
  open func enumerateMoves(_ handler: (Int, Int) -> Void) { for move in moves { handler(move.from, move.to) } }

  var isEmpty: Bool {
    removedObjects.isEmpty && insertedObjects.isEmpty && changedObjects.isEmpty && moves.isEmpty
  }
}
