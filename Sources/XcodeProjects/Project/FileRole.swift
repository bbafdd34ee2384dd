/// What a build does with a file, by its suffix.
enum FileRole: Equatable {
  /// Swift source.
  case swift
  /// Source in another language, with the language's name.
  case foreign(String)
  /// A description from which Xcode makes code or compiled data, with its name.
  case model(String)
  /// A header of C and its relatives.
  case header
  /// Something for the bundle.
  case resource
  /// Nothing that a bundle gets when it lies in a synchronized folder.
  case ignored

  /// The role of the file at a path.
  init(_ path: String) {
    let suffix = PathText.suffix(path)
    if suffix == "swift" {
      self = .swift
    } else if let language = Self.languages[suffix] {
      self = .foreign(language)
    } else if let model = Self.models[suffix] {
      self = .model(model)
    } else if ["h", "hh", "hpp", "pch", "modulemap"].contains(suffix) {
      self = .header
    } else if ["xcconfig", "entitlements", "xctestplan", "docc", "framework", "xcframework", "a", "dylib", "tbd"]
      .contains(suffix)
    {
      self = .ignored
    } else {
      self = .resource
    }
  }

  private static let languages = [
    "m": "Objective-C", "mm": "Objective-C++", "c": "C", "cc": "C++", "cpp": "C++", "cxx": "C++", "s": "assembly",
    "asm": "assembly", "metal": "Metal", "y": "yacc", "l": "lex", "d": "DTrace", "intentdefinition": "intents",
  ]

  private static let models = [
    "xcmappingmodel": "Core Data mapping",
    "mlmodel": "Core ML model", "mlpackage": "Core ML model", "rcproject": "Reality Composer scene",
  ]

  /// Whether a folder counts as one file.
  static func isBundle(_ path: String) -> Bool {
    [
      "xcassets", "bundle", "framework", "xcframework", "scnassets", "docc", "icon", "xcdatamodeld", "xcdatamodel",
      "xcmappingmodel", "mlpackage", "rcproject", "playground", "xcodeproj", "xcworkspace", "app", "appex",
      "xcstickers",
      "sticker", "stickerpack", "atlas", "spriteatlas", "rtfd", "dsym",
    ].contains(PathText.suffix(path))
  }
}
