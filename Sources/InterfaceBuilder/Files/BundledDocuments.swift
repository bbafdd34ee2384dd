import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Finds storyboards and xibs among the resources of bundles.
@MainActor enum BundledDocuments {
  /// The results of earlier searches, nil ones too: controllers without a nib search again at every load.
  private static var known: [Search: URL?] = [:]

  /// A file, and what its localization depends on.
  private struct Search: Hashable {
    let bundle: String
    let name: String
    let fileExtension: String
    let app = AppBundles.main.bundlePath
    let languages = AppLanguages.preferred
  }

  /// The file of that name in the bundle: outside of all localizations, in the app's language, or in its base localization.
  ///
  /// Resources that a package gives to its targets lie in bundles beside the program: those count as the program's own.
  static func url(of name: String, extension fileExtension: String, in bundle: Bundle) -> URL? {
    if AppBundles.isMain(bundle), let url = urlBesideManifest(name, fileExtension) { return url }
    let asked = Search(bundle: bundle.bundlePath, name: name, fileExtension: fileExtension)
    if let known = known[asked] { return known }
    let found = search(name, fileExtension, in: bundle, AppLanguages.localizations(of: bundle))
    known[asked] = found
    return found
  }

  /// The file beside the Info.plist of the app that runs, where the program's own resources are not this app's.
  private static func urlBesideManifest(_ name: String, _ fileExtension: String) -> URL? {
    guard isName(name), let folder = UIApplication.shared.resourceFolder else { return nil }
    return file(name, fileExtension, in: folder, AppLanguages.localizations(of: AppBundles.main))
  }

  /// A name is no path: it cannot lead out of the bundle.
  private static func isName(_ name: String) -> Bool { !name.isEmpty && !name.contains("/") && !name.contains("\0") }

  private static func search(
    _ name: String, _ fileExtension: String, in bundle: Bundle, _ languages: [String]
  ) -> URL? {
    guard isName(name) else { return nil }
    if let url = bundle.url(forResource: name, withExtension: fileExtension) { return url }
    var folders = [bundle.bundleURL, bundle.resourceURL].compactMap { $0 }
    if AppBundles.isMain(bundle) {
      folders += AppLanguages.resourceFolders(beside: AppBundles.program.bundlePath).map { URL(fileURLWithPath: $0) }
    }
    return folders.lazy.compactMap { file(name, fileExtension, in: $0, languages) }.first
  }

  private static func file(_ name: String, _ fileExtension: String, in folder: URL, _ languages: [String]) -> URL? {
    let folders = [folder] + (languages + ["Base"]).map { folder.appendingPathComponent("\($0).lproj") }
    return folders.map { $0.appendingPathComponent("\(name).\(fileExtension)") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// A bundle as UIKit's texts print it.
  static func description(of bundle: Bundle) -> String { "NSBundle <\(bundle.bundlePath)> (loaded)" }
}
