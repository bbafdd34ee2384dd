import Foundation

/// A pattern that has to match the whole of a text, as selectors of flows have them.
///
/// Case does not matter, the dot takes line ends too, `^` and `$` hold at the ends of lines, and characters count as in
/// Unicode's composed form. Without references to groups a match takes time that is linear in the text; with them it is
/// given up after as many steps as `steps(for:)` says.
package struct WholePattern {
  /// How many steps a match may take with a text of a length in UTF-16 units.
  package static func steps(for length: Int) -> Int { fixedSteps + stepsPerUnit * length }
  package static let fixedSteps = 200_000
  package static let stepsPerUnit = 200

  /// The match took more steps than it may.
  package struct TooCostly: Error {}

  private let pattern: ScriptPattern

  /// Nil for a text that is no pattern.
  package init?(_ text: String) {
    guard let pattern = try? ScriptPattern(whole: ScriptText(text.precomposedStringWithCanonicalMapping)) else {
      return nil
    }
    self.pattern = pattern
  }

  package func matches(_ text: String) throws(TooCostly) -> Bool {
    let units = Array(text.precomposedStringWithCanonicalMapping.utf16)
    var left = Self.steps(for: units.count)
    do {
      return try pattern.match(units, at: 0) { count in
        left = left.subtractingReportingOverflow(count).partialValue
        if left < 0 { throw TooCostly() }
      } != nil
    } catch {
      throw TooCostly()
    }
  }
}
