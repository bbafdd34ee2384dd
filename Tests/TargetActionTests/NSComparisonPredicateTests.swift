import Foundation
import PlainviewTargetAction
import Testing

private typealias NSExpression = PlainviewTargetAction.NSExpression
private typealias NSComparisonPredicate = PlainviewTargetAction.NSComparisonPredicate

@Suite struct NSComparisonPredicateTests {

  @Test func `A format's comparison has two sides and an operator`() throws {
    let predicate = try #require(NSPredicate(format: "name BEGINSWITH[cd] %@", "Ö") as? NSComparisonPredicate)
    #expect(predicate.leftExpression.keyPath == "name")
    #expect(predicate.rightExpression.constantValue as? String == "Ö")
    #expect(predicate.predicateOperatorType == .beginsWith)
    #expect(predicate.options == [.caseInsensitive, .diacriticInsensitive])
    #expect(predicate.comparisonPredicateModifier == .direct)
    #expect(predicate.predicateFormat == "name BEGINSWITH[cd] \"Ö\"")
    #expect(predicate.evaluate(with: ["name": "olga"]))
  }

  @Test func `A format's AND, OR and NOT are compound predicates`() throws {
    let both = try #require(NSPredicate(format: "a == 1 AND b == 2 AND c == 3") as? NSCompoundPredicate)
    #expect(both.compoundPredicateType == .and && both.subpredicates.count == 3)
    let either = try #require(NSPredicate(format: "a == 1 OR NOT (b == 2)") as? NSCompoundPredicate)
    #expect(either.compoundPredicateType == .or)
    #expect((either.subpredicates.last as? NSCompoundPredicate)?.compoundPredicateType == .not)
    #expect(both.evaluate(with: ["a": 1, "b": 2, "c": 3]) && !both.evaluate(with: ["a": 1, "b": 2, "c": 4]))
    #expect(either.evaluate(with: ["a": 0, "b": 3]) && !either.evaluate(with: ["a": 0, "b": 2]))
  }

  @Test func `Variables are found in its sides`() throws {
    let predicate = try #require(NSPredicate(format: "$switch == false") as? NSComparisonPredicate)
    #expect(predicate.leftExpression.expressionType == .variable)
    #expect("\(predicate.leftExpression)" == "$switch")
    #expect(predicate.evaluate(with: nil, substitutionVariables: ["switch": false]))
    #expect(!predicate.evaluate(with: nil, substitutionVariables: ["switch": true]))
  }

  @Test func `Sides may be worked out, and stand in parentheses`() {
    #expect(NSPredicate(format: "(a + b) * 2 > 5").evaluate(with: ["a": 1, "b": 2]))
    #expect(!NSPredicate(format: "((a + b) * 2 > 6) AND (TRUEPREDICATE)").evaluate(with: ["a": 1, "b": 2]))
    #expect(
      NSPredicate(format: "SUBQUERY(rows, $r, $r.n > 1).@count == 2").evaluate(
        with: ["rows": [["n": 1], ["n": 2], ["n": 3]]]))
    #expect(NSPredicate(format: "rows.@max.n == 3").evaluate(with: ["rows": [["n": 1], ["n": 3]]]) == false)
  }

  @Test func `Code makes one of expressions`() {
    let all = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "ages"), rightExpression: NSExpression(forConstantValue: 18),
      modifier: .all,
      type: .greaterThanOrEqualTo)
    #expect(all.evaluate(with: ["ages": [18, 20]]) && !all.evaluate(with: ["ages": [17, 20]]))
    #expect(all.predicateFormat == "ALL ages >= 18")
    let between = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "n"), rightExpression: NSExpression(forAggregate: [1, 3]),
      modifier: .direct, type: .between, options: [])
    #expect(between.evaluate(with: ["n": 2]) && !between.evaluate(with: ["n": 4]))
    #expect(
      NSComparisonPredicate.Operator.contains.rawValue == 99 && NSComparisonPredicate.Operator.between.rawValue == 100)
  }

  @Test @MainActor func `A method of the left side decides`() {
    let own = NSComparisonPredicate(
      leftExpression: NSExpression.expressionForEvaluatedObject(), rightExpression: NSExpression(forConstantValue: 4),
      customSelector: "isNear:")
    #expect(own.predicateOperatorType == .customSelector)
    #expect(own.evaluate(with: Place(5)) && !own.evaluate(with: Place(9)))
  }
}

private final class Place: NSObject, ActionProviding {
  let number: Int
  init(_ number: Int) { self.number = number }
  static var actions: ActionTable { ["isNear:": .init(isNear)] }
  @MainActor func isNear(_ other: Any?) -> Bool { abs(number - (other as? Int ?? 0)) < 2 }
}
