/// An action that the system suggests.
public protocol PredictableIntent: AppIntent {
  /// The type of how the action is shown.
  associatedtype PredictionConfiguration: IntentPredictionConfiguration
  /// How the action is shown when it is suggested.
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: PredictionConfiguration { get }
}

/// How an action is shown when it is suggested.
public protocol IntentPredictionConfiguration {
  /// The type of the action.
  associatedtype Intent: AppIntent
}

/// How an action with values for some parameters is shown when it is suggested. Kept, without effect.
public struct IntentPrediction<Intent: AppIntent, Values>: IntentPredictionConfiguration {
  let display: (Values) -> DisplayRepresentation
}
extension IntentPrediction {
  /// Creates what is shown for an action without values.
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) where Values == Void {
    display = { _ in displayRepresentation() }
  }
  /// Creates what is shown for an action with a value for a parameter.
  public init(
    parameters: KeyPath<Intent, IntentParameter<Values>>,
    displayRepresentation: @escaping (Values) -> DisplayRepresentation
  ) where Values: _IntentValue & Sendable { display = displayRepresentation }
  /// Creates what is shown for an action with values for parameters.
  public init<each Value: _IntentValue & Sendable>(
    parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
    displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
  ) where Values == (repeat each Value) {
    display = { (values: (repeat each Value)) in displayRepresentation(repeat each values) }
  }
}

/// Several forms of an action.
public struct IntentPredictionGroup<Intent: AppIntent>: IntentPredictionConfiguration {
  let members: [any IntentPredictionConfiguration]
}

/// Makes how an action is shown from statements.
@resultBuilder public enum IntentPredictionsBuilder<Intent: AppIntent> {
  /// Takes how the action is shown.
  public static func buildExpression<Values>(_ prediction: IntentPrediction<Intent, Values>)
    -> IntentPrediction<Intent, Values>
  { prediction }
  /// Takes one form.
  public static func buildBlock<Content: IntentPredictionConfiguration>(_ content: Content) -> Content { content }
  /// Joins two and more forms.
  @_disfavoredOverload
  public static func buildBlock<each Content: IntentPredictionConfiguration>(_ content: repeat each Content)
    -> IntentPredictionGroup<Intent>
  {
    var members: [any IntentPredictionConfiguration] = []
    repeat members.append(each content)
    return IntentPredictionGroup(members: members)
  }
}
