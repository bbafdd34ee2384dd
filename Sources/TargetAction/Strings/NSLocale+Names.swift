public import Foundation

// The names of codes in a locale's language, which Foundation has on a device; nil for a code that has none.
extension NSLocale {
  /// Returns the name of a locale; its identifier if there is none.
  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    locale.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
  }
  /// Returns the name of a language; nil if the code has none.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    locale.localizedString(forLanguageCode: languageCode)
  }
  /// Returns the name of a country or region; nil if the code has none.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    locale.localizedString(forRegionCode: countryCode)
  }
  /// Returns the name of a script; nil if the code has none.
  public func localizedString(forScriptCode scriptCode: String) -> String? {
    locale.localizedString(forScriptCode: scriptCode)
  }
  /// Returns the name of a variant; nil if the code has none.
  public func localizedString(forVariantCode variantCode: String) -> String? {
    locale.localizedString(forVariantCode: variantCode)
  }
  /// Returns the name of a sort order; nil if the identifier has none.
  public func localizedString(forCollationIdentifier collationIdentifier: String) -> String? {
    locale.localizedString(forCollationIdentifier: collationIdentifier)
  }
  /// Returns the name of a collator; nil if the identifier has none.
  public func localizedString(forCollatorIdentifier collatorIdentifier: String) -> String? {
    locale.localizedString(forCollatorIdentifier: collatorIdentifier)
  }
  /// Returns the name of a currency; nil if the code has none.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    locale.localizedString(forCurrencyCode: currencyCode)
  }

  private var locale: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }
}
