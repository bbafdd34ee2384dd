/// A method's full name in Swift, and its selector in UIKit's headers.
package typealias DelegateMethod = (name: String, selector: String)

/// The methods of a delegate protocol in the order in which the protocol declares them.
///
/// `Conformance` answers which of them an app's class has. The lists stand beside the protocols because the compiler
/// keeps neither the methods' names nor their selectors; it counts the methods, and a list of another length traps.
@MainActor package final class DelegateMethods<Delegate> {
  /// The methods, each with its selector.
  package let methods: [DelegateMethod]
  /// Methods of one name differ in the types of their parameters.
  private let indices: [String: [Int]]
  /// Of an object that leaves every optional method out.
  private let bare: WitnessTable
  /// The protocol's defaults that were looked up already; a required method has none.
  private var defaults: [UInt??]
  private var answers: [Conformer: [Bool?]] = [:]
  private var generation = 0

  private struct Conformer: Hashable {
    let type: ObjectIdentifier
    let table: WitnessTable
  }

  /// Takes all methods, and an object whose class has none of them but the required ones.
  package init(_ methods: KeyValuePairs<String, String>, bare: Delegate) {
    self.methods = methods.map { (name: $0.key, selector: $0.value) }
    indices = Dictionary(grouping: methods.indices) { methods[$0].key }
    self.bare = WitnessTable.parts(of: bare).table
    precondition(self.bare.methods.count == methods.count, "\(Delegate.self) has other methods than are listed")
    defaults = Array(repeating: nil, count: methods.count)
  }

  /// The full names, each once.
  package var names: [String] {
    methods.indices.filter { indices[methods[$0].name]?.first == $0 }.map { methods[$0].name }
  }

  /// See `Conformance`; the name has to be one of the protocol's.
  package func isImplemented(
    _ name: String, by delegate: Delegate, isRegistered: (AnyClass, DelegateMethod) -> Bool
  ) -> Bool {
    guard let indices = indices[name] else { preconditionFailure("\(Delegate.self) has no method \(name)") }
    return answer(indices, WitnessTable.parts(of: delegate), isRegistered)
  }

  /// The names of the methods that an app's class has.
  package func implemented(by delegate: Delegate, isRegistered: (AnyClass, DelegateMethod) -> Bool) -> [String] {
    let parts = WitnessTable.parts(of: delegate)
    return names.filter { answer(indices[$0] ?? [], parts, isRegistered) }
  }

  private func answer(
    _ indices: [Int], _ parts: (class: AnyClass, table: WitnessTable),
    _ isRegistered: (AnyClass, DelegateMethod) -> Bool
  ) -> Bool {
    if generation != Conformance.generation {
      answers = [:]
      generation = Conformance.generation
    }
    let conformer = Conformer(type: ObjectIdentifier(parts.class), table: parts.table)
    return indices.contains { index in
      if let answer = answers[conformer]?[index] { return answer }
      let answer = isRegistered(parts.class, methods[index]) || isWritten(index, in: parts.table, of: parts.class)
      answers[conformer, default: Array(repeating: nil, count: methods.count)][index] = answer
      return answer
    }
  }

  /// Whether an app's class has a method by the code of its conformance.
  private func isWritten(_ index: Int, in table: WitnessTable, of type: AnyClass) -> Bool {
    let (name, overridable) = (methods[index].name, (type as? any OverridableDelegate.Type)?.overridableMethods)
    if let overridable, overridable.names.contains(name), let answer = overridable.isOverridden(name, by: type) {
      return answer
    }
    // On other processors every method counts as the app's: it is called, and the default answers.
    guard CodeReference.areKnown else { return true }
    let end = defaultFunction(index)
    let code = WitnessCode(of: table.methods[index], in: table) { $0 == end }
    if let end, code.functions.contains(end), !code.asksOther { return false }
    return !isOfFramework(table, of: type)
  }

  /// Whether a conformance was written for a class of UIKit's, which is closed if it is no `OverridableDelegate`.
  private func isOfFramework(_ table: WitnessTable, of type: AnyClass) -> Bool {
    ClassMetadata(type).ancestor(describedBy: table.classDescriptor).map { isFrameworkType($0.type) } ?? false
  }

  /// The protocol's default of a method; nil if it is required.
  private func defaultFunction(_ index: Int) -> UInt? {
    if let known = defaults[index] { return known }
    let code = WitnessCode(of: bare.methods[index], in: bare, endingAt: WitnessCode.isDynamic)
    let found = code.functions.first(where: WitnessCode.isDynamic)
    defaults[index] = .some(found)
    return found
  }
}
