import Foundation

/// Replaces Foundation's methods by those of `LocalizedBundle`, when the program is loaded.
///
/// Calls go through the table behind the metadata of `Bundle`, whose entries are found by the addresses that stand in them,
/// or straight to the function where the compiler knows the class; those are replaced with an app's launch.
enum LocalizedBundleMethods {
  private static let prefix = "$s10Foundation6BundleC"
  private static let searchName = "3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF"

  /// Foundation's methods by their symbols, in the order of those that replace them.
  private static let names = [
    "15localizedString6forKey5value5tableS2S_SSSgAHtF",
    "13localizationsSaySSGvg",
    "22preferredLocalizationsSaySSGvg",
    "23developmentLocalizationSSSgvg",
    "22preferredLocalizations4fromSaySSGAF_tFZ",
    "22preferredLocalizations4from14forPreferencesSaySSGAG_AGSgtFZ",
    "4path11forResource6ofTypeSSSgAG_AGtF",
    "4path11forResource6ofType11inDirectorySSSgAH_A2HtF",
    "4path11forResource6ofType11inDirectory0D12LocalizationSSSgAI_A3ItF",
    "3url11forResource13withExtension0A10Essentials3URLVSgSSSg_AKtF",
    searchName,
    "3url11forResource13withExtension12subdirectory12localization0A10Essentials3URLVSgSSSg_A3MtF",
    "23localizedInfoDictionarySDySSypGSgvg",
    "6object20forInfoDictionaryKeyypSgSS_tF",
  ].map { prefix + $0 }

  /// The names of methods that the table of `Bundle` does not have: another Foundation.
  package private(set) nonisolated(unsafe) static var missing: [String] = []

  /// Their replacements, by their symbols.
  nonisolated(unsafe) static let replacements: [String: Address] = Dictionary(
    uniqueKeysWithValues: names.enumerated().map { ($1, method($0, of: LocalizedBundle.self)) })

  fileprivate static func install() {
    let table = MethodReplacement.Table(of: Bundle.self)
    for (name, code) in replacements where !table.replace(nativeSymbol(name), with: code) { missing.append(name) }
    guard !missing.isEmpty else { return }
    missing.sort()
    let text =
      "plainview: methods of Foundation's Bundle could not be replaced (\(missing.joined(separator: ", "))): bundles answer in "
      + "the first language that they have. Build with the Swift release that the README names, or report the release that "
      + "you use.\n"
    FileHandle.standardError.write(Data(text.utf8))
  }

  // MARK: Foundation's own methods

  private struct Search {
    let call: (String?, String?, String?) -> URL?
  }

  private nonisolated(unsafe) static let realSearch = nativeSymbol(prefix + searchName)

  /// Foundation's own search, to which all others come there.
  static func path(of bundle: Bundle, _ name: String?, _ ext: String?, _ directory: String?) -> String? {
    guard let realSearch else { return nil }
    let parts: (Address, AnyObject) = (realSearch, bundle)
    return unsafeBitCast(parts, to: Search.self).call(name, ext, directory)?.path
  }
}

@section(".init_array") @used
private let installReplacement: @convention(c) @Sendable () -> Void = { LocalizedBundleMethods.install() }
