public import Foundation

// The names of codes in a locale's language, which Foundation has on a device; nil for a code that has none.
extension NSLocale {
  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    locale.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
  }
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    locale.localizedString(forLanguageCode: languageCode)
  }
  public func localizedString(forCountryCode countryCode: String) -> String? {
    locale.localizedString(forRegionCode: countryCode)
  }
  public func localizedString(forScriptCode scriptCode: String) -> String? {
    locale.localizedString(forScriptCode: scriptCode)
  }
  public func localizedString(forVariantCode variantCode: String) -> String? {
    locale.localizedString(forVariantCode: variantCode)
  }
  public func localizedString(forCollationIdentifier collationIdentifier: String) -> String? {
    locale.localizedString(forCollationIdentifier: collationIdentifier)
  }
  public func localizedString(forCollatorIdentifier collatorIdentifier: String) -> String? {
    locale.localizedString(forCollatorIdentifier: collatorIdentifier)
  }
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    locale.localizedString(forCurrencyCode: currencyCode)
  }

  private var locale: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }
}
