import PlainviewRuntime
import PlainviewUIKitCore

/// What can be wrong with a change of a diffable data source's snapshot, in UIKit's messages.
enum SnapshotProblem {
  case noSections
  case unknownSection
  /// A parameter that does not name anything, as UIKit's assertion prints it.
  case notFound(parameter: String)
  case duplicates(kind: String, [String])
  case existingSections([String])
  case destinationAmongMoved(String, operation: String)
  case unknownItem(String, operation: String)
  case unknownReloadedSection(String)

  var reason: String {
    switch self {
    case .noSections: "There are currently no sections in the data source. Please add a section first."
    case .unknownSection:
      "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API "
        + "(which has O(1) performance)"
    case .notFound(let parameter): "Invalid parameter not satisfying: \(parameter) != NSNotFound"
    case .duplicates(let kind, let identifiers):
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n"
        + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
    case .existingSections(let identifiers):
      "Diffable data source detected an attempt to insert or append \(identifiers.count) section "
        + "\(Self.existing(identifiers)) in the snapshot. Identifiers in a snapshot must be unique. "
        + "Section \(Self.existing(identifiers)): \(Self.list(identifiers))"
    case .destinationAmongMoved(let identifier, let operation):
      "Invalid update: destination for \(operation) operation [\(identifier)] is in the \(operation) identifier list "
        + "for update."
    case .unknownItem(let identifier, let operation):
      "Attempted to \(operation) item identifier that does not exist in the snapshot: \(identifier)"
    case .unknownReloadedSection(let identifier): "Invalid section identifier for reload specified: \(identifier)"
    }
  }

  /// UIKit's console message for items that are added although they exist.
  static func existingItems(_ identifiers: [String]) -> String {
    let noun = identifiers.count == 1 ? "identifier" : "identifiers"
    return "Diffable data source detected an attempt to insert or append \(identifiers.count) item "
      + "\(existing(identifiers)) in the snapshot. The existing item \(noun) will be moved into place instead, but this "
      + "operation will be more expensive. For best performance, inserted item identifiers should always be unique. Set "
      + "a symbolic breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the "
      + "debugger. Item \(existing(identifiers)): \(list(identifiers))"
  }

  private static func existing(_ identifiers: [String]) -> String {
    identifiers.count == 1 ? "identifier that already exists" : "identifiers that already exist"
  }

  private static func list(_ identifiers: [String]) -> String {
    if identifiers.count == 1 { return identifiers[0] }
    return "(\n" + identifiers.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)"
  }

  /// Ends the app with the problem, from whatever thread a snapshot is changed on.
  func raise() {
    let exception = UncaughtException.internalInconsistency(reason)
    MainQueue.run { SimulatedProcess.raise(exception) }
  }

  static func logExistingItems(_ identifiers: [String]) {
    let text = existingItems(identifiers)
    MainQueue.run { SimulatedProcess.log(text) }
  }

  /// An identifier in UIKit's texts: strings without quotes, Swift's values with their module.
  static func text<Identifier>(_ identifier: Identifier) -> String {
    (identifier as? String) ?? String(reflecting: identifier)
  }
}
