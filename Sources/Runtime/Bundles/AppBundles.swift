package import Foundation
import Synchronization

/// The folders that stand for the bundles of a program's modules, where an app, a framework or tests have their resources.
///
/// A program here is one file with one folder, whatever is linked into it. So `Bundle.main` and `Bundle(for:)` are answered
/// as on a device: with the app that runs or is tested, and with what a class was built into.
package enum AppBundles {
  /// What is known of a module.
  package struct Entry: Equatable, Sendable {
    /// The folder with the Info.plist and the resources.
    package let folder: String
    /// Whether it is an app.
    package let isApp: Bool
    /// The module of the app that the module's tests test; nil for all others.
    package let testedApp: String?

    package init(folder: String, isApp: Bool = false, testedApp: String? = nil) {
      self.folder = folder
      self.isApp = isApp
      self.testedApp = testedApp
    }
  }

  private static let entries = Mutex<[String: Entry]>([:])

  /// Makes the bundle of a module known; constructors of a program call it, before anything of the program runs.
  package static func add(_ module: String, _ entry: Entry) {
    entries.withLock { $0[module] = entry }
    BundleFunctions.install()
  }

  /// What is known of a module; nil where it was not made known, as in packages.
  package static func entry(ofModule module: String) -> Entry? { entries.withLock { $0[module] } }

  /// The module that a class is declared in.
  package static func module(of type: AnyClass) -> String {
    String(_typeName(type, qualified: true).prefix { $0 != "." })
  }

  // MARK: The main bundle

  /// The bundle that `Bundle.main` means: that of the app whose code runs, else that of the program's app, else the program's.
  package static var main: Bundle { folderOfApp.flatMap(bundle) ?? program }

  /// The folder of the program itself.
  package static var program: Bundle { BundleFunctions.main }

  /// The folder of the app whose code runs, or of the program's only app; nil where there is none.
  package static var folderOfApp: String? { SimulatedProcess.current.work.bundleFolder ?? folderOfOnlyApp }

  /// With several apps in a program, which one tests without a launch belong to is not known.
  private static var folderOfOnlyApp: String? {
    let apps = entries.withLock { entries in entries.values.filter(\.isApp) }
    return apps.count == 1 ? apps.first?.folder : nil
  }

  /// Whether `Bundle.main` or the program's own folder is meant.
  package static func isMain(_ bundle: Bundle) -> Bool { bundle == main || bundle == program }

  /// The bundle that a class was built into: its module's, else that of the app, into which code without a bundle is linked.
  package static func bundle(of type: AnyClass) -> Bundle? {
    let folder = entry(ofModule: module(of: type))?.folder ?? (isFrameworkType(type) ? nil : folderOfApp)
    return folder.flatMap(bundle)
  }

  private static let bundles = Mutex<[String: Bundle]>([:])

  /// The same object for the same folder, as on a device.
  private static func bundle(at folder: String) -> Bundle? {
    bundles.withLock { bundles in
      if let known = bundles[folder] { return known }
      guard let bundle = Bundle(path: folder) else { return nil }
      bundles[folder] = bundle
      return bundle
    }
  }
}

extension AppWork {
  /// The folder with the Info.plist that the app was launched by; nil for an app without one.
  package var bundleFolder: String? {
    get { signal.locked { state.bundleFolder } }
    set {
      signal.locked { state.bundleFolder = newValue }
      if newValue != nil { BundleFunctions.install() }
    }
  }
}
