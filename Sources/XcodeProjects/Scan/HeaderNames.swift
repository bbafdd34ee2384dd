/// The names that C and Objective-C headers offer to Swift, found without parsing them.
struct HeaderNames {
  /// Names of classes, protocols, types, functions, constants and macros.
  private(set) var names: Set<String> = []
  /// The modules of an SDK that headers include and that are there.
  private(set) var modules: Set<String> = []
  /// What headers include that is neither a header of the project nor of an SDK that is there.
  private(set) var unknown: Set<String> = []

  /// Reads headers and those of the project that they include; `find` gives the path of one by its name.
  init(of headers: [String], modules: KnownModules, find: (String) -> String?) {
    var open = headers
    var seen = Set(headers)
    while let path = open.popLast() {
      guard let bytes = try? PathText.bytes(of: path) else {
        unknown.insert(PathText.name(path))
        continue
      }
      takeNames(of: bytes)
      for included in includes(of: bytes) {
        let name = PathText.name(included)
        if let header = find(name) {
          if seen.insert(header).inserted { open.append(header) }
        } else {
          let module = String(included.prefix { $0 != "/" })
          if modules.has(module) == true { self.modules.insert(module) } else { unknown.insert(included) }
        }
      }
    }
  }

  private mutating func takeNames(of bytes: [UInt8]) {
    for line in SourceText.codeLines(of: bytes) {
      let tokens = line.split { !SourceText.isName($0) && $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "#") }
        .map { String(decoding: $0, as: UTF8.self) }
      guard let first = tokens.first else { continue }
      switch first {
      case "@interface", "@protocol", "@class", "#define": names.formUnion(tokens.dropFirst().prefix(1))
      case "@property", "#import", "#include", "@import": continue
      default:
        // A method's name belongs to its class; of other declarations every name but the usual keywords is taken.
        if line.first != UInt8(ascii: "-"), line.first != UInt8(ascii: "+") { names.formUnion(tokens) }
      }
    }
    names.subtract(Self.ignoredNames)
  }

  /// The names between the marks behind `#import` and `#include`.
  private func includes(of bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      let code = line.trimmed
      if code.hasPrefix("@import ") { return code.dropFirst(8).prefix { $0 != ";" && $0 != "." }.trimmed }
      guard code.hasPrefix("#import") || code.hasPrefix("#include") else { return nil }
      let parts = code.split(omittingEmptySubsequences: false) { "\"<>".contains($0) }
      return parts.count >= 2 ? String(parts[1]) : nil
    }
  }

  private static let ignoredNames: Set<String> = [
    "@end", "@optional", "@required", "@public", "@private", "#if", "#ifdef", "#ifndef", "#endif", "#else", "#pragma",
    "mark", "once", "typedef", "struct", "enum", "union", "extern", "const", "static", "inline", "void", "int", "char",
    "long", "short", "unsigned", "signed", "float", "double", "bool", "BOOL", "id", "Class", "SEL", "NS_ENUM",
    "NS_OPTIONS", "NSInteger", "NSUInteger", "CGFloat", "NSString", "NSArray", "NSDictionary", "NSNumber", "NSData",
    "NSDate", "NSError", "NSObject", "NSSet", "NSURL", "UIView", "UIViewController", "UIColor", "UIImage", "UIFont",
    "UIKIT_EXTERN", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END",
    "nullable", "nonnull", "instancetype", "self", "super", "return", "if", "else", "for", "while", "in", "is", "as",
    "and", "or", "import", "UIKit", "Foundation", "CGRect", "CGPoint", "CGSize", "C", "__cplusplus",
  ]
}
