import Foundation
public import PlainviewRuntime

/// What Siri says and shows.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  /// The whole text, which is said.
  let full: LocalizedStringResource
  /// What is shown while something else says the rest.
  let supporting: LocalizedStringResource?
  /// The symbol beside the text. Kept, without effect.
  let systemImageName: String?

  /// Creates a text that is said and shown.
  public init(_ text: LocalizedStringResource) { self.init(full: text, supporting: nil, systemImageName: nil) }
  /// Creates a text that is said, and one that is shown beside other content.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full: full, supporting: supporting, systemImageName: nil)
  }
  /// Creates a text with a symbol.
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.init(full: full, supporting: nil, systemImageName: systemImageName)
  }
  /// Creates a text that is said, and one that is shown beside other content, with a symbol.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
    self.init(full: full, supporting: Optional(supporting), systemImageName: systemImageName)
  }
  private init(full: LocalizedStringResource, supporting: LocalizedStringResource?, systemImageName: String?) {
    self.full = full
    self.supporting = supporting
    self.systemImageName = systemImageName
  }
  /// Creates a text that is said and shown.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
  /// Creates a text with values in it that is said and shown.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// The whole text in the app's language.
  var text: String { String(localized: full) }
}

/// What an intent does, for the Shortcuts app.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  /// What the intent does.
  public let descriptionText: LocalizedStringResource
  /// The group in which the intent is listed; nil for none.
  public let categoryName: LocalizedStringResource?
  /// More words by which the intent is found.
  public let searchKeywords: [LocalizedStringResource]
  /// What the result is called; nil for the name of its type.
  public let resultValueName: LocalizedStringResource?

  /// Creates a description with a group and words for searches.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    self.init(descriptionText, categoryName: categoryName, searchKeywords: searchKeywords, resultValueName: nil)
  }
  /// Creates a description with a group, words for searches and a name for the result.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource?
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }
  /// Creates a description from text alone.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
  /// Creates a description from text with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
