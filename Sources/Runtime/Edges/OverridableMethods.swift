/// An open class of UIKit's that is a delegate itself and has the methods for subclasses to override.
@MainActor package protocol OverridableDelegate: AnyObject {
  /// The methods that the class has for its subclasses.
  static var overridableMethods: OverridableMethods { get }
}

/// The methods of delegates that a class of UIKit's has for subclasses to override, and which of them a class does override.
///
/// The metadata of a Swift class has a word for each method that it declares or inherits: the address of the code. A
/// subclass has the words of its superclass at the same offsets, and other addresses where it overrides. The methods that
/// a class declares come last, in the order of their declarations. So the class has to declare these last in its body;
/// then nothing but the classes themselves is read, in every kind of build, also one for a sanitizer.
@MainActor package final class OverridableMethods {
  /// The full names, such as `tableView(_:heightForRowAt:)`, in the order in which the class declares them.
  package let names: [String]
  /// The offset of the first method's word, in bytes.
  private let start: Int
  /// What all instantiations of a generic class have in common.
  private let descriptor: UnsafeRawPointer?

  private struct Question: Hashable {
    let type: ObjectIdentifier
    let name: UnsafePointer<UInt8>
  }
  private var answers: [Question: Bool] = [:]

  /// Takes the names of the methods that the class declares last.
  package init(_ names: [String], declaredLastIn type: AnyClass) {
    self.names = names
    let metadata = ClassMetadata(type)
    start = metadata.end - names.count * MemoryLayout<UInt>.size
    descriptor = metadata.descriptor
    assert(start >= metadata.superclass?.end ?? 0, "\(type) declares fewer methods than \(names.count).")
  }

  /// Whether a class overrides a method, or inherits an override; nil if it is no subclass of UIKit's class.
  ///
  /// False for a name that is not in the list.
  package func isOverridden(_ name: StaticString, by type: AnyClass) -> Bool? {
    let question = Question(type: ObjectIdentifier(type), name: name.utf8Start)
    if let answer = answers[question] { return answer }
    guard let answer = isOverridden(name.description, by: type) else { return nil }
    answers[question] = answer
    return answer
  }

  /// The same for a name that is made at run time.
  func isOverridden(_ name: String, by type: AnyClass) -> Bool? { overridden(by: type)?.contains(name) }

  /// The methods that a class overrides, or inherits an override of; nil if it is no subclass of UIKit's class.
  package func overridden(by type: AnyClass) -> [String]? {
    let type = ClassMetadata(type)
    guard let base = type.ancestor(describedBy: descriptor) else { return nil }
    return names.indices.filter { index in
      let offset = start + index * MemoryLayout<UInt>.size
      return type[offset] != base[offset]
    }
    .map { names[$0] }
  }
}
