import Foundation
import PlainviewRuntime

/// Finds storyboards and xibs among the resources of bundles.
@MainActor enum BundledDocuments {
  /// What was looked for before, found or not: controllers without a nib ask again at every load.
  private static var known: [String: URL?] = [:]

  /// The file of that name in the bundle, in its base localization too.
  ///
  /// Resources that a package gives to its targets lie in bundles beside the program: those count as the program's own.
  static func url(of name: String, extension fileExtension: String, in bundle: Bundle) -> URL? {
    let key = "\(bundle.bundlePath)/\(name).\(fileExtension)"
    if let known = known[key] { return known }
    let found = search(name, fileExtension, in: bundle)
    known[key] = found
    return found
  }

  private static func search(_ name: String, _ fileExtension: String, in bundle: Bundle) -> URL? {
    // A name is no path: it cannot lead out of the bundle.
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0") else { return nil }
    if let url = bundle.url(forResource: name, withExtension: fileExtension) { return url }
    var folders = [bundle.bundleURL, bundle.resourceURL].compactMap { $0 }
    if bundle == .main { folders += resourceFolders(beside: bundle.bundleURL) }
    for folder in folders {
      for place in [folder, folder.appendingPathComponent("Base.lproj")] {
        let url = place.appendingPathComponent("\(name).\(fileExtension)")
        if FileManager.default.fileExists(atPath: url.path) { return url }
      }
    }
    return nil
  }

  private static func resourceFolders(beside program: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: program.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted().map { program.appendingPathComponent($0) }
  }

  /// A bundle as UIKit's texts print it.
  static func description(of bundle: Bundle) -> String { "NSBundle <\(bundle.bundlePath)> (loaded)" }
}
