public import Foundation
import PlainviewRuntime

/// Which things are fetched, and in which order.
open class PHFetchOptions: NSObject, NSCopying {
  /// Tests the values of the things by their names, such as `mediaType` and `title`.
  open var predicate: NSPredicate?
  /// The order of the objects; nil for the order of the library.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Whether hidden photos are fetched; false by default.
  open var includeHiddenAssets = false
  /// Whether all photos of a burst are fetched; kept, without effect.
  open var includeAllBurstAssets = false
  /// The origins of assets that are fetched; kept, without effect.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// 0 for any number.
  open var fetchLimit = 0
  /// Whether differences between results are computed; kept, without effect.
  open var wantsIncrementalChangeDetails = true

  public override init() { super.init() }
  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHFetchOptions()
    (copy.predicate, copy.sortDescriptors, copy.fetchLimit) = (predicate, sortDescriptors, fetchLimit)
    (copy.includeHiddenAssets, copy.includeAllBurstAssets) = (includeHiddenAssets, includeAllBurstAssets)
    copy.includeAssetSourceTypes = includeAssetSourceTypes
    copy.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
    return copy
  }

  func select<Object: PHObject>(_ objects: [Object]) -> [Object] {
    var found = objects
    if let predicate { found = found.filter { predicate.evaluate(with: $0.fields as NSDictionary) } }
    if !includeHiddenAssets { found.removeAll { ($0 as? PHAsset)?.isHidden ?? false } }
    if let sortDescriptors, !sortDescriptors.isEmpty {
      let order = found.map { $0.fields as NSDictionary }.enumerated().sorted { one, other in
        for descriptor in sortDescriptors {
          let result = descriptor.compare(one.element, to: other.element)
          if result != .orderedSame { return result == .orderedAscending }
        }
        return one.offset < other.offset
      }
      found = order.map { found[$0.offset] }
    }
    return fetchLimit > 0 ? Array(found.prefix(fetchLimit)) : found
  }
}

/// What was fetched, as it was then.
open class PHFetchResult<ObjectType: PHObject>: NSObject, NSCopying, @unchecked Sendable {
  private let objects: [ObjectType]
  /// Fetches again; nil for a result that was made empty.
  private let again: (() -> [ObjectType])?

  public override init() {
    objects = []
    again = nil
    super.init()
  }

  init(options: PHFetchOptions?, _ fetch: @escaping () -> [ObjectType]) {
    let options = (options?.copy() as? PHFetchOptions) ?? PHFetchOptions()
    again = { options.select(fetch()) }
    objects = options.select(fetch())
    super.init()
  }

  private init(_ objects: [ObjectType], _ again: (() -> [ObjectType])?) {
    self.objects = objects
    self.again = again
    super.init()
  }

  /// Returns the result itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// The number of objects.
  open var count: Int { objects.count }
  /// Returns the object at an index.
  open func object(at index: Int) -> ObjectType { objects[index] }
  /// Returns the object at an index.
  open subscript(idx: Int) -> ObjectType { objects[idx] }
  /// Returns whether an object is among the results.
  open func contains(_ anObject: ObjectType) -> Bool { objects.contains(anObject) }
  /// `NSNotFound` where it is not among them.
  open func index(of anObject: ObjectType) -> Int { objects.firstIndex(of: anObject) ?? NSNotFound }
  /// Returns the index of an object in a range, or `NSNotFound`.
  open func index(of anObject: ObjectType, in range: NSRange) -> Int {
    objects.indices.first { range.contains($0) && objects[$0] == anObject } ?? NSNotFound
  }
  /// The first object; nil when there is none.
  open var firstObject: ObjectType? { objects.first }
  /// The last object; nil when there is none.
  open var lastObject: ObjectType? { objects.last }
  /// Returns the objects at some indexes.
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
  /// Calls a closure with each object, its index and a flag that ends the enumeration.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    enumerateObjects(options: [], using: block)
  }
  /// Calls a closure with each object; the options allow the reverse order.
  open func enumerateObjects(
    options opts: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { enumerateObjects(at: IndexSet(objects.indices), options: opts, using: block) }
  /// Calls a closure with the objects at some indexes; the options allow the reverse order.
  open func enumerateObjects(
    at s: IndexSet, options opts: NSEnumerationOptions = [],
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for index in opts.contains(.reverse) ? s.reversed() : Array(s) {
      block(objects[index], index, &stop)
      if stop.boolValue { return }
    }
  }
  /// How many pictures of a kind are among them.
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
  }

  var all: [ObjectType] { objects }
  func fetchedAgain() -> PHFetchResult { PHFetchResult(again?() ?? objects, again) }
}
