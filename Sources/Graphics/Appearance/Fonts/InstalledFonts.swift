import Foundation
import PlainviewRuntime
import Synchronization

/// The fonts that an app may name: those of iOS, those that its Info.plist lists under `UIAppFonts`, and those that its code
/// registered. A program without such a list has every font file among its resources.
final class InstalledFonts: Sendable {
  private struct State {
    var registered: [FontFile.Face] = []
    /// The faces of the resources, by the main bundle's folder.
    var resources: [String: [FontFile.Face]] = [:]
  }

  private let state = Mutex(State())

  static var current: InstalledFonts {
    SimulatedProcess.current.shared(InstalledFonts.self) { InstalledFonts() }
  }

  /// The PostScript name and the family of the face that a name means: its own name, its full name (the family, a space and
  /// the style), or a family for its regular face. Case does not matter.
  func face(named name: String) -> FontFile.Face? {
    let lowercasedName = name.lowercased()
    if let known = Self.system[lowercasedName] { return known }
    let own = ownFaces()
    return own.first { $0.postScriptName.lowercased() == lowercasedName }
      ?? own.first { $0.family.lowercased() == lowercasedName }
  }

  /// The sizes of a face of the app's own, by its PostScript name; nil for faces of the system and unknown ones.
  func figures(ofFace name: String) -> FontFileFigures? {
    Self.system[name.lowercased()] == nil ? ownFaces().first { $0.postScriptName == name }?.figures : nil
  }

  var familyNames: [String] { Set(SystemFontFamilies.faces.keys).union(ownFaces().map(\.family)).sorted() }

  func fontNames(ofFamily family: String) -> [String] {
    (SystemFontFamilies.faces[family] ?? []) + ownFaces().filter { $0.family == family }.map(\.postScriptName)
  }

  /// Makes the faces of a file known to this process; false when there are none.
  func register(_ data: Data) -> Bool {
    let faces = FontFile.faces(data)
    state.withLock { $0.registered += faces }
    return !faces.isEmpty
  }

  private func ownFaces() -> [FontFile.Face] {
    let folder = AppBundles.main.bundlePath
    if let known = state.withLock({ state in state.resources[folder].map { state.registered + $0 } }) { return known }
    let found = resourceFiles().sorted { $0.path < $1.path }
      .compactMap { try? Data(contentsOf: $0, options: .mappedIfSafe) }.flatMap(FontFile.faces)
    return state.withLock { state in
      state.resources[folder] = found
      return state.registered + found
    }
  }

  private func resourceFiles() -> [URL] {
    let folders = AssetLibrary.current.folders(of: nil)
    if let listed = AppBundles.main.infoDictionary?["UIAppFonts"] as? [String] {
      // Resources lie side by side, whatever folders the list names.
      return listed.compactMap { path in
        folders.flatMap {
          [$0.appendingPathComponent(path), $0.appendingPathComponent((path as NSString).lastPathComponent)]
        }
        .first { FileManager.default.fileExists(atPath: $0.path) }
      }
    }
    return folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { ["ttf", "otf", "ttc"].contains(($0 as NSString).pathExtension.lowercased()) }
        .map { folder.appendingPathComponent($0) }
    }
  }

  /// Faces of iOS by their names, and the first of each family by the family's.
  private static let system: [String: FontFile.Face] = {
    var faces: [String: FontFile.Face] = [:]
    for (family, names) in SystemFontFamilies.faces {
      for name in names { faces[name.lowercased()] = FontFile.Face(postScriptName: name, family: family) }
    }
    for (family, names) in SystemFontFamilies.faces {
      for name in names {
        guard let style = name.split(separator: "-", maxSplits: 1).dropFirst().first else { continue }
        let full = "\(family) \(FullFontName.spaced(style))".lowercased()
        if faces[full] == nil { faces[full] = FontFile.Face(postScriptName: name, family: family) }
      }
    }
    for (family, names) in SystemFontFamilies.faces where faces[family.lowercased()] == nil {
      faces[family.lowercased()] = FontFile.Face(postScriptName: names[0], family: family)
    }
    return faces
  }()
}

/// The names of fonts as people read them.
private enum FullFontName {
  /// `CondensedBold` as `Condensed Bold`.
  static func spaced(_ style: Substring) -> String {
    style.reduce(into: "") { text, letter in
      if letter.isUppercase, let last = text.last, last.isLowercase { text.append(" ") }
      text.append(letter)
    }
  }
}
