/// A comparison of a parameter with one value.
public enum EquatableComparisonOperator: Hashable, Sendable { case equalTo, notEqualTo }
/// A comparison of a parameter with a value that is ordered.
public enum ComparableComparisonOperator: Hashable, Sendable {
  /// The comparisons in App Intents' order.
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}
/// Whether a parameter has a value.
public enum HasValueComparisonOperator: Hashable, Sendable { case hasAnyValue, hasNoValue }
/// A comparison of a parameter with several values.
public enum ContainsComparisonOperator: Hashable, Sendable { case oneOf }

/// One of two sentences, depending on a parameter.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  private let holds: (Intent) -> Bool
  private let content: WhenCondition
  private let other: Otherwise

  private init(_ content: WhenCondition, _ other: Otherwise, _ holds: @escaping (Intent) -> Bool) {
    self.content = content
    self.other = other
    self.holds = holds
  }

  /// Compares a parameter with a value.
  public init<Value: Equatable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ content: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(content(), otherwise()) {
      ($0[keyPath: keyPath].current == value) == (comparison == .equalTo)
    }
  }
  /// Compares a parameter of entities or cases with a value.
  public init<Value: AppValue & Identifiable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ content: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(content(), otherwise()) {
      ($0[keyPath: keyPath].current?.id == value.id) == (comparison == .equalTo)
    }
  }
  /// Compares a parameter with a value by their order; a parameter without a value is not ordered.
  public init<Value: Comparable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ content: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(content(), otherwise()) {
      guard let current = $0[keyPath: keyPath].current else { return false }
      return switch comparison {
      case .lessThan: current < value
      case .lessThanOrEqualTo: current <= value
      case .greaterThan: current > value
      case .greaterThanOrEqualTo: current >= value
      }
    }
  }
  /// Asks whether a parameter has a value.
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ content: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(content(), otherwise()) {
      ($0[keyPath: keyPath].text != nil) == (comparison == .hasAnyValue)
    }
  }
  /// Compares a parameter with several values.
  public init<Value: Equatable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ContainsComparisonOperator, _ values: [Value],
    @ParameterSummaryBuilder<Intent> _ content: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(content(), otherwise()) { intent in intent[keyPath: keyPath].current.map(values.contains) ?? false }
  }
  /// Compares the size of the widget that is configured; there is none, so that no size is equal.
  public init(
    widgetFamily comparison: EquatableComparisonOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ content: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(content(), otherwise()) { _ in comparison == .notEqualTo }
  }
  /// Compares the size of the widget that is configured with several; there is none, so that no size is equal.
  public init(
    widgetFamily comparison: ContainsComparisonOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ content: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(content(), otherwise()) { _ in false }
  }
}
extension ParameterSummaryWhenCondition: EvaluatedSummary {
  func text(of intent: any AppIntent) -> String? {
    guard let own = intent as? Intent else { return nil }
    return holds(own)
      ? (content as? any EvaluatedSummary)?.text(of: own) : (other as? any EvaluatedSummary)?.text(of: own)
  }
}
