import Foundation
import Synchronization

// Replacements of `String(format:)` and its relatives once an app was handed a text with plural rules.

private struct VariadicFormat {
  let call: (_ format: __shared String, _ arguments: __owned [any CVarArg]) -> String
  var parts: ClosureParts { unsafeBitCast(self, to: ClosureParts.self) }
}

private struct ListFormat {
  let call: (_ format: __shared String, _ arguments: __shared [any CVarArg]) -> String
  var parts: ClosureParts { unsafeBitCast(self, to: ClosureParts.self) }
}

private struct LocaleVariadicFormat {
  let call: (_ format: __shared String, _ locale: __shared Locale?, _ arguments: __owned [any CVarArg]) -> String
  var parts: ClosureParts { unsafeBitCast(self, to: ClosureParts.self) }
}

private struct LocaleListFormat: @unchecked Sendable {
  let call: (_ format: __shared String, _ locale: __shared Locale?, _ arguments: __shared [any CVarArg]) -> String
  var parts: ClosureParts { unsafeBitCast(self, to: ClosureParts.self) }
}

/// The functions by their symbols, and the real one that all of them call.
enum FormatFunctions {
  private static let prefix = "$sSS10FoundationE"
  private static let list = prefix + "6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC"

  private static let real = nativeSymbol(list).map { code -> LocaleListFormat in
    let parts: ClosureParts = (code, nil)
    return unsafeBitCast(parts, to: LocaleListFormat.self)
  }

  private static let functions = ReplacedFunctions([
    prefix + "6format_S2Sh_s7CVarArg_pdtcfC": VariadicFormat(call: replacedVariadic).parts.code,
    prefix + "6format9argumentsS2Sh_Says7CVarArg_pGhtcfC": ListFormat(call: replacedList).parts.code,
    prefix + "6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC":
      LocaleVariadicFormat(call: replacedLocaleVariadic).parts.code,
    list: LocaleListFormat(call: replacedLocaleList).parts.code,
    prefix + "25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ": ListFormat(call: replacedLocalized).parts.code,
  ])

  /// Replaces the functions in what is loaded by now; without the real one they stay.
  static func install() { if real != nil { functions.install() } }

  /// A format with its arguments as Foundation writes it, with the texts of plural rules instead of variables.
  static func text(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    let resolved = HandedFormats.resolved(format, for: arguments)
    return real?.call(resolved, locale, arguments) ?? resolved
  }
}

private func replacedVariadic(_ format: __shared String, _ arguments: __owned [any CVarArg]) -> String {
  FormatFunctions.text(format, nil, arguments)
}

private func replacedList(_ format: __shared String, _ arguments: __shared [any CVarArg]) -> String {
  FormatFunctions.text(format, nil, arguments)
}

private func replacedLocaleVariadic(
  _ format: __shared String, _ locale: __shared Locale?, _ arguments: __owned [any CVarArg]
) -> String {
  FormatFunctions.text(format, locale, arguments)
}

private func replacedLocaleList(
  _ format: __shared String, _ locale: __shared Locale?, _ arguments: __shared [any CVarArg]
) -> String {
  FormatFunctions.text(format, locale, arguments)
}

private func replacedLocalized(_ format: __shared String, _ arguments: __shared [any CVarArg]) -> String {
  FormatFunctions.text(format, Locale.current, arguments)
}
