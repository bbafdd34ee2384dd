/// The words that the Swift runtime has for a class, on platforms without Objective-C (`swift/ABI/Metadata.h`).
struct ClassMetadata {
  private let words: UnsafeRawPointer

  init(_ type: AnyClass) { words = unsafeBitCast(type, to: UnsafeRawPointer.self) }

  /// The word so many bytes from the address by which the class is known.
  subscript(offset: Int) -> UInt { words.load(fromByteOffset: offset, as: UInt.self) }

  var type: AnyClass { unsafeBitCast(words, to: AnyClass.self) }

  var superclass: ClassMetadata? { _getSuperclass(type).map(ClassMetadata.init) }

  /// What the compiler wrote about the class; the same for all instantiations of a generic class.
  var descriptor: UnsafeRawPointer? { words.load(fromByteOffset: Self.descriptorOffset, as: UnsafeRawPointer?.self) }

  /// Where the words end, in bytes.
  var end: Int {
    let size = words.load(fromByteOffset: Self.sizeOffset, as: UInt32.self)
    return Int(size) - Int(words.load(fromByteOffset: Self.startOffset, as: UInt32.self))
  }

  /// The class itself or the nearest superclass with a descriptor.
  func ancestor(describedBy descriptor: UnsafeRawPointer?) -> ClassMetadata? {
    var next: ClassMetadata? = self
    while let current = next, current.descriptor != descriptor { next = current.superclass }
    return next
  }

  /// The bytes of an instance, with its header.
  var instanceSize: Int { Int(words.load(fromByteOffset: Self.instanceSizeOffset, as: UInt32.self)) }

  // Kind, superclass, flags and sizes of instances come first. The size counts from the start of the metadata, which
  // lies some words before the address by which a class is known.
  private static let instanceSizeOffset = 24
  private static let sizeOffset = 32
  private static let startOffset = 36
  private static let descriptorOffset = 40
}

/// The bytes of an instance of a class, with its header; 0 for none.
public func class_getInstanceSize(_ type: AnyClass?) -> Int { type.map { ClassMetadata($0).instanceSize } ?? 0 }
