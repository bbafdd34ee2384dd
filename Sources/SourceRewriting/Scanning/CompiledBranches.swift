/// Which branches of `#if` are compiled, as far as that is known before a target's files are read.
///
/// Code of other systems may declare the same types once more, and must not be read as the target's own.
struct CompiledBranches {
  /// Whether the conditions of iOS are made true in the target.
  let isOnApplesSystems: Bool
  /// Whether a file of the target imports UIKit.
  let usesUIKit: Bool

  /// Takes a target's files.
  init(_ files: [SourceText], _ kind: TargetKind, _ context: RewriteContext) {
    usesUIKit =
      context.headerModules.contains("UIKit") || files.contains { ByteSearch.contains($0, "import UIKit") }
    // `Conditions` makes them true for others too, but not on top of C and in libraries for tests.
    let isTestLibrary = kind == .library && files.contains { ByteSearch.contains($0, "XCTest") }
    isOnApplesSystems = usesUIKit || !(context.dependsOnC || isTestLibrary)
  }

  /// Whether a condition holds; nil where it depends on what is not known here. `directive` is its line.
  func value(of directive: some StringProtocol) -> Bool? {
    var parser = Parser(branches: self, text: Array(directive.utf8.drop { $0 != UInt8(ascii: " ") }))
    let value = parser.alternatives()
    return parser.isAtEnd ? value : nil
  }

  private func answer(_ question: String, _ name: String) -> Bool? {
    switch (question, name) {
    case ("os", "iOS"), ("targetEnvironment", "simulator"): isOnApplesSystems ? true : nil
    case ("canImport", "UIKit"): usesUIKit ? true : nil
    case ("os", "macOS"), ("os", "OSX"), ("os", "tvOS"), ("os", "watchOS"), ("os", "visionOS"), ("os", "xrOS"): false
    case ("os", "Windows"), ("os", "Android"), ("os", "WASI"), ("os", "FreeBSD"): false
    case ("canImport", "AppKit"), ("canImport", "Cocoa"), ("canImport", "WatchKit"), ("canImport", "WinSDK"): false
    case ("targetEnvironment", "macCatalyst"): false
    default: nil
    }
  }

  /// Reads a condition; what it cannot read is not at its end.
  private struct Parser {
    let branches: CompiledBranches
    let text: [UInt8]
    var position = 0

    init(branches: CompiledBranches, text: [UInt8]) {
      self.branches = branches
      self.text = text
    }

    var isAtEnd: Bool {
      mutating get {
        skipBlanks()
        return position == text.count
      }
    }

    mutating func alternatives() -> Bool? {
      chain("||", decidedBy: true) { $0.chain("&&", decidedBy: false) { $0.term() } }
    }

    /// Operands between signs: one with the deciding value decides, else one that is not known.
    private mutating func chain(
      _ sign: StaticString, decidedBy deciding: Bool, _ operand: (inout Parser) -> Bool?
    ) -> Bool? {
      var value = operand(&self)
      while take(sign) {
        let other = operand(&self)
        value = value == deciding || other == deciding ? deciding : value == nil || other == nil ? nil : !deciding
      }
      return value
    }

    private mutating func term() -> Bool? {
      if take("!") { return term().map { !$0 } }
      if take("(") {
        let value = alternatives()
        return take(")") ? value : nil
      }
      let name = word()
      guard take("(") else { return name == "true" ? true : name == "false" ? false : nil }
      let argument = word()
      if take(")") { return branches.answer(name, argument) }
      // Versions: `compiler(>=6.0)`, `canImport(UIKit, _version: 7)`.
      while position < text.count, text[position] != UInt8(ascii: ")") { position += 1 }
      position = min(position + 1, text.count)
      return nil
    }

    private mutating func word() -> String {
      skipBlanks()
      let start = position
      while position < text.count, Self.isLetter(text[position]) { position += 1 }
      return String(decoding: text[start..<position], as: UTF8.self)
    }

    private mutating func take(_ sign: StaticString) -> Bool {
      skipBlanks()
      let isNext = sign.withUTF8Buffer { text[position...].starts(with: $0) }
      if isNext { position += sign.utf8CodeUnitCount }
      return isNext
    }

    private mutating func skipBlanks() {
      while position < text.count, text[position] == 0x20 || text[position] == 0x09 { position += 1 }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
      default: false
      }
    }
  }
}
