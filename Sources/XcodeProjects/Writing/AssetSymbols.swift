/// The symbols that Xcode generates from asset catalogs: a name in Swift for each image and colour.
///
/// Only names that the sources use are generated, so that none collides with the app's own.
struct AssetSymbols {
  /// The names of a kind in the order of the alphabet, each with the name in the catalog.
  private(set) var images: [(symbol: String, name: String)] = []
  private(set) var colors: [(symbol: String, name: String)] = []

  private static let extensions = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"
  private static let symbols = "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"

  /// The Swift text for a target; empty if its sources use no such name.
  static func text(for target: PlannedTarget) -> String {
    let catalogs = target.bundle.resources.filter { $0.kind == .assets && !$0.isInInnerBundle }.map(\.path)
    guard !catalogs.isEmpty, target.settings.text(symbols) != "NO" else { return "" }
    let isExtending = target.settings.text(extensions) == "YES"
    var mentioned: Set<String> = []
    var namesResources = false
    for source in target.sources {
      guard let bytes = try? PathText.bytes(of: source) else { continue }
      let names = SourceText.identifiers(of: bytes)
      namesResources =
        namesResources || names.contains("resource") || names.contains("ImageResource")
        || names.contains("ColorResource")
      mentioned.formUnion(names)
    }
    guard isExtending || namesResources else { return "" }
    var found = AssetSymbols()
    for catalog in catalogs { found.collect(catalog, prefix: "") }
    return found.text(mentioned, isExtending: isExtending)
  }

  // MARK: Catalogs

  private mutating func collect(_ folder: String, prefix: String) {
    for name in FolderListing.names(in: folder).sorted() {
      let path = folder + "/" + name
      let base = PathText.base(name)
      switch PathText.suffix(name) {
      case "imageset", "symbolset": images.append((Self.symbol(for: base, without: "Image"), prefix + base))
      case "colorset": colors.append((Self.symbol(for: base, without: "Color"), prefix + base))
      case "":
        // Names below a folder that is a namespace are members of a type, which nothing here has.
        if !Self.isNamespace(path) { collect(path, prefix: prefix) }
      default: break
      }
    }
  }

  private static func isNamespace(_ folder: String) -> Bool {
    guard let bytes = try? PathText.bytes(of: folder + "/Contents.json") else { return false }
    let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    return text.contains("\"provides-namespace\":true")
  }

  /// The name in Swift: small at its beginning, words of a name together, without the kind at its end.
  static func symbol(for name: String, without kind: String) -> String {
    var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard !words.isEmpty else { return "_" }
    for index in words.indices.dropFirst() {
      words[index] = words[index].prefix(1).uppercased() + words[index].dropFirst()
    }
    var joined = words.joined()
    if joined.hasSuffix(kind), joined.count > kind.count { joined.removeLast(kind.count) }
    let capitals = joined.prefix { $0.isUppercase }.count
    let small = capitals > 1 && capitals < joined.count ? capitals - 1 : capitals
    joined = joined.prefix(small).lowercased() + joined.dropFirst(small)
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  // MARK: Text

  private func text(_ mentioned: Set<String>, isExtending: Bool) -> String {
    let bundle = "Bundle(for: AssetsOfModule.self)"
    var parts: [String] = []
    for (type, owner, all) in [("ImageResource", "UIImage", images), ("ColorResource", "UIColor", colors)] {
      var seen: Set<String> = []
      let used = all.filter { mentioned.contains($0.symbol) && seen.insert($0.symbol).inserted }
      guard !used.isEmpty else { continue }
      let lines = used.map { symbol, name in
        "  static let `\(symbol)` = \(type)(name: \(PackageManifest.literal(name)), bundle: \(bundle))\n"
      }
      parts.append("extension \(type) {\n\(lines.joined())}\n")
      if isExtending {
        let lines = used.map { symbol, _ in
          "  static var `\(symbol)`: \(owner) { .init(resource: .`\(symbol)`) }\n"
        }
        parts.append("extension \(owner) {\n\(lines.joined())}\n")
      }
    }
    return parts.isEmpty ? "" : "\nprivate final class AssetsOfModule {}\n\n" + parts.joined(separator: "\n")
  }
}
