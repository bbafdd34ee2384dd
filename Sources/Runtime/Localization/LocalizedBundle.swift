package import Foundation

/// Replacements of the methods of Foundation's bundles, which take the first localization of a list on this
/// platform: they answer in the language of the app whose code runs.
///
/// `self` is a bundle, so that no method may be called on it but those of extensions. Not private, since the optimizer drops
/// methods that are not visibly called; their order is that of `LocalizedBundleMethods.names`.
package class LocalizedBundle {
  package func localizedString(_ key: String, _ value: String?, _ tableName: String?) -> String {
    AppLanguages.text(key, value: value, table: tableName, in: bundle)
  }

  package func localizations() -> [String] { AppLanguages.resources(of: bundle).localizations }

  package func preferredLocalizations() -> [String] { AppLanguages.localizations(of: bundle) }

  package func developmentLocalization() -> String? {
    AppLanguages.resources(of: bundle).developmentLocalization ?? "en"
  }

  package func preferred(_ localizations: [String]) -> [String] { LocalizedBundle.preferred(localizations, nil) }

  package func preferred(_ localizations: [String], _ preferences: [String]?) -> [String] {
    LocalizedBundle.preferred(localizations, preferences)
  }

  package func path(_ name: String?, _ ext: String?) -> String? { foundPath(name, ext) }

  package func path(_ name: String?, _ ext: String?, _ directory: String?) -> String? {
    foundPath(name, ext, directory)
  }

  package func path(_ name: String?, _ ext: String?, _ directory: String?, _ localization: String?) -> String? {
    foundPath(name, ext, directory, localization)
  }

  package func url(_ name: String?, _ ext: String?) -> URL? { foundPath(name, ext).map { URL(fileURLWithPath: $0) } }

  package func url(_ name: String?, _ ext: String?, _ directory: String?) -> URL? {
    foundPath(name, ext, directory).map { URL(fileURLWithPath: $0) }
  }

  package func url(_ name: String?, _ ext: String?, _ directory: String?, _ localization: String?) -> URL? {
    foundPath(name, ext, directory, localization).map { URL(fileURLWithPath: $0) }
  }

  package func localizedInfoDictionary() -> [String: Any]? {
    let texts = AppLanguages.texts(ofInfoPlistOf: bundle)
    return texts.isEmpty ? bundle.infoDictionary : (bundle.infoDictionary ?? [:]).merging(texts) { $1 }
  }

  package func object(_ key: String) -> Any? {
    AppLanguages.texts(ofInfoPlistOf: bundle)[key] ?? bundle.infoDictionary?[key]
  }
}

extension LocalizedBundle {
  private var bundle: Bundle { unsafeBitCast(self, to: Bundle.self) }

  private static func preferred(_ localizations: [String], _ preferences: [String]?) -> [String] {
    let found = LanguageMatch.preferred(among: localizations, for: preferences ?? AppLanguages.preferred)
    return found.isEmpty ? Array(localizations.prefix(1)) : found
  }

  private func foundPath(_ name: String?, _ ext: String?, _ directory: String? = nil) -> String? {
    LocalizedFile(name, ext, directory, in: bundle)?.path
      ?? LocalizedBundleMethods.path(of: bundle, name, ext, directory)
      ?? ext.flatMap { Self.sources[$0] }.flatMap { foundPath(name, $0, directory) }
  }

  /// What Xcode compiles into what apps ask for; bundles of packages have the sources here.
  private static let sources = ["nib": "xib", "storyboardc": "storyboard"]

  private func foundPath(_ name: String?, _ ext: String?, _ directory: String?, _ localization: String?) -> String? {
    guard let localization else { return foundPath(name, ext, directory) }
    return LocalizedFile(name, ext, directory, in: bundle, localization: localization)?.path
  }
}

/// A file of a bundle that has localizations, found as on a device.
private struct LocalizedFile {
  let path: String

  /// What stands outside of the languages' folders goes first; nil leaves the search to Foundation.
  init?(_ name: String?, _ ext: String?, _ directory: String?, in bundle: Bundle) {
    guard let file = Self.name(name, ext), !file.hasSuffix(".lproj"),
      Self.existing(file, directory, in: bundle) == nil
    else { return nil }
    let resources = AppLanguages.resources(of: bundle)
    guard !resources.localizations.isEmpty,
      let path = resources.path(file, directory: directory, in: AppLanguages.localizations(of: bundle))
    else { return nil }
    self.path = path
  }

  /// The file of one localization, or the one outside of all.
  init?(_ name: String?, _ ext: String?, _ directory: String?, in bundle: Bundle, localization: String) {
    guard let file = Self.name(name, ext) else { return nil }
    let resources = AppLanguages.resources(of: bundle)
    let matching = LanguageMatch.preferred(among: resources.localizations, for: [localization])
    guard
      let path = resources.exactPath(file, directory: directory, in: matching + [localization])
        ?? Self.existing(file, directory, in: bundle)
    else { return nil }
    self.path = path
  }

  private static func name(_ name: String?, _ ext: String?) -> String? {
    guard let name, !name.isEmpty else { return nil }
    let ext = ext.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
    return ext.isEmpty ? name : "\(name).\(ext)"
  }

  private static func existing(_ file: String, _ directory: String?, in bundle: Bundle) -> String? {
    let folder = bundle.resourcePath ?? bundle.bundlePath
    let path = directory.map { $0.isEmpty ? "\(folder)/\(file)" : "\(folder)/\($0)/\(file)" } ?? "\(folder)/\(file)"
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }
}
