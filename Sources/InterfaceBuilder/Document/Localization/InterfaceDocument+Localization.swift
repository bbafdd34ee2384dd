import Foundation
import PlainviewRuntime

extension InterfaceDocument {
  /// The document with the texts of the app's language, from `ko.lproj/Main.strings` or a string catalog beside it.
  ///
  /// Only a document in `Base.lproj`, or one with a string catalog of its name beside it, has texts in files of their own;
  /// one in the folder of a language is in that language already.
  @MainActor func localized() -> InterfaceDocument {
    let texts = ownTexts
    guard !texts.isEmpty else { return self }
    var byObject: [String: [String: String]] = [:]
    for (key, text) in texts {
      guard let dot = key.firstIndex(of: ".") else { continue }
      byObject[String(key[..<dot]), default: [:]][String(key[key.index(after: dot)...])] = text
    }
    return replacingNode(by: node.localized(by: byObject))
  }

  /// The languages of the texts that lie beside the document, sorted.
  package var languages: [String] {
    textTable.map { AppLanguages.languages(ofDocument: $0.name, in: $0.folder) } ?? []
  }

  private var ownTexts: [String: String] {
    textTable.map { AppLanguages.texts(ofDocument: $0.name, in: $0.folder) } ?? [:]
  }

  /// The table with the document's texts, and the folder that its languages' folders lie in.
  private var textTable: (name: String, folder: String)? {
    let file = URL(fileURLWithPath: path)
    let name = file.deletingPathExtension().lastPathComponent
    let folder = file.deletingLastPathComponent()
    if folder.lastPathComponent == "Base.lproj" { return (name, folder.deletingLastPathComponent().path) }
    let catalog = folder.appendingPathComponent("\(name).xcstrings").path
    guard folder.pathExtension != "lproj", FileManager.default.fileExists(atPath: catalog) else { return nil }
    return (name, folder.path)
  }
}
