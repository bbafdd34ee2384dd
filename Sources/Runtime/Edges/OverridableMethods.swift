/// The methods of a framework class that subclasses of an app may override, and which of them a class does override.
///
/// The metadata of a Swift class has a word for each method that it declares or inherits: the address of the code. A
/// subclass has the words of its superclass at the same places, and other addresses where it overrides. So nothing but
/// the classes themselves is read, in debug and release builds, with symbols and without. The places of the methods are
/// those where a subclass that overrides all of them differs from the framework class, and one that overrides nothing
/// does not; methods are in the metadata in the order of their declaration.
@MainActor package final class OverridableMethods {
  /// The full names, such as `tableView(_:heightForRowAt:)`, in the order in which the framework class declares them.
  package let names: [String]
  /// For each name the offset of its word in the metadata, in bytes; nil if there are not as many words as names.
  package let places: [Int]?
  /// What all instantiations of a generic framework class have in common.
  private let descriptor: UInt

  private struct Question: Hashable {
    let type: ObjectIdentifier
    let name: UnsafePointer<UInt8>
  }
  private var answers: [Question: Bool] = [:]

  /// Takes two subclasses of the framework class: one overrides just the named methods, the other one none.
  package init(_ names: [String], overridingAll: AnyClass, overridingNone: AnyClass) {
    self.names = names
    let (all, none) = (ClassMetadata(overridingAll), ClassMetadata(overridingNone))
    let base = none.superclass ?? none
    let places = base.memberOffsets.filter { base[$0] == none[$0] && base[$0] != all[$0] }
    self.places = places.count == names.count ? places : nil
    descriptor = base.descriptor
  }

  /// Whether a class overrides a method, or inherits an override; nil if it is no subclass of the framework class.
  ///
  /// False for a name that is not in the list.
  package func isOverridden(_ name: StaticString, by type: AnyClass) -> Bool? {
    let question = Question(type: ObjectIdentifier(type), name: name.utf8Start)
    if let answer = answers[question] { return answer }
    guard let overridden = overridden(by: type) else { return nil }
    let answer = overridden.contains(name.description)
    answers[question] = answer
    return answer
  }

  /// The methods that a class overrides, or inherits an override of; nil if it is no subclass of the framework class.
  package func overridden(by type: AnyClass) -> [String]? {
    let type = ClassMetadata(type)
    guard let base = type.ancestor(describedBy: descriptor) else { return nil }
    return zip(names, places ?? []).filter { type[$0.1] != base[$0.1] }.map(\.0)
  }
}

/// The words that the Swift runtime has for a class, on platforms without Objective-C.
private struct ClassMetadata {
  private let words: UnsafeRawPointer

  init(_ type: AnyClass) { words = unsafeBitCast(type, to: UnsafeRawPointer.self) }

  subscript(offset: Int) -> UInt { words.load(fromByteOffset: offset, as: UInt.self) }

  var superclass: ClassMetadata? { _getSuperclass(unsafeBitCast(words, to: AnyClass.self)).map(ClassMetadata.init) }

  /// The address of what the compiler wrote about the class; the same for all instantiations of a generic class.
  var descriptor: UInt { self[Self.descriptorOffset] }

  /// The offsets of the words that the class and its superclasses have for their members, in bytes.
  var memberOffsets: StrideTo<Int> {
    let size = Int(words.load(fromByteOffset: Self.sizeOffset, as: UInt32.self))
    let start = Int(words.load(fromByteOffset: Self.startOffset, as: UInt32.self))
    return stride(from: Self.firstMemberOffset, to: size - start, by: MemoryLayout<UInt>.size)
  }

  /// The class itself or the nearest superclass with a descriptor.
  func ancestor(describedBy descriptor: UInt) -> ClassMetadata? {
    var next: ClassMetadata? = self
    while let current = next, current.descriptor != descriptor { next = current.superclass }
    return next
  }

  // Kind, superclass, flags and sizes of instances come first. The size counts from the start of the metadata, which
  // lies some words before the address by which a class is known.
  private static let sizeOffset = 32
  private static let startOffset = 36
  private static let descriptorOffset = 40
  private static let firstMemberOffset = 56
}
