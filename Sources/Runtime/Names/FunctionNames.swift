import Foundation
import Synchronization

/// The names of functions as their sources have them, by addresses in their code: what the symbol tables of the loaded files
/// say, which a stripped program has not.
package enum FunctionNames {
  private static let known = Mutex<[UInt: String?]>([:])

  /// A function with the types that it is in, such as `ListController.load(_:)`, and its module.
  package struct Name: Equatable {
    package let module: String
    package let text: String
    /// Whether it sets the property that the text names.
    package var isSetter = false
  }

  /// The name of the function that an address is in, for a closure that of the function around it; nil where none is known.
  package static func name(at address: UInt) -> Name? { symbol(at: address).flatMap { Name(demangled: $0) } }

  /// The name of a key path's last member; nil where neither the path nor a symbol of the member's getter has it.
  ///
  /// The description of a path has the names of stored properties and, where the member's symbol is exported, of others; else
  /// it has the getter's address: `\Type.<computed 0x00005583c7dd7420 (Value)>`.
  package static func lastMember(of path: AnyKeyPath) -> String? {
    let text = "\(path)"
    guard text.hasSuffix(")>") else { return text.split(separator: ".").last.map(String.init) }
    guard let start = text.range(of: "<computed 0x", options: .backwards)?.upperBound,
      let address = UInt(text[start...].prefix { $0.isHexDigit }, radix: 16)
    else { return nil }
    return name(at: address)?.text.split(separator: ".").last.map(String.init)
  }

  private static func symbol(at address: UInt) -> String? {
    if let answer = known.withLock({ $0[address] }) { return answer }
    let found = LoadedImage(holding: address).flatMap { image in
      SymbolFile.at(image.path.isEmpty ? "/proc/self/exe" : image.path).symbol(at: address &- image.base)
    }
    let name = found.flatMap { demangled($0) }
    known.withLock { $0[address] = .some(name) }
    return name
  }

  /// The text that the runtime prints for a symbol.
  static func demangled(_ symbol: String) -> String? {
    demangle(symbol, symbol.utf8.count, nil, nil, 0).map { text in
      defer { free(text) }
      return String(cString: text)
    }
  }
}

@_silgen_name("swift_demangle") private func demangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?,
  _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

extension FunctionNames.Name {
  /// From what the runtime makes of a symbol.
  package init?(demangled: String) {
    // Names between back-ticks may have any characters; symbols have another space for theirs.
    var text = String(
      demangled.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
        index.isMultiple(of: 2)
          ? String(part) : "`" + part.map { Self.hidden[$0].map(String.init) ?? String($0) }.joined() + "`"
      }.joined())
    // `(load in _8A0C…)` is a private function, `(extension in App):UIKit.UIView.load()` one in an extension.
    while let start = text.range(of: " in _"),
      let end = text.range(of: ")", range: start.upperBound..<text.endIndex),
      let open = text.range(of: "(", options: .backwards, range: text.startIndex..<start.lowerBound)
    {
      text.replaceSubrange(open.lowerBound..<end.upperBound, with: text[open.upperBound..<start.lowerBound])
    }
    while let start = text.range(of: "(extension in "),
      let end = text.range(of: "):", range: start.upperBound..<text.endIndex)
    {
      text.removeSubrange(start.lowerBound..<end.upperBound)
    }
    // Closures and thunks are named by the function that they are in or for.
    for separator in [" in ", " for ", " of "] {
      if let range = text.range(of: separator, options: .backwards) { text = String(text[range.upperBound...]) }
    }
    if text.hasPrefix("static ") { text.removeFirst("static ".count) }
    let parts = Self.parts(text)
    guard parts.count > 1 else { return nil }
    module = parts[0]
    var names = parts[1...]
    if let last = names.last, ["getter", "setter", "modify", "read"].contains(last) {
      isSetter = last == "setter" || last == "modify"
      names.removeLast()
    }
    self.text = String(names.joined(separator: ".").map { Self.shown[$0] ?? $0 })
  }

  /// What stands for the characters between back-ticks that would end a name.
  private static let hidden: [Character: Character] = [
    " ": "\u{1}", "\u{a0}": "\u{10}", ".": "\u{2}", "(": "\u{3}", ")": "\u{4}", ":": "\u{5}", "<": "\u{6}",
    ">": "\u{7}", ",": "\u{8}",
    "[": "\u{e}", "]": "\u{f}",
  ]
  private static let shown = Dictionary(uniqueKeysWithValues: hidden.map { ($1, $0 == "\u{a0}" ? " " : $0) })

  /// The names between dots, with the labels of arguments and without types.
  private static func parts(_ text: String) -> [String] {
    var parts = [""]
    var parentheses = 0
    var brackets = 0
    var label = ""
    /// Whether the argument's type has begun.
    var isType = false
    for character in text {
      switch character {
      case "<" where parentheses == 0: brackets += 1
      case ">" where parentheses == 0 && brackets > 0: brackets -= 1
      case _ where brackets > 0: continue
      case "(", "[":
        if parentheses == 0 {
          if character == "[" { return parts }
          parts[parts.count - 1] += "("
        }
        // The type of an argument without a label, or one inside of it.
        if parentheses == 0 { (label, isType) = ("", false) } else { label.append(character) }
        parentheses += 1
      case ")", "]":
        parentheses -= 1
        if parentheses == 0 {
          if !isType, !label.isEmpty { parts[parts.count - 1] += "_:" }
          parts[parts.count - 1] += ")"
        }
      case _ where parentheses > 1: continue
      case ":" where parentheses == 1 && !isType:
        parts[parts.count - 1] += label + ":"
        isType = true
      case "," where parentheses == 1:
        if !isType { parts[parts.count - 1] += "_:" }
        (label, isType) = ("", false)
      case _ where parentheses == 1: if character != " " { label.append(character) }
      case ".": parts.append("")
      case " ": return parts
      default: parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
