import PlainviewRuntime
import Testing

/// Which localization a user gets, as a device chooses (W88). Expectations are from Apple's description of how iOS determines
/// the language of an app, and from CLDR's likely scripts.
@Suite struct LanguageMatchTests {
  static let available = ["Base", "en", "en-GB", "zh-Hans", "zh-Hant", "pt-BR", "es", "es-419", "nb", "de", "fr", "he"]

  @Test(arguments: [
    (["de-AT"], "de"), (["fr-CA", "de"], "fr"), (["zh-CN"], "zh-Hans"), (["zh-Hant-HK"], "zh-Hant"),
    (["zh-TW"], "zh-Hant"), (["pt-PT"], "pt-BR"), (["es-MX"], "es-419"), (["es-ES"], "es"), (["no"], "nb"),
    (["iw"], "he"), (["en-GB"], "en-GB"), (["en-AU"], "en-GB"), (["en-US"], "en"), (["en"], "en"),
    (["tlh", "German"], "de"), (["zh_CN"], "zh-Hans"),
  ])
  func `W88 The first of the user's languages that any localization suits decides`(
    preferences: [String], expected: String
  ) {
    #expect(LanguageMatch.preferred(among: Self.available, for: preferences).first == expected)
  }

  @Test func `W88 Another script is another language, and nothing matches where none suits`() {
    #expect(LanguageMatch.preferred(among: ["zh-Hans"], for: ["zh-Hant"]).isEmpty)
    #expect(LanguageMatch.preferred(among: ["sr-Latn"], for: ["sr"]).isEmpty)
    #expect(LanguageMatch.preferred(among: ["Base", "en"], for: ["ja"]).isEmpty)
  }

  @Test func `W88 Old projects name their folders by words and underscores`() {
    #expect(LanguageMatch.preferred(among: ["English", "German", "zh_CN"], for: ["de"]) == ["German"])
    #expect(LanguageMatch.preferred(among: ["English", "German", "zh_CN"], for: ["zh-Hans"]) == ["zh_CN"])
  }
}
