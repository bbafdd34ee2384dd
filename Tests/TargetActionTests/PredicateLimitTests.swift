import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import Testing

/// Formats that were made to break their reader.
@MainActor @Suite struct PredicateLimitTests {
  private func reason(_ format: String) -> String? {
    do {
      try SimulatedProcess().run { _ = NSPredicate(format: format) }
      return nil
    } catch {
      return (error as? UncaughtException)?.remedies.joined()
    }
  }

  @Test(arguments: [
    ("", "NOT ", "TRUEPREDICATE", ""), ("", "(", "TRUEPREDICATE", ")"), ("1 == ", "(", "1", ")"),
    ("1 == ", "-", "x", ""), ("x == ", "{", "1", "}"), ("x == ", "2 ** ", "2", ""), ("x == ", "f(", "1", ")"),
    ("", "SUBQUERY(x, $y, 1 == ", "1", ").@count"), ("", "(SUBQUERY(x, $y, ", "TRUEPREDICATE", ").@count) == 1"),
  ])
  func `Fuzz A format nests as deep as it may and no deeper`(start: String, open: String, inside: String, close: String)
  {
    func nested(_ count: Int) -> String {
      start + String(repeating: open, count: count) + inside + String(repeating: close, count: count)
    }
    #expect(reason(nested(20))?.contains("nests more") != true)
    #expect(reason(nested(100_000))?.contains("nests more than 200 deep") == true)
  }

  @Test(arguments: ["+", "-", "*", "/", "UNION"]) func `Fuzz A value has no more operators than it may`(sign: String) {
    func chain(_ count: Int) -> String { "x == a" + String(repeating: " \(sign) b", count: count) }
    #expect(reason(chain(1000)) == nil)
    #expect(reason(chain(100_000))?.contains("more than 1000 operators in a row") == true)
  }

  @Test func `Fuzz Conditions are as many as there are`() {
    let any = NSPredicate(format: "x == 1" + String(repeating: " OR x == 2", count: 50_000))
    #expect(any.evaluate(with: ["x": 2]) && !any.evaluate(with: ["x": 3]))
    let all = NSPredicate(format: "x == 1" + String(repeating: " && x == 1", count: 50_000))
    #expect(all.evaluate(with: ["x": 1]) && !all.evaluate(with: ["x": 3]))
  }

  @Test(arguments: ["9223372036854775807", "9223372036854775296", "-9223372036854775807"])
  func `Fuzz The largest whole numbers are numbers`(number: String) throws {
    let value = try #require(Int(number))
    #expect(NSPredicate(format: "x == \(number)").evaluate(with: ["x": value]))
  }

  @Test func `Fuzz A parenthesis is tried as a condition once`() {
    let deep =
      String(repeating: "(SUBQUERY(x, $y, ", count: 60) + "TRUEPREDICATE"
      + String(repeating: ").@count) == 1", count: 60)
    #expect(reason(deep) == nil)
  }
}
