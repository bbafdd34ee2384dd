import Foundation

extension IntentParameter {
  private func question(_ dialog: IntentDialog?) -> String {
    (dialog ?? requestValueDialog)?.text ?? String(localized: title)
  }

  /// Asks the user for a value, which the parameter then has.
  ///
  /// The user gives the first fitting one of `XCUIDevice.appIntents.answers`; without one `needsValueError(_:)` is thrown.
  @discardableResult
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType
  where Value.UnwrappedType: Sendable {
    guard let answer = AppIntentDevice.current.answer(Value.UnwrappedType.self, question(dialog)),
      let value = answer as Any as? Value
    else { throw needsValueError(dialog) }
    wrappedValue = value
    return answer
  }
  /// Returns the error by which the system asks the user for a value and performs the intent again.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(.value, dialog ?? requestValueDialog, parameter: title)
  }

  /// Asks the user for one of several values.
  ///
  /// The user gives the first fitting one of `XCUIDevice.appIntents.answers`; without one
  /// `needsDisambiguationError(among:dialog:)` is thrown.
  public func requestDisambiguation(among items: [Value.ValueType], dialog: IntentDialog? = nil) async throws
    -> Value.ValueType where Value.ValueType: Sendable
  {
    guard let answer = AppIntentDevice.current.answer(Value.ValueType.self, question(dialog)) else {
      throw needsDisambiguationError(among: items, dialog: dialog)
    }
    return answer
  }
  /// Returns the error by which the system asks the user for one of several values and performs the intent again.
  public func needsDisambiguationError(among items: [Value.ValueType], dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(.disambiguation, dialog, parameter: title)
  }

  /// Asks the user whether the parameter has the right value: `XCUIDevice.appIntents.confirms`.
  public func requestConfirmation(for value: Value.ValueType, dialog: IntentDialog? = nil) async throws -> Bool {
    AppIntentDevice.current.isConfirmed(
      dialog?.text ?? [String(localized: title), ShownValue.text(of: value) ?? ""].joined(separator: ": "))
  }
}
