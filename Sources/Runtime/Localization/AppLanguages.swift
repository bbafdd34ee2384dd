package import Foundation
import Synchronization

/// The languages of the running code's app, and what bundles have in them.
package enum AppLanguages {
  /// What the user prefers, best first: what the launch's arguments or the user defaults say (`AppleLanguages`), else the
  /// language of the device's locale, else English. The machine's languages are never asked.
  package static var preferred: [String] {
    let region = current
    if let languages = region.languages, !languages.isEmpty { return languages }
    return region.locale.map { [$0.identifier(.bcp47)] } ?? ["en"]
  }

  private static var current: AppWork.Region { SimulatedProcess.driven?.work.region ?? AppWork.Region() }

  /// What is done to texts, and the kinds of device that texts may be for.
  static var pseudoLanguage: PseudoLanguage { current.pseudoLanguage }
  static var devices: [String] { current.devices }

  /// The localizations of a bundle that its app uses, best first.
  ///
  /// The app's own bundle decides, as on a device: a framework has no other language than the app, unless the app has none.
  package static func localizations(of bundle: Bundle) -> [String] {
    let preferred = preferred
    let resources = resources(of: bundle)
    guard !AppBundles.isMain(bundle) else { return resources.preferred(for: preferred) }
    let ofApp = AppLanguages.resources(of: AppBundles.main)
    guard ofApp.localizations.contains(where: { $0 != "Base" }) else { return resources.preferred(for: preferred) }
    return resources.preferred(for: Array(ofApp.preferred(for: preferred).prefix(1)) + preferred)
  }

  /// The language that the app speaks: the first of its own localizations that suits, else the language it is written in.
  package static var ofApp: String? {
    localizations(of: AppBundles.main).first
  }

  /// The text of a key in the app's language, else the value, else the key.
  static func text(_ key: String, value: String?, table: String?, in bundle: Bundle) -> String {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let pseudoLanguage = pseudoLanguage
    let text: String
    switch resources(of: bundle).text(key, table: name, in: localizations(of: bundle), devices: devices) {
    case .text(let found): text = found
    case .format(let format): text = HandedFormats.text(of: format)
    case nil:
      text = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
      if pseudoLanguage.showsNonLocalized {
        SimulatedProcess.log(
          "Localizable string \"\(key)\" not found in strings table \"\(name)\" of bundle CFBundle <\(bundle.bundlePath)>."
        )
        return text.uppercased()
      }
    }
    return pseudoLanguage.changesTexts ? pseudoLanguage.changed(text) : text
  }

  /// The texts of an Info.plist in the app's language, by their keys.
  static func texts(ofInfoPlistOf bundle: Bundle) -> [String: String] {
    let resources = resources(of: bundle)
    guard !resources.localizations.isEmpty else { return [:] }
    let table = resources.table("InfoPlist", in: localizations(of: bundle), devices: devices)
    return table.compactMapValues { text in
      if case .text(let text) = text { return text }
      return nil
    }
  }

  /// The texts of a document in the app's language, by their keys; empty where its folder has none.
  package static func texts(ofDocument name: String, in folder: String) -> [String: String] {
    let resources = resources(in: folder, developmentRegion: nil)
    let ofApp = ofApp
    let languages = resources.preferred(for: (ofApp.map { [$0] } ?? []) + preferred)
    let table = resources.table(name, in: languages, devices: devices)
    let pseudoLanguage = pseudoLanguage
    return table.compactMapValues { text in
      guard case .text(let text) = text else { return nil }
      return pseudoLanguage.changesTexts ? pseudoLanguage.changed(text) : text
    }
  }

  /// The languages that a document has texts in, sorted.
  package static func languages(ofDocument name: String, in folder: String) -> [String] {
    resources(in: folder, developmentRegion: nil).localizations(ofTable: name)
  }

  private static let known = Mutex<[String: LocalizedResources]>([:])

  static func resources(of bundle: Bundle) -> LocalizedResources {
    let path = bundle.resourcePath ?? bundle.bundlePath
    if let found = known.withLock({ $0[path] }) { return found }
    // Resources that a package gives to its targets lie in bundles beside the program: those count as the program's own.
    let beside = bundle == AppBundles.program ? resourceFolders(beside: bundle.bundlePath) : []
    return resources(
      in: path, beside, developmentRegion: bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String)
  }

  private static func resources(
    in folder: String, _ others: [String] = [], developmentRegion: String?
  ) -> LocalizedResources {
    if let found = known.withLock({ $0[folder] }) { return found }
    let made = LocalizedResources(folders: [folder] + others, developmentRegion: developmentRegion)
    known.withLock { $0[folder] = made }
    return made
  }

  /// The folders of the resources of a package's targets, which lie beside its program, in the order of their names.
  package static func resourceFolders(beside program: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: program)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted().map { "\(program)/\($0)" }
  }
}

extension AppWork.Region {
  /// Takes what the launch's arguments and the user defaults say of languages: `AppleLanguages`, `AppleLocale` and those of
  /// pseudo-languages. What a driver set before stays where they say nothing.
  package mutating func takeSettings(of defaults: DefaultsStore) {
    func value(_ key: String) -> Any? { defaults.value(key, in: DefaultsStore.appDomain) }
    if let list = value("AppleLanguages") as? [Any] {
      languages = list.compactMap { $0 as? String }.filter { !$0.isEmpty }
    } else if let one = value("AppleLanguages") as? String, !one.isEmpty {
      languages = [one]
    }
    if let name = value("AppleLocale") as? String, !name.isEmpty { locale = Locale(identifier: name) }
    let isSet = { (key: String) -> Bool in
      switch value(key) {
      case let flag as Bool: flag
      case let number as Int: number != 0
      case let text as String: "YyTt123456789".contains(text.first ?? "N")
      default: false
      }
    }
    pseudoLanguage = PseudoLanguage(isSet)
    forcesRightToLeft = isSet("NSForceRightToLeftWritingDirection") || isSet("AppleTextDirection")
  }

  /// The locale of an app that was given languages only: its language, in the region of the device.
  package mutating func completeLocale(language: String?) {
    guard locale == nil, let preferred = languages?.first else { return }
    let region = LanguageMatch.region(of: preferred) ?? "US"
    let language = (language ?? preferred).replacing("_", with: "-")
    let hasRegion = LanguageMatch.region(of: language) != nil
    locale = Locale(identifier: (hasRegion ? language : "\(language)-\(region)").replacing("-", with: "_"))
  }
}
