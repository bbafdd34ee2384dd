package import Foundation
import PlainviewRuntime
import Synchronization

/// The asset catalogs and files that an app's names for pictures, colours and data stand for.
///
/// Folders named `.xcassets` are read as they are, since nothing compiles them here. The main bundle stands for the
/// program's folder and the resource bundles in it, as packages make them.
package final class AssetLibrary: Sendable {
  /// Folders that are searched before all others in this process, such as those beside a document.
  package var extraFolders: [URL] {
    get { state.withLock { $0.extraFolders } }
    set { state.withLock { $0 = State(extraFolders: newValue) } }
  }
  private struct State {
    var extraFolders: [URL] = []
    var catalogs: [String: [AssetCatalog]] = [:]
    /// The files that were found, by bundle, name and extensions: an app does not change what is in its bundle.
    var files: [FileName: Data] = [:]
  }

  private struct FileName: Hashable {
    let bundle: String
    let name: String
    let extensions: [String]
  }
  private let state = Mutex(State())

  package static var current: AssetLibrary {
    SimulatedProcess.current.shared(AssetLibrary.self) { AssetLibrary() }
  }

  /// Adds the resources beside a document: its folder, or the one around the folder of its language.
  package func look(beside path: String) {
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    if folder.pathExtension == "lproj" { folder = folder.deletingLastPathComponent() }
    state.withLock {
      if !$0.extraFolders.contains(folder) { $0 = State(extraFolders: $0.extraFolders + [folder]) }
    }
  }

  /// The folders whose files a bundle has.
  func folders(of bundle: Bundle?) -> [URL] {
    let bundle = bundle ?? AppBundles.main
    guard let resources = bundle.resourceURL else { return extraFolders }
    guard AppBundles.isMain(bundle) else { return extraFolders + [resources] }
    var folders = extraFolders + [resources]
    // Resource bundles of packages lie beside the program here, on a device in the app's bundle.
    for folder in Set([resources, AppBundles.program.resourceURL ?? resources]).sorted(by: { $0.path < $1.path }) {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      // A bundle may have a link with its other name beside it.
      let own = entries.filter { $0.hasSuffix(".resources") }
      let links = Set(own.map { $0.replacing(".resources", with: ".bundle") })
      let bundles = (own + entries.filter { $0.hasSuffix(".bundle") && !links.contains($0) }).sorted()
      folders += bundles.map { folder.appendingPathComponent($0) }
    }
    return folders
  }

  private func catalogs(of bundle: Bundle?) -> [AssetCatalog] {
    let key = (bundle ?? AppBundles.main).bundlePath
    if let known = state.withLock({ $0.catalogs[key] }) { return known }
    let found = folders(of: bundle).flatMap { folder in
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return entries.filter { $0.hasSuffix(".xcassets") }.sorted()
        .map { AssetCatalog(folder: folder.appendingPathComponent($0)) }
    }
    state.withLock { $0.catalogs[key] = found }
    return found
  }

  func set(_ kind: AssetKind, _ name: String, in bundle: Bundle?) -> AssetSet? {
    catalogs(of: bundle).lazy.compactMap { $0.variants(kind, name) }.first
  }

  /// A file of a bundle by its name, with or without its extension.
  func file(_ name: String, extensions: [String], in bundle: Bundle?) -> Data? {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.contains("..") else { return nil }
    let key = FileName(bundle: (bundle ?? AppBundles.main).bundlePath, name: name, extensions: extensions)
    if let known = state.withLock({ $0.files[key] }) { return known }
    for folder in folders(of: bundle) {
      for suffix in [""] + extensions.map({ "." + $0 }) {
        // Only the header of a picture is read.
        let url = folder.appendingPathComponent(name + suffix)
        guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { continue }
        state.withLock { $0.files[key] = data }
        return data
      }
    }
    return nil
  }
}
