public import PlainviewRuntime

/// An intent that the user can start with a phrase as soon as the app is installed.
public struct AppShortcut: Sendable {
  /// What the user can say, with the app's name.
  let phrases: [@Sendable (_ applicationName: String) -> String]
  /// The intent.
  let intent: any AppIntent
  /// The name below the symbol; nil for the title of the intent. Kept, without effect.
  let shortTitle: LocalizedStringResource?
  /// The symbol. Kept, without effect.
  let systemImageName: String?

  /// Creates a shortcut with a name and a symbol.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
  ) {
    self.init(intent, phrases, shortTitle, systemImageName)
  }
  /// Creates a shortcut with a name and a symbol for each value of a parameter.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<Intent>
  ) {
    self.init(intent, phrases, shortTitle, systemImageName)
  }
  /// Creates a shortcut with a symbol.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>], systemImageName: String) {
    self.init(intent, phrases, nil, systemImageName)
  }
  /// Creates a shortcut.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    self.init(intent, phrases, nil, nil)
  }
  private init<Intent: AppIntent>(
    _ intent: Intent, _ phrases: [AppShortcutPhrase<Intent>], _ shortTitle: LocalizedStringResource?,
    _ systemImageName: String?
  ) {
    self.intent = intent
    self.phrases = phrases.map { $0.writing(intent) }
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }
}

/// What stands for a name in a phrase.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  /// The name of the app.
  case applicationName
}

/// What the user can say to start an intent: the name of the app is in it.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  fileprivate enum Part {
    case text(String)
    case applicationName
    case parameter((Intent) -> any TitledParameter)
  }
  fileprivate let parts: [Part]

  /// Creates a phrase without names.
  public init(stringLiteral value: String) { parts = [.text(value)] }
  /// Creates a phrase with names and parameters.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Takes the parts of a phrase between quotation marks.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []
    /// Creates an empty phrase; the sizes have no effect.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Appends text.
    public mutating func appendLiteral(_ literal: String) { parts.append(.text(literal)) }
    /// Appends the name of the app.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { parts.append(.applicationName) }
    /// Appends a parameter: its value, or its title without one.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
      parts.append(.parameter { $0[keyPath: keyPath] })
    }
  }

  /// Writes the phrase with the values of an intent, once the name of the app is known.
  fileprivate func writing(_ intent: Intent) -> @Sendable (String) -> String {
    let texts: [String?] = parts.map { part in
      switch part {
      case .text(let text): return text
      case .applicationName: return nil
      case .parameter(let find):
        let parameter = find(intent)
        return parameter.text ?? String(localized: parameter.title)
      }
    }
    return { name in texts.map { $0 ?? name }.joined() }
  }
}

/// How the values of a parameter are shown as shortcuts. Kept, without effect.
public struct AppShortcutParameterPresentation<Intent: AppIntent> {
  /// Creates how the values of a parameter are shown.
  public init<Value>(
    for parameter: KeyPath<Intent, IntentParameter<Value>>, summary: ParameterPresentationSummary<Intent, Value>,
    @ParameterPresentationOptionsBuilder<Intent, Value> optionsCollections: () -> [ParameterPresentationOptions<Value>]
  ) {}
}
/// How a value is described. Kept, without effect.
public struct ParameterPresentationSummary<Intent: AppIntent, Value: _IntentValue & Sendable> {
  /// Creates a text with the value in it.
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {}
}
/// A list of values with a title. Kept, without effect.
public struct ParameterPresentationOptions<Value: _IntentValue & Sendable> {
  /// Creates a list of the values that a provider offers.
  public init<Provider: DynamicOptionsProvider>(
    _ provider: Provider, title: LocalizedStringResource, systemImageName: String
  ) {}
}
/// Makes lists of values from statements.
@resultBuilder public enum ParameterPresentationOptionsBuilder<Intent: AppIntent, Value: _IntentValue & Sendable> {
  /// Joins the lists.
  public static func buildBlock(_ options: ParameterPresentationOptions<Value>...)
    -> [ParameterPresentationOptions<Value>]
  { options }
}
