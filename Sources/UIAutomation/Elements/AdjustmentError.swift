import PlainviewRuntime

/// Why the value of an element could not be changed, with a remedy.
public enum AdjustmentError: Error, Equatable, CustomStringConvertible {
  /// The element is of another kind than the one that can be adjusted so.
  case wrongKind(element: String, wanted: String)
  /// No row of the wheel has the value; some that it has.
  case noSuchRow(element: String, value: String, rows: [String])
  /// The element is off.
  case disabled(element: String)
  /// The element has no custom action of that name; those that it has.
  case noSuchAction(element: String, name: String, actions: [String])

  /// The reason as a sentence.
  public var description: String { VisibleText.line(sentence) }

  private var sentence: String {
    switch self {
    case .wrongKind(let element, let wanted):
      "\(element) is no \(wanted), so that it cannot be adjusted like one: look for it with the query of that kind."
    case .noSuchRow(let element, let value, let rows):
      "\(element) has no row '\(value)'"
        + (rows.isEmpty ? ": it has no rows." : "; rows near the selected one: \(rows.joined(separator: ", ")).")
    case .noSuchAction(let element, let name, let actions):
      "\(element) has no custom action '\(name)'"
        + (actions.isEmpty ? ": it has none." : "; it has: \(actions.joined(separator: ", ")).")
    case .disabled(let element): "\(element) is disabled: nobody can change its value."
    }
  }
}
