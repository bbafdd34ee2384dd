import Foundation
import Synchronization

/// What a bundle's folder has in several languages.
final class LocalizedResources: Sendable {
  /// The folder with the `.lproj` folders, and those of bundles that count as the same.
  let folders: [String]
  /// The names of the `.lproj` folders and the languages of the string catalogs, sorted, with `Base` where it is there.
  let localizations: [String]
  /// The language that the app is written in, by its Info.plist or a string catalog.
  let developmentLocalization: String?

  private let catalogs: [String: [StringCatalog]]
  private let problemsOfCatalogs: [String]
  private let tables = Mutex<[String: StringTable]>([:])

  /// Reads the folders once: a bundle does not change while a program runs.
  init(folders: [String], developmentRegion: String?) {
    self.folders = folders
    var names: Set<String> = []
    var catalogs: [String: [StringCatalog]] = [:]
    var problems: [String] = []
    var source: String?
    for folder in folders {
      for file in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
        if file.hasSuffix(".lproj"), file != Self.manyLanguages {
          names.insert(String(file.dropLast(6)))
        }
      }
      for path in Self.catalogs(in: folder) {
        do {
          let catalog = try StringCatalog(Data(contentsOf: URL(fileURLWithPath: path)))
          catalogs[String(path.split(separator: "/").last?.dropLast(10) ?? ""), default: []].append(catalog)
          names.formUnion(catalog.languages)
          source = source ?? catalog.sourceLanguage
        } catch {
          problems.append("\(path) is no string catalog, and none of its texts is found: \(error)")
        }
      }
    }
    self.catalogs = catalogs
    problemsOfCatalogs = problems
    localizations = names.sorted()
    developmentLocalization = developmentRegion ?? source
  }

  /// The folder of catalogs for documents, as Xcode makes it.
  private static let manyLanguages = "mul.lproj"

  private static func catalogs(in folder: String) -> [String] {
    [folder, "\(folder)/\(manyLanguages)"].flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { $0.hasSuffix(".xcstrings") }.sorted().map { "\(folder)/\($0)" }
    }
  }

  /// The localizations that a user with these languages gets, best first; the language it is written in where none matches.
  func preferred(for languages: [String]) -> [String] {
    let matching = LanguageMatch.preferred(among: localizations, for: languages)
    if !matching.isEmpty { return matching }
    guard let own = developmentLocalization else { return localizations.filter { $0 != "Base" }.prefix(1).map { $0 } }
    let written = LanguageMatch.preferred(among: localizations, for: [own])
    return written.isEmpty ? [own] : written
  }

  /// The localizations that have texts of a table in files or catalogs of their own, sorted; `Base` is none.
  func localizations(ofTable name: String) -> [String] {
    let ofCatalogs = (catalogs[name] ?? []).flatMap(\.languages)
    return localizations.filter { localization in
      guard localization != "Base" else { return false }
      let files = [".strings", ".stringsdict"].map { name + $0 }
      return ofCatalogs.contains(localization)
        || files.contains { exactPath($0, directory: nil, in: [localization]) != nil }
    }
  }

  /// The text of a key in the first localization that has the table; nil where the table has none.
  func text(_ key: String, table name: String, in localizations: [String], devices: [String]) -> LocalizedText? {
    for localization in localizations + ["Base"] {
      let table = table(name, localization, devices: devices)
      if let text = table.texts[key] { return text }
      // A language that has a table is asked alone, as on a device.
      if !table.texts.isEmpty { return nil }
    }
    return table(name, nil, devices: devices).texts[key]
  }

  /// Every text of a table, for documents.
  func table(_ name: String, in localizations: [String], devices: [String]) -> [String: LocalizedText] {
    for localization in localizations {
      let table = table(name, localization, devices: devices)
      if !table.texts.isEmpty { return table.texts }
    }
    return [:]
  }

  /// A file in the languages' folders, then in those of the language it is written in and `Base`; nil where none has it.
  func path(_ name: String, directory: String?, in localizations: [String]) -> String? {
    let inside = directory.map { $0.isEmpty ? name : "\($0)/\(name)" } ?? name
    var names = localizations
    if let own = developmentLocalization, !names.contains(own) { names.append(own) }
    return exactPath(inside, directory: nil, in: names + ["Base"])
  }

  /// A file in the first of these languages' folders that has it.
  func exactPath(_ name: String, directory: String?, in localizations: [String]) -> String? {
    let inside = directory.map { $0.isEmpty ? name : "\($0)/\(name)" } ?? name
    for localization in localizations {
      for folder in folders {
        let path = "\(folder)/\(localization).lproj/\(inside)"
        if FileManager.default.fileExists(atPath: path) { return path }
      }
    }
    return nil
  }

  private func table(_ name: String, _ localization: String?, devices: [String]) -> StringTable {
    let key = "\(name)\0\(localization ?? "")\0\(devices.joined(separator: ","))"
    if let known = tables.withLock({ $0[key] }) { return known }
    var table = StringTable()
    let language = localization == "Base" ? developmentLocalization ?? "en" : localization ?? "en"
    if let localization, localization != "Base", localizations.contains(localization) {
      for catalog in catalogs[name] ?? [] { table.add(catalog, language: localization, devices: devices) }
    }
    for folder in folders {
      let tablePath = localization.map { "\(folder)/\($0).lproj/\(name)" } ?? "\(folder)/\(name)"
      table.add(
        stringsAt: tablePath + ".strings", rulesAt: tablePath + ".stringsdict", language: language, devices: devices)
    }
    tables.withLock { $0[key] = table }
    for problem in table.problems + (catalogs[name] == nil ? problemsOfCatalogs : []) {
      SimulatedProcess.log(problem)
    }
    return table
  }
}
