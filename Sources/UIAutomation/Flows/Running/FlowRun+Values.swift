import Foundation

extension FlowRun {
  /// A text with the values of its expressions.
  func text(_ text: String) throws -> String {
    try TextTemplate(text).text(with: variables, allowsUndefined: options.rules == .maestro)
  }

  func number(_ number: FlowNumber?) throws -> Int? {
    switch number {
    case nil: return nil
    case .literal(let value): return value
    case .expression(let source):
      let text = try text(source)
      guard let value = FlowFields.wholeNumber(text) else {
        throw FlowComplaint("`\(source)` is \(FlowSelector.quoted(text)), it has to be a whole number")
      }
      return value
    }
  }

  /// Seconds of a number of milliseconds; from none to an hour.
  func seconds(_ milliseconds: FlowNumber?) throws -> TimeInterval? {
    try number(milliseconds).map { min(max(Double($0) / 1000, 0), 3600) }
  }

  func point(_ point: FlowPoint) throws -> FlowPoint {
    guard case .expression(let source) = point else { return point }
    let text = try text(source)
    guard !text.contains("${"), let point = FlowPoint(text) else {
      throw FlowComplaint("`\(source)` is \(FlowSelector.quoted(text)), it has to be `x,y` or `x%,y%`")
    }
    return point
  }

  /// A selector without expressions.
  func evaluated(_ selector: FlowSelector) throws -> FlowSelector {
    var result = selector
    result.text = try selector.text.map(text)
    result.id = try selector.id.map(text)
    result.index = try number(selector.index).map { .literal($0) }
    result.width = try number(selector.width).map { .literal($0) }
    result.height = try number(selector.height).map { .literal($0) }
    result.tolerance = try number(selector.tolerance).map { .literal($0) }
    result.point = try selector.point.map(point)
    result.relations = try selector.relations.map { FlowRelation($0.kind, try evaluated($0.other)) }
    result.css = try selector.css.map(text)
    result.descendants = try selector.descendants.map(evaluated)
    return result
  }

  // MARK: Conditions

  /// Why a condition does not hold; nil if it does. Elements are waited for.
  func objection(to condition: FlowCondition) throws -> String? {
    if let platform = condition.platform, platform != .ios { return "this is not \(platform)" }
    if let visible = try condition.visible.map(evaluated) {
      do {
        try waitUntilVisible(visible, Patience.optional)
      } catch FlowFindingProblem.notFound {
        return "\(visible) is not visible"
      }
    }
    if let notVisible = try condition.notVisible.map(evaluated) {
      do {
        try waitUntilGone(notVisible, Patience.optional)
      } catch FlowFindingProblem.stillVisible {
        return "\(notVisible) is visible"
      }
    }
    if let expression = condition.expression, try !isTrue(expression) { return "\(expression) is not true" }
    return nil
  }

  /// Whether a text is true once its expressions are evaluated: not blank, false, undefined, null or zero.
  ///
  /// By the strict rules a text without expressions is `true` or `false` itself.
  func isTrue(_ condition: String) throws -> Bool {
    let template = try TextTemplate(condition)
    let text = try template.text(with: variables, allowsUndefined: true)
      .trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if options.rules == .strict, !template.hasExpressions, !["true", "false"].contains(text) {
      throw FlowComplaint("`\(condition)` is a text and not an expression, write `${\(condition)}`")
    }
    return !["", "false", "undefined", "null"].contains(text) && Double(text) != 0
  }

  func assertTrue(_ condition: String) throws {
    guard try isTrue(condition) else { throw FlowComplaint("`\(condition)` is not true, see the values it is made of") }
  }

  func evaluateScript(_ script: String) throws {
    let template = try TextTemplate(script)
    if options.rules == .strict, !template.hasExpressions {
      throw FlowComplaint("a script without `${}` does nothing, write `${\(script)}`")
    }
    _ = try template.text(with: variables, allowsUndefined: true)
  }
}
