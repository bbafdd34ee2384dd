import Foundation

/// The sentence that describes an intent with its parameters in the Shortcuts app (`XCUIDevice.appIntents`).
public protocol ParameterSummary {
  /// The type of the intent.
  associatedtype Intent: AppIntent
}

/// A sentence that can be written for an intent.
protocol EvaluatedSummary {
  /// The sentence for an intent; nil for another type of intent, or for none.
  func text(of intent: any AppIntent) -> String?
}

/// Takes the sentence of an intent from a statement.
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Takes the sentence.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}

/// A text with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  enum Part {
    case text(String)
    case parameter((Intent) -> any TitledParameter)
  }
  let parts: [Part]

  /// Creates a text without parameters.
  public init(stringLiteral value: String) { parts = [.text(value)] }
  /// Creates a text with parameters.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Takes the parts of a text between quotation marks.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []
    /// Creates an empty text; the sizes have no effect.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Appends text.
    public mutating func appendLiteral(_ literal: String) { parts.append(.text(literal)) }
    /// Appends a parameter: its value, or its title without one.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
      parts.append(.parameter { $0[keyPath: keyPath] })
    }
  }

  /// The text for an intent; texts without parameters are translated.
  func text(of intent: Intent, table: String?) -> String {
    if parts.count == 1, case .text(let text) = parts[0] {
      return String(localized: String.LocalizationValue(text), table: table)
    }
    return parts.map { part in
      switch part {
      case .text(let text): return text
      case .parameter(let find):
        let parameter = find(intent)
        return parameter.text ?? String(localized: parameter.title)
      }
    }.joined()
  }
}

/// Makes a list of parameters from statements.
@resultBuilder public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// Takes a parameter.
  public static func buildExpression<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>)
    -> [PartialKeyPath<Intent>]
  { [keyPath] }
  /// Joins the parameters.
  public static func buildBlock(_ keyPaths: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
    keyPaths.flatMap { $0 }
  }
}

/// A sentence with parameters, and a list of further ones.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private let string: ParameterSummaryString<Intent>?
  private let table: String?
  /// The parameters below the sentence. Kept, without effect.
  let others: [PartialKeyPath<Intent>]

  private init(_ string: ParameterSummaryString<Intent>?, _ table: String?, others: [PartialKeyPath<Intent>]) {
    self.string = string
    self.table = table
    self.others = others
  }
  /// Creates a sentence.
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) { self.init(string, table, others: []) }
  /// Creates a sentence, and a list of further parameters.
  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ otherParameters: () -> [PartialKeyPath<Intent>]
  ) { self.init(string, table, others: otherParameters()) }
  /// Creates a list of parameters without a sentence.
  public init(@ParameterKeyPathsBuilder<Intent> _ otherParameters: () -> [PartialKeyPath<Intent>]) {
    self.init(nil, nil, others: otherParameters())
  }
  /// Creates a summary without parameters.
  public init() { self.init(nil, nil, others: []) }
}
extension IntentParameterSummary: EvaluatedSummary {
  func text(of intent: any AppIntent) -> String? {
    guard let intent = intent as? Intent else { return nil }
    return string?.text(of: intent, table: table)
  }
}

extension AppIntent {
  /// A sentence with parameters.
  public typealias Summary = IntentParameterSummary<Self>
  /// One of two sentences, depending on a parameter.
  public typealias When<Content: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, Content, Otherwise>
  /// One of several sentences, depending on a parameter.
  public typealias Switch<Value: _IntentValue & Sendable> = ParameterSummarySwitchCondition<Self, Value>
  /// A sentence for one value.
  public typealias Case<Value: _IntentValue & Sendable> = ParameterSummaryCaseCondition<Self, Value>
  /// A sentence for all other values.
  public typealias DefaultCase<Value: _IntentValue & Sendable> = ParameterSummaryDefaultCaseCondition<Self, Value>
}
