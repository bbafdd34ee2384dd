import Foundation
import PlainviewRuntime

/// The sets of an `.xcassets` folder by their names, as its files describe them; damaged ones are left out.
final class AssetCatalog: Sendable {
  private let sets: [String: URL]

  /// The limits on the number and the depth of the folders that are read.
  private static let folderLimit = 20_000
  private static let depthLimit = 32

  init(folder: URL) {
    var rest = Self.folderLimit
    var found: [String: URL] = [:]
    Self.collect(folder, prefix: "", depth: 0, &rest, &found)
    sets = found
  }

  private static func collect(
    _ folder: URL, prefix: String, depth: Int, _ rest: inout Int, _ sets: inout [String: URL]
  ) {
    guard depth < depthLimit, let entries = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return }
    for entry in entries.sorted() where rest > 0 && !entry.hasPrefix(".") {
      let url = folder.appendingPathComponent(entry)
      guard isFolder(url) else { continue }
      rest -= 1
      let kind = url.pathExtension
      let name = prefix + (entry as NSString).deletingPathExtension
      if kind.hasSuffix("set") {
        sets[kind + "/" + name] = url
      } else {
        let isNamespace =
          (contents(of: url)?["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
        collect(url, prefix: isNamespace ? name + "/" : prefix, depth: depth + 1, &rest, &sets)
      }
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    return type == .typeDirectory
  }

  /// The contents of a folder's `Contents.json`.
  private static func contents(of folder: URL) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path) else {
      return nil
    }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  /// The variants of a set in the order of its file, and the folder that their files are in.
  func variants(_ kind: AssetKind, _ name: String) -> AssetSet? {
    guard let folder = sets[kind.folderExtension + "/" + name], let contents = Self.contents(of: folder),
      let variants = contents[kind.list] as? [[String: Any]]
    else { return nil }
    return AssetSet(
      folder: folder, variants: variants.map(AssetVariant.init), properties: contents["properties"] as? [String: Any])
  }
}

enum AssetKind {
  case image, symbol, color, data

  var folderExtension: String {
    switch self {
    case .image: "imageset"
    case .symbol: "symbolset"
    case .color: "colorset"
    case .data: "dataset"
    }
  }

  /// The key of the variants in `Contents.json`.
  var list: String {
    switch self {
    case .image: "images"
    case .symbol: "symbols"
    case .color: "colors"
    case .data: "data"
    }
  }
}

struct AssetSet {
  let folder: URL
  let variants: [AssetVariant]
  let properties: [String: Any]?

  /// The data of a variant's file; file names that lead out of the folder are not followed.
  ///
  /// Catalogs come from file systems that tell neither case nor forms of accents apart.
  func data(of variant: AssetVariant) -> Data? {
    guard let file = variant.fileName, !file.contains("/"), file != ".." else { return nil }
    if let data = data(at: file) { return data }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().first { $0.lowercased() == file.lowercased() }.flatMap(data)
  }

  private func data(at name: String) -> Data? {
    try? Data(contentsOf: folder.appendingPathComponent(name), options: .mappedIfSafe)
  }
}

/// One of the pictures, colours or files of a set, and what it is for.
struct AssetVariant {
  let fields: [String: Any]

  init(_ fields: [String: Any]) { self.fields = fields }

  var fileName: String? { fields["filename"] as? String }
  var idiom: String { fields["idiom"] as? String ?? "universal" }

  /// Pixels a point; nil for a drawing that has any size.
  var scale: CGFloat? {
    guard let text = fields["scale"] as? String, text.hasSuffix("x"), let scale = Double(text.dropLast()),
      (1...10).contains(scale)
    else { return nil }
    return CGFloat(scale)
  }

  private var appearances: [[String: Any]] { fields["appearances"] as? [[String: Any]] ?? [] }

  private func appearance(_ name: String) -> String? {
    appearances.first { $0["appearance"] as? String == name }?["value"] as? String
  }

  /// How well the variant fits; nil if it is for other screens.
  func fit(_ traits: UITraitCollection) -> Int? {
    var fit = 0
    switch idiom {
    case "universal": break
    case "iphone" where traits.userInterfaceIdiom == .phone, "ipad" where traits.userInterfaceIdiom == .pad: fit += 4
    default: return nil
    }
    if let contrast = appearance("contrast"), contrast == "high" { return nil }
    if let luminosity = appearance("luminosity") {
      guard luminosity == (traits.userInterfaceStyle == .dark ? "dark" : "light") else { return nil }
      fit += 2
    }
    return fit
  }
}
