public import Foundation

/// The kind of a language of media: of the sound, or of the text.
public enum MPNowPlayingInfoLanguageOptionType: UInt, Sendable { case audible, legible }

/// A language in which media can be heard or read.
open class MPNowPlayingInfoLanguageOption: NSObject, @unchecked Sendable {
  /// The kind of the language.
  open private(set) var languageOptionType: MPNowPlayingInfoLanguageOptionType
  /// The code of the language; nil for none.
  open private(set) var languageTag: String?
  /// What the language is for; nil for nothing.
  open private(set) var languageOptionCharacteristics: [String]?
  /// The name that is shown; nil for none.
  open private(set) var displayName: String?
  /// The identifier in the app; nil for none.
  open private(set) var identifier: String?

  /// Creates a language.
  public init(
    type languageOptionType: MPNowPlayingInfoLanguageOptionType, languageTag: String, characteristics: [String]?,
    displayName: String, identifier: String
  ) {
    (self.languageOptionType, self.languageTag) = (languageOptionType, languageTag)
    (languageOptionCharacteristics, self.displayName, self.identifier) = (characteristics, displayName, identifier)
  }

  /// Returns whether the language is the one that the user has chosen for texts; always false.
  open func isAutomaticLegibleLanguageOption() -> Bool { false }
  /// Returns whether the language is the one that the user has chosen for sound; always false.
  open func isAutomaticAudibleLanguageOption() -> Bool { false }
}

/// Languages of which one is on.
open class MPNowPlayingInfoLanguageOptionGroup: NSObject, @unchecked Sendable {
  /// The languages.
  open private(set) var languageOptions: [MPNowPlayingInfoLanguageOption]
  /// The language that is on at first; nil for none.
  open private(set) var defaultLanguageOption: MPNowPlayingInfoLanguageOption?
  /// Whether none may be on.
  open private(set) var allowEmptySelection: Bool

  /// Creates a group.
  public init(
    languageOptions: [MPNowPlayingInfoLanguageOption], defaultLanguageOption: MPNowPlayingInfoLanguageOption?,
    allowEmptySelection: Bool
  ) {
    (self.languageOptions, self.defaultLanguageOption) = (languageOptions, defaultLanguageOption)
    self.allowEmptySelection = allowEmptySelection
  }
}
