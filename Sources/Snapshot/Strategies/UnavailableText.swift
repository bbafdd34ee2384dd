/// Why a strategy had nothing to show of a value: such a text must not become a golden (W87).
@MainActor enum UnavailableText {
  private static var reason: String?

  /// Says, from within a strategy, why its text is none.
  static func note(_ text: String) { if reason == nil { reason = text } }

  /// The text that `body` makes; throws what it noted.
  static func check(_ body: () throws -> String) throws -> String {
    let before = reason
    reason = nil
    defer { reason = before }
    let text = try body()
    if let reason { throw Missing(description: reason) }
    return text
  }

  private struct Missing: Error, CustomStringConvertible {
    let description: String
  }
}
