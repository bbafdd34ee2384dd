public import Foundation
import PlainviewRuntime

/// A list of objects that may be weak and may be nil, which Foundation does not have on Linux.
///
/// Its pointers are those of objects: `Unmanaged.passUnretained(object).toOpaque()`.
open class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var kept: [KeptObject<AnyObject>?] = []

  /// Creates an empty list that keeps its objects by the options.
  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
    super.init()
  }

  public convenience override init() { self.init(options: []) }

  /// Returns an empty list that retains its objects.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }
  /// Returns an empty list that does not retain its objects.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The number of pointers, nil ones included; a larger one adds nil, a smaller one drops the last.
  open var count: Int {
    get { kept.count }
    set {
      kept.removeLast(max(0, kept.count - max(0, newValue)))
      while kept.count < newValue { kept.append(nil) }
    }
  }
  /// The objects that are still there.
  open var allObjects: [Any] { kept.compactMap { $0?.object } }

  /// Returns the pointer at an index; nil for an empty entry, an object that is gone, or a wrong index.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    guard isValid(index, below: kept.count) else { return nil }
    return kept[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }
  /// Appends a pointer or an empty entry.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { kept.append(keeping(pointer)) }
  /// Inserts a pointer or an empty entry before an index.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    guard isValid(index, below: kept.count + 1) else { return }
    kept.insert(keeping(item), at: index)
  }
  /// Removes the entry at an index; later entries move up.
  open func removePointer(at index: Int) {
    guard isValid(index, below: kept.count) else { return }
    kept.remove(at: index)
  }
  /// Replaces the entry at an index by a pointer or an empty entry.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    guard isValid(index, below: kept.count) else { return }
    kept[index] = keeping(item)
  }
  /// Takes the nil pointers out, those of objects that are gone among them.
  open func compact() { kept.removeAll { $0?.object == nil } }

  private func keeping(_ pointer: UnsafeMutableRawPointer?) -> KeptObject<AnyObject>? {
    pointer.map { KeptObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
  }

  private func isValid(_ index: Int, below end: Int) -> Bool {
    if index >= 0, index < end { return true }
    let text = "-[NSConcretePointerArray pointerAtIndex:]: attempt to access pointer at index \(index) beyond bounds "
    let count = kept.count
    MainQueue.withoutIsolation { raise(.invalidArgument(text + "\(count)")) }
    return false
  }
}
