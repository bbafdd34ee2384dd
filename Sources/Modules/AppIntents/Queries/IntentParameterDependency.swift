/// The intent whose parameters the user sets, for what offers values for one of them.
///
/// A test sets the intent: `XCUIDevice.appIntents.configured`.
@propertyWrapper public struct IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  private let keyPaths: [PartialKeyPath<Intent>]

  /// Creates a dependency on parameters of an intent.
  public init<each Value: _IntentValue & Sendable>(_ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>) {
    var all: [PartialKeyPath<Intent>] = []
    repeat all.append(each keyPaths)
    self.keyPaths = all
  }

  /// The parameters of the intent; nil while one of them has no value, or without an intent.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = AppIntentDevice.current.state.configured as? Intent,
      keyPaths.allSatisfy({ (intent[keyPath: $0] as? any TitledParameter)?.text != nil })
    else { return nil }
    return IntentProjection(intent: intent)
  }
}

/// The parameters of an intent that the user sets.
@dynamicMemberLookup public struct IntentProjection<Intent: AppIntent>: Sendable {
  let intent: Intent
  /// Returns the value of a parameter.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value { intent[keyPath: keyPath] }
}
