/// What an intent returns.
public protocol IntentResult: Sendable {
  /// The type of the value that is returned.
  associatedtype Value: _IntentValue & Sendable
  /// The value that is returned; nil for none.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value that is returned.
  associatedtype Value
}
/// A result with a text that is said and shown.
public protocol ProvidesDialog: IntentResult {}
/// A result after which another intent opens the app.
public protocol OpensIntent: IntentResult {}
/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}
/// A result with a view that an intent shows.
public protocol ShowsSnippetIntent: IntentResult {}

/// What an intent returns: a value, an intent that is performed next, a view and a text, or none of them.
public struct IntentResultContainer<Value: _IntentValue & Sendable, OpensIntentType, Snippet, Dialog>: IntentResult {
  /// The value that is returned; nil for none.
  public let value: Value?
  /// The intent that is performed next; nil for none.
  let opensIntent: (any AppIntent)?
  let dialog: IntentDialog?

  init(value: Value? = nil, opensIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil) {
    self.value = value
    self.opensIntent = opensIntent
    self.dialog = dialog
  }
}
extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == any Sendable {}

/// A result of any type that may have a text.
protocol SpokenResult {
  var spokenDialog: IntentDialog? { get }
}
extension IntentResultContainer: SpokenResult {
  var spokenDialog: IntentDialog? { dialog }
}

extension IntentResult {
  /// Nothing.
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer()
  }
  /// A text.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog)
  }
  /// A value.
  public static func result<Output: _IntentValue & Sendable>(value: Output) -> Self
  where Self == IntentResultContainer<Output, Never, Never, Never> {
    IntentResultContainer(value: value)
  }
  /// A value and a text.
  public static func result<Output: _IntentValue & Sendable>(value: Output, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Output, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }
  /// An intent that is performed next.
  public static func result<Next: AppIntent>(opensIntent: Next) -> Self
  where Self == IntentResultContainer<Never, Next, Never, Never> {
    IntentResultContainer(opensIntent: opensIntent)
  }
  /// An intent that is performed next, and a text.
  public static func result<Next: AppIntent>(opensIntent: Next, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Next, Never, IntentDialog> {
    IntentResultContainer(opensIntent: opensIntent, dialog: dialog)
  }
  /// A value, and an intent that is performed next.
  public static func result<Output: _IntentValue & Sendable, Next: AppIntent>(value: Output, opensIntent: Next) -> Self
  where Self == IntentResultContainer<Output, Next, Never, Never> {
    IntentResultContainer(value: value, opensIntent: opensIntent)
  }
  /// A value, an intent that is performed next, and a text.
  public static func result<Output: _IntentValue & Sendable, Next: AppIntent>(
    value: Output, opensIntent: Next, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Output, Next, Never, IntentDialog> {
    IntentResultContainer(value: value, opensIntent: opensIntent, dialog: dialog)
  }
}
