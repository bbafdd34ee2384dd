import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewRuntime
import PlainviewUIKitCore
import Testing

/// The texts and the positions of the caret: UIKit's documentation shows four of them, logs of real apps the others.
@MainActor @Suite struct VisualFormatErrorTests {
  private let stage = FormatStage(
    "a", "b", "backgroundBox", "whiteBox1", "whiteBox2", "blackBox4", "redBox", "view", "circle0", "circle1")

  private func reason(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], more: [String: Any] = [:]
  ) throws -> String {
    let metrics: [String: Any] = ["blackWidth": 10, "text": "ten", "endless": Double.infinity]
    let exception = try #require(stage.failure(format, options, metrics: metrics, more: more))
    #expect(exception.name == "NSInvalidArgumentException")
    return exception.reason
  }

  private func text(_ message: String, _ format: String, _ column: Int) -> String {
    "Unable to parse constraint format: \n\(message) \n\(format) \n" + String(repeating: " ", count: column) + "^"
  }

  @Test(
    "L7: the documented mistakes and those of real logs",
    arguments: [
      ("V|[backgroundBox]|", "Expected ':' after 'V' to specify vertical arrangement", 1),
      ("H-[a]", "Expected ':' after 'H' to specify horizontal arrangement", 1),
      (
        "|[whiteBox1][blackBox4(blackWidth][redBox]|",
        "A predicate on a view's thickness must end with ')' and the view must end with ']'", 33
      ),
      ("|[whiteBox2][blackBox]", "blackBox is not a key in the views dictionary.", 21),
      ("V:|[blackBox4(>30)]|", "Unknown relation. Must be ==, >=, or <=", 15),
      ("[want]-|", "want is not a key in the views dictionary.", 5),
      ("H:[self.arrows]-5-|", "self is not a key in the views dictionary.", 7),
      ("H:|-10-|", "Expected a view", 7),
      (
        "H:|[circle0]- (padding)-[circle1]",
        "Expected a number or key from the metrics dictionary, but encountered something else", 13
      ),
      (
        "H:|-margiin-[view(width)]",
        "Encountered metric with name \"margiin\", but value was not specified in metrics or views dictionaries", 11
      ),
    ])
  func known(format: String, message: String, column: Int) throws {
    #expect(try reason(format) == text(message, format, column))
  }

  @Test("L7: the caret stands behind the view that has no superview") func orphans() throws {
    let message = "Unable to interpret '|' character, because the related view doesn't have a superview"
    for (format, column) in [("H:|-(>=50)-[v(100)]", 19), ("|[v]|", 4), ("[v]-5-|", 7), ("V:[v]|", 6)] {
      #expect(try reason(format, more: ["v": stage.orphan]) == text(message, format, column))
    }
  }

  @Test(
    "L7: unfinished formats",
    arguments: [
      ("H:", "Expected a view", 2), ("|", "Expected a view", 1), ("|-", "Expected a view", 2),
      ("[", "Expected a view", 1), ("[a]-", "Expected a view", 4), ("[a", .unfinishedView, 2),
      ("[a(", .missingNumber, 3), ("[a(5", .unfinishedView, 4), ("[a(5)", .unfinishedView, 5),
      ("[a(5@", .missingNumber, 5), ("[a(=", "Unknown relation. Must be ==, >=, or <=", 4),
      ("[a(>=", .missingNumber, 5), ("[a(5,", .missingNumber, 5), ("[a(b*", .missingNumber, 5),
      ("[a]-5", .unfinishedSpace, 5), ("[a]-(5", .unfinishedSpace, 6), ("[a]-(5)", .unfinishedSpace, 7),
      ("[a]-(", .missingNumber, 5),
    ])
  func unfinished(format: String, message: String, column: Int) throws {
    #expect(try reason(format) == text(message, format, column))
  }

  @Test(
    "L7: characters where they have no place",
    arguments: [
      ("a", "Expected a view", 0), (" [a]", "Expected a view", 0), ("[]", .missingName, 1), ("[1]", .missingName, 1),
      ("[ a]", .missingName, 1), ("[a ]", .unfinishedView, 2), ("[a] [b]", "Expected a view", 3),
      ("[a]--[b]", .missingNumber, 4), ("[a]--8-[b]", .missingNumber, 4), ("[a]-()-[b]", .missingNumber, 5),
      ("[a]-b-[b]", .missingNumber, 5), ("[a]-(==b)-[b]", .missingNumber, 8), ("[a]-text-[b]", .missingNumber, 8),
      ("[a(endless)]", .missingNumber, 10), ("[a(1@b)]", .missingNumber, 6), ("[a(1@-5)]", .missingNumber, 5),
      ("[a(.)]", .missingNumber, 3), ("[a(-)]", .missingNumber, 3), ("[a(0x10)]", .unfinishedView, 4),
      ("[a]|[b]", "Expected the end of the format string", 4), ("[a]||", "Expected the end of the format string", 4),
      ("H:V:[a]", "Expected a view", 2), ("[a]-20|", .unfinishedSpace, 6),
    ])
  func misplaced(format: String, message: String, column: Int) throws {
    #expect(try reason(format) == text(message, format, column))
  }

  @Test("L7: formats without characters, and with those of other languages") func strange() throws {
    #expect(try reason("") == "Unable to parse constraint format: It's an empty string.")
    #expect(try reason("[ä]") == "Unable to parse constraint format: It contains non-ASCII characters.")
    #expect(try reason("\n[a]") == text("Expected a view", "\n[a]", 0))
  }

  @Test("L7: views cannot be aligned along the line itself") func contradiction() throws {
    let horizontal =
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also "
      + "horizontal."
    let vertical = horizontal.replacing("horizontal", with: "vertical")
    for option in [
      NSLayoutConstraint.FormatOptions.alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing,
      .alignAllCenterX,
    ] {
      #expect(try reason("|[a][b]|", option) == text(horizontal, "|[a][b]|", 7))
    }
    for option in [
      NSLayoutConstraint.FormatOptions.alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllFirstBaseline,
      .alignAllLastBaseline,
    ] {
      #expect(try reason("V:[a]-[b]-8-[a]", [option, .alignAllLeft]) == text(vertical, "V:[a]-[b]-8-[a]", 9))
    }
  }

  @Test("L7: what is no view does not know a superview") func wrongTypes() throws {
    let exception = try #require(stage.failure("[v]", more: ["v": 5]))
    #expect(exception.name == "NSInvalidArgumentException")
    #expect(exception.reason.hasPrefix("-[__SwiftValue nsli_superitem]: unrecognized selector sent to instance"))
    #expect(exception.remedies.count == 1)
    let null = try #require(stage.failure("[a(v)]", more: ["v": NSNull()]))
    #expect(null.reason.hasPrefix("-[NSNull nsli_superitem]: unrecognized selector sent to instance"))
    let missing: UIView? = nil
    #expect(stage.failure("[v]", more: ["v": missing as Any]) != nil)
    #expect(stage.failure("[v]", more: ["v": Optional(UIView()) as Any]) == nil)
  }

  @Test("L7: the first mistake from the left is told, and nothing is made") func nothingMade() {
    var made: [NSLayoutConstraint]?
    let exception = SimulatedRun().exception {
      made = NSLayoutConstraint.constraints(
        withVisualFormat: "[a(5)]-[nobody]-?", metrics: nil, views: stage.views)
    }
    #expect(exception?.reason.contains("nobody is not a key") == true)
    #expect(made == [])
  }

  @Test("L6: numbers too large to be finite fail as in any constraint") func hugeNumbers() throws {
    #expect(try reason("[a(1e999)]").hasPrefix("Constant is not finite!  That's illegal."))
    #expect(try reason("[a(b/0)]").hasPrefix("Multiplier is not finite!  That's illegal."))
  }
}

extension String {
  fileprivate static let missingNumber =
    "Expected a number or key from the metrics dictionary, but encountered something else"
  fileprivate static let unfinishedView =
    "A predicate on a view's thickness must end with ')' and the view must end with ']'"
  fileprivate static let unfinishedSpace =
    "A list of predicates on a space must end with ')' and the space must end with '-'"
  fileprivate static let missingName =
    "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and "
    + "underscores."
}
