import Foundation
import PlainviewTargetAction
import Testing

private typealias NSExpression = PlainviewTargetAction.NSExpression
private typealias NSComparisonPredicate = PlainviewTargetAction.NSComparisonPredicate

@Suite struct NSExpressionTests {
  private func value(_ format: String, _ arguments: [Any] = [], of object: Any? = nil) -> Any? {
    NSExpression(format: format, argumentArray: arguments).expressionValue(
      with: object, context: nil)
  }

  @Test(arguments: [
    ("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9), ("2 ** 3 ** 2", 512), ("-2 - -3", 1), ("7 / 2", 3), ("7.0 / 2", 3.5),
    ("sum(1, 2, 3)", 6), ("max({3, 9, 4})", 9), ("average({1, 2})", 1.5), ("modulus(7, 4)", 3), ("sqrt(16)", 4),
    ("abs(-2)", 2), ("floor(2.7)", 2), ("median({5, 1, 3})", 3), ("count({1, 2, 3})", 3),
  ])
  func `Arithmetic and functions`(_ format: String, _ expected: Double) {
    #expect((value(format) as? Int).map(Double.init) ?? value(format) as? Double == expected)
  }

  @Test func `Properties, arguments, variables and texts`() {
    #expect(value("width * %d", [2], of: ["width": 21]) as? Int == 42)
    #expect(value("%K + 1", ["a.b"], of: ["a": ["b": 1]]) as? Int == 2)
    #expect(value("uppercase(name)", of: ["name": "ada"]) as? String == "ADA")
    let variable = NSExpression(format: "$tag.value")
    #expect(variable.expressionValue(with: nil, context: ["tag": ["value": 3]]) as? Int == 3)
    #expect("\(variable)" == "$tag.value" && variable.expressionType == .function)
  }

  @Test func `An expression tells its kind and its parts`() {
    #expect(NSExpression(forConstantValue: 5).constantValue as? Int == 5)
    #expect(NSExpression(forKeyPath: "a.b").keyPath == "a.b")
    #expect(NSExpression(forVariable: "row").variable == "row")
    let sum = NSExpression(forFunction: "sum:", arguments: [NSExpression(forConstantValue: [1, 2] as [Any])])
    #expect(sum.function == "sum:" && sum.arguments?.count == 1)
    #expect(sum.expressionValue(with: nil, context: nil) as? Int == 3)
    let union = NSExpression(
      forUnionSet: NSExpression(forConstantValue: [1, 2] as [Any]),
      with: NSExpression(forConstantValue: [2, 3] as [Any]))
    #expect(union.expressionType == .unionSet)
    #expect(union.expressionValue(with: nil, context: nil) as? Set<AnyHashable> == [1, 2, 3])
    let many = NSExpression(
      forSubquery: NSExpression(forKeyPath: "ages"), usingIteratorVariable: "age",
      predicate: NSPredicate(format: "$age > 3"))
    #expect((many.expressionValue(with: ["ages": [2, 4, 6]], context: nil) as? [Any?])?.count == 2)
    let either = NSExpression(
      forConditional: NSPredicate(format: "n > 1"), trueExpression: NSExpression(forConstantValue: "many"),
      falseExpression: NSExpression(forConstantValue: "one"))
    #expect(either.expressionValue(with: ["n": 2], context: nil) as? String == "many")
    let block = NSExpression(block: { object, arguments, _ in "\(object ?? "")\(arguments)" }, arguments: [union])
    #expect(block.expressionType == .block)
    #expect(NSExpression.expressionForEvaluatedObject().expressionValue(with: 8, context: nil) as? Int == 8)
    #expect(NSExpression(forKeyPath: "a") == NSExpression(forKeyPath: "a"))
  }
}
