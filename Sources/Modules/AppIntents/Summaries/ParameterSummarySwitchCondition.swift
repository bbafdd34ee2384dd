/// One of several sentences, depending on a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue & Sendable>: ParameterSummary {
  private let keyPath: KeyPath<Intent, IntentParameter<Value>>?
  private let cases: [ParameterSummaryCase<Intent, Value>]

  /// Creates sentences for the values of a parameter.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCase<Intent, Value>]
  ) {
    self.keyPath = keyPath
    self.cases = cases()
  }
}
extension ParameterSummarySwitchCondition where Value == IntentWidgetFamily {
  /// Creates sentences for the sizes of the widget that is configured; there is none, so that the default holds.
  public init(
    _ subject: WidgetFamilySubject,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCase<Intent, Value>]
  ) {
    keyPath = nil
    self.cases = cases()
  }
}
extension ParameterSummarySwitchCondition: EvaluatedSummary {
  func text(of intent: any AppIntent) -> String? {
    guard let own = intent as? Intent else { return nil }
    let value = keyPath.flatMap { own[keyPath: $0].current }
    return cases.first { $0.holds(value) }?.content?.text(of: own)
  }
}

/// What stands for the size of a widget.
public enum WidgetFamilySubject: Hashable, Sendable { case widgetFamily }

/// A sentence for some values of a parameter.
public struct ParameterSummaryCase<Intent: AppIntent, Value: _IntentValue & Sendable> {
  let holds: (Value?) -> Bool
  let content: (any EvaluatedSummary)?
}

/// A sentence for one value of a parameter, or for several.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue & Sendable> {
  let part: ParameterSummaryCase<Intent, Value>

  /// Creates a sentence for one value.
  public init<Content: ParameterSummary>(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) where Value: Equatable {
    part = ParameterSummaryCase(holds: { $0 == value }, content: content() as? any EvaluatedSummary)
  }
  /// Creates a sentence for several values.
  public init<Content: ParameterSummary>(
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) where Value: Equatable {
    part = ParameterSummaryCase(
      holds: { value in value.map(values.contains) ?? false }, content: content() as? any EvaluatedSummary)
  }
}

/// A sentence for all other values of a parameter.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Value: _IntentValue & Sendable> {
  let part: ParameterSummaryCase<Intent, Value>

  /// Creates a sentence for all other values.
  public init<Content: ParameterSummary>(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    part = ParameterSummaryCase(holds: { _ in true }, content: content() as? any EvaluatedSummary)
  }
}

/// Makes a list of sentences for values from statements.
@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue & Sendable> {
  /// Takes a sentence for a value.
  public static func buildExpression(_ condition: ParameterSummaryCaseCondition<Intent, Value>)
    -> [ParameterSummaryCase<Intent, Value>]
  { [condition.part] }
  /// Takes the sentence for all other values.
  public static func buildExpression(_ condition: ParameterSummaryDefaultCaseCondition<Intent, Value>)
    -> [ParameterSummaryCase<Intent, Value>]
  { [condition.part] }
  /// Joins the sentences.
  public static func buildBlock(_ cases: [ParameterSummaryCase<Intent, Value>]...)
    -> [ParameterSummaryCase<Intent, Value>]
  { cases.flatMap { $0 } }
}
