import PlainviewRuntime
import PlainviewUIKitCore

extension AppIntent {
  /// Asks the user whether to perform the intent; throws when `XCUIDevice.appIntents.confirms` says no.
  public func requestConfirmation() async throws {
    try AppIntentDevice.current.confirm(String(localized: Self.title))
  }
  /// Asks the user whether to perform the intent; throws when `XCUIDevice.appIntents.confirms` says no.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog
  ) async throws {
    try AppIntentDevice.current.confirm(dialog.text)
  }
  /// Asks the user whether the result is right; throws when `XCUIDevice.appIntents.confirms` says no.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {
    try AppIntentDevice.current.confirm(
      (result as? any SpokenResult)?.spokenDialog?.text ?? String(localized: Self.title))
  }
  /// Asks the user whether the output is right; throws when `XCUIDevice.appIntents.confirms` says no.
  public func requestConfirmation<Result: IntentResult>(
    output: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {
    try await requestConfirmation(
      result: output, confirmationActionName: confirmationActionName, showPrompt: showPrompt)
  }
  /// Asks the user for one of several answers; throws without one in `XCUIDevice.appIntents.answers`.
  public func requestChoice(between options: [IntentChoiceOption], dialog: IntentDialog? = nil) async throws
    -> IntentChoiceOption
  {
    let question = dialog?.text ?? String(localized: Self.title)
    guard let answer = AppIntentDevice.current.answer(IntentChoiceOption.self, question), options.contains(answer)
    else { throw AppIntentError(.disambiguation, dialog) }
    return answer
  }

  /// What the intent knows of how it runs.
  public var systemContext: IntentSystemContext { IntentSystemContext() }

  /// Brings the app to the front; asks the user first, if it is not there.
  ///
  /// Throws when `XCUIDevice.appIntents.confirms` says no.
  @MainActor public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
    try ForegroundContinuing.ask(dialog, title: Self.title, always: alwaysConfirm)
  }
  /// Returns the error by which the system lets the intent go on in the foreground.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true,
    continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) -> NeedsToContinueInForegroundError {
    NeedsToContinueInForegroundError(dialog: dialog, continuation: continuation)
  }
}

extension ForegroundContinuableIntent {
  /// Brings the app to the front once the user agrees, and calls a closure there.
  ///
  /// Throws when `XCUIDevice.appIntents.confirms` says no.
  @MainActor public func requestToContinueInForeground(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) async throws {
    try ForegroundContinuing.ask(dialog, title: Self.title, always: true)
    try await continuation?()
  }
}

/// How an intent comes to the foreground.
enum ForegroundContinuing {
  @MainActor static func ask(_ dialog: IntentDialog?, title: LocalizedStringResource, always: Bool) throws {
    let application = UIApplication.shared
    guard always || application.applicationState != .active else { return }
    try AppIntentDevice.current.confirm(dialog?.text ?? String(localized: title))
    if application.applicationState != .active { application.activate() }
  }
}
