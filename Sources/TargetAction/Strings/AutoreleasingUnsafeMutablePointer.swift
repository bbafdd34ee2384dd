/// A pointer through which methods of Objective-C hand over objects.
///
/// A value that is set is kept for good. Where it differs: the compiler makes none of an `inout` argument here, so that a
/// function that takes one is called with a pointer.
public struct AutoreleasingUnsafeMutablePointer<Pointee>: Equatable, Hashable {
  private let base: UnsafeMutablePointer<Pointee>

  /// Creates a pointer to the same memory as another one.
  public init<Other>(_ from: UnsafeMutablePointer<Other>) {
    base = UnsafeMutableRawPointer(from).assumingMemoryBound(to: Pointee.self)
  }

  /// Creates a pointer to the same memory as another one; nil for nil.
  public init?<Other>(_ from: UnsafeMutablePointer<Other>?) {
    guard let from else { return nil }
    self.init(from)
  }

  /// The object that the pointer leads to; a new one is kept for good.
  public var pointee: Pointee {
    get { base.pointee }
    // What is there is not owned, and may never have been set.
    nonmutating set { base.initialize(to: newValue) }
  }

  /// The object at an index, counted from the pointer.
  public subscript(i: Int) -> Pointee { base[i] }
}
