/// The names that a Swift source declares for others, and those that it mentions, found without parsing it.
struct SourceNames {
  /// The types at the top level that other files may name; names of functions and variables are too common.
  private(set) var declared: Set<String> = []
  /// Names behind no dot that are not declared in the file: they may be declared in another one.
  private(set) var mentioned: Set<String> = []
  /// Names behind dots.
  private(set) var members: Set<String> = []

  /// Scans lines of code without comments and strings.
  init(_ lines: [ArraySlice<UInt8>]) {
    var depth = 0
    var own: Set<String> = []
    for line in lines {
      if let (name, isPrivate) = Self.declaration(in: line) {
        own.insert(name)
        if depth == 0, !isPrivate, name.first?.isUppercase == true { declared.insert(name) }
      }
      if !Self.isImport(line) { take(line) }
      for byte in line {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
        default: break
        }
      }
    }
    mentioned.subtract(own)
  }

  private static func isImport(_ line: ArraySlice<UInt8>) -> Bool {
    line.split(separator: 0x20).contains { $0.elementsEqual("import".utf8) }
  }

  /// The name that a line declares, and whether it is for its own file.
  private static func declaration(in line: ArraySlice<UInt8>) -> (name: String, isPrivate: Bool)? {
    let tokens = line.split { !SourceText.isName($0) && $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "{") }
      .prefix { $0.first != UInt8(ascii: "{") }.map { String(decoding: $0, as: UTF8.self) }
    guard let keyword = tokens.firstIndex(where: keywords.contains), keyword + 1 < tokens.count else { return nil }
    let marks = tokens[..<keyword]
    // `class func` is only in bodies, `class` behind the name of a protocol.
    guard marks.allSatisfy({ $0.first == "@" || modifiers.contains($0) }), !keywords.contains(tokens[keyword + 1])
    else {
      return nil
    }
    return (tokens[keyword + 1], marks.contains("private") || marks.contains("fileprivate"))
  }

  private mutating func take(_ line: ArraySlice<UInt8>) {
    var index = line.startIndex
    while index < line.endIndex {
      guard SourceText.isName(line[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < line.endIndex, SourceText.isName(line[index]) { index += 1 }
      let name = String(decoding: line[start..<index], as: UTF8.self)
      // `0...count` has a name behind its dots.
      let isMember =
        start > line.startIndex && line[start - 1] == UInt8(ascii: ".")
        && (start - 1 == line.startIndex || line[start - 2] != UInt8(ascii: "."))
      if isMember { members.insert(name) } else { mentioned.insert(name) }
    }
  }

  private static let keywords: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "private", "fileprivate", "final", "indirect", "nonisolated",
    "distributed",
  ]
}
