/// The text beside a golden that says what its picture cannot: the facts of its views, and which golden they are of.
///
/// It only explains. Without it, or if it is damaged or of another golden, the description is missing; the comparison is the same.
package enum Companion {
  /// Why a difference cannot be described from a companion.
  package enum Problem: Error, Equatable, CustomStringConvertible {
    case missing
    case stale
    case damaged(TreeFacts.Damage)
    /// The value of today has no views.
    case factless

    package var description: String {
      switch self {
      case .missing: "the golden has no companion yet"
      case .stale: "the golden's companion belongs to another golden"
      case .damaged(let damage): "the golden's companion cannot be read (\(damage))"
      case .factless: "the value shows no views"
      }
    }
  }

  /// The text to keep beside a golden.
  package static func text(of facts: TreeFacts, golden: String) -> String {
    let text = facts.text
    return TreeFacts.heading + mark(of: golden) + text.dropFirst(TreeFacts.heading.count)
  }

  /// The facts that a companion has about a golden.
  package static func facts(in text: String?, golden: String) throws(Problem) -> TreeFacts {
    guard let text else { throw .missing }
    let first = text.prefix { !$0.isNewline }
    guard let heading = TreeFacts.headings.first(where: { first == $0 || first.hasPrefix($0 + " ") }) else {
      throw .damaged(TreeFacts.Damage(line: 1, reason: "not \"\(TreeFacts.heading)\""))
    }
    guard first == heading + mark(of: golden) else { throw .stale }
    do {
      return try TreeFacts(parsing: heading + text.dropFirst(first.count))
    } catch let damage as TreeFacts.Damage {
      throw .damaged(damage)
    } catch {
      throw .damaged(TreeFacts.Damage(line: 1, reason: "\(error)"))
    }
  }

  /// Which golden the facts are of: ` of ` and sixteen digits, by the function of Fowler, Noll and Vo (FNV-1a).
  private static func mark(of golden: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in golden.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return " of " + String(repeating: "0", count: 16 - digits.count) + digits
  }
}
