/// The class's name as UIKit's texts print it (contract S3).
///
/// UIKit's own classes go by their plain names. Of the others a top-level class is `Module.Class`; a nested or a private
/// one has its mangled runtime name, `_TtC` and so on.
package func className(_ type: AnyClass) -> String {
  if isFrameworkType(type) { return _typeName(type, qualified: false) }
  let qualified = _typeName(type, qualified: true)
  guard let mangled = _mangledTypeName(type), let path = NominalPath(mangled: mangled) else { return qualified }
  return path.runtimeName
}

/// The name of an object's class as UIKit's texts print it; a stand-in has that of what it stands for.
package func className(of object: AnyObject) -> String {
  (object as? any ClassStandIn)?.shownClassName ?? className(type(of: object))
}

/// An object that takes the place of one of another class, and goes by that class's name.
package protocol ClassStandIn: AnyObject {
  var shownClassName: String { get }
}

/// Whether a type is one of UIKit's or Foundation's, as opposed to an app's own.
package func isFrameworkType(_ type: Any.Type) -> Bool {
  let module = _typeName(type, qualified: true).prefix { $0 != "." }
  return frameworkModules.contains(String(module))
}

private let frameworkModules: Set<String> = [
  "Foundation", "PlainviewRuntime", "PlainviewLayout", "PlainviewTargetAction", "PlainviewUIKitCore",
  "PlainviewGestures", "PlainviewWidgets", "PlainviewInterfaceBuilder", "PlainviewUIAutomation",
]

/// The steps from a module to a class, read off the class's mangled name.
///
/// The grammar is the part of Swift's mangling that nominal types need: identifiers with word substitutions, the kinds
/// `C`, `V` and `O`, and the discriminator of private declarations.
struct NominalPath {
  struct Step {
    let kind: Character
    let name: String
    let discriminator: String?
  }
  let module: String
  let steps: [Step]

  init?(mangled: String) {
    var reader = Reader(mangled)
    guard let module = reader.identifier() else { return nil }
    var steps: [Step] = []
    var names: [String] = []
    while !reader.isAtEnd {
      if reader.take("LL") {
        guard names.count == 2 else { return nil }
      } else if let kind = reader.kind() {
        guard let name = names.last, names.count <= 2 else { return nil }
        // A private declaration is written as its name and then its discriminator.
        let isPrivate = names.count == 2
        steps.append(Step(kind: kind, name: isPrivate ? names[0] : name, discriminator: isPrivate ? name : nil))
        names = []
      } else if let name = reader.identifier() {
        names.append(name)
      } else {
        return nil
      }
    }
    guard names.isEmpty, !steps.isEmpty else { return nil }
    self.module = module
    self.steps = steps
  }

  var runtimeName: String {
    if steps.count == 1, steps[0].discriminator == nil { return "\(module).\(steps[0].name)" }
    let kinds = String(steps.reversed().map(\.kind))
    let names = steps.map { step in
      (step.discriminator.map { "P" + counted($0) } ?? "") + counted(step.name)
    }
    return "_Tt" + kinds + counted(module) + names.joined()
  }

  private func counted(_ name: String) -> String { "\(name.utf8.count)\(name)" }
}

extension NominalPath {
  private struct Reader {
    private let bytes: [UInt8]
    private var index = 0
    private var words: [String] = []

    init(_ mangled: String) {
      bytes = Array(mangled.utf8)
    }

    var isAtEnd: Bool { index == bytes.count }

    mutating func take(_ text: String) -> Bool {
      let wanted = Array(text.utf8)
      guard bytes[index...].starts(with: wanted) else { return false }
      index += wanted.count
      return true
    }

    mutating func kind() -> Character? {
      guard index < bytes.count, "CVO".utf8.contains(bytes[index]) else { return nil }
      defer { index += 1 }
      return Character(UnicodeScalar(bytes[index]))
    }

    private mutating func number() -> Int? {
      var value: Int?
      while index < bytes.count, (48...57).contains(bytes[index]), (value ?? 0) < 1_000_000 {
        value = (value ?? 0) * 10 + Int(bytes[index] - 48)
        index += 1
      }
      return value
    }

    private mutating func literal(_ count: Int) -> String? {
      guard count > 0, index + count <= bytes.count else { return nil }
      defer { index += count }
      let text = String(decoding: bytes[index..<index + count], as: UTF8.self)
      words += Self.words(in: text)
      words = Array(words.prefix(26))
      return text
    }

    mutating func identifier() -> String? {
      guard index < bytes.count, (48...57).contains(bytes[index]) else { return nil }
      guard bytes[index] == 48 else { return number().flatMap { literal($0) } }
      index += 1
      guard index < bytes.count, bytes[index] != 48 else { return nil }  // Punycode: the caller falls back.
      var text = ""
      while index < bytes.count {
        let byte = bytes[index]
        if (97...122).contains(byte) || (65...90).contains(byte) {
          // A lower-case letter names an earlier word, an upper-case one does so and ends the run of words.
          let isLast = byte < 97
          let word = Int(byte - (isLast ? 65 : 97))
          guard word < words.count else { return nil }
          text += words[word]
          index += 1
          if isLast {
            guard let rest = number() else { return nil }
            if rest == 0 { return text }
            guard let tail = literal(rest) else { return nil }
            text += tail
            guard index < bytes.count, (97...122).contains(bytes[index]) else { return text }
          }
        } else if let count = number() {
          if count == 0 { return text }
          guard let part = literal(count) else { return nil }
          text += part
          let continues = index < bytes.count && (97...122).contains(bytes[index])
          if !continues { return text }
        } else {
          return nil
        }
      }
      return text.isEmpty ? nil : text
    }

    /// The humps of an identifier, which later identifiers may refer to.
    private static func words(in text: String) -> [String] {
      var found: [String] = []
      var word = ""
      var previous: Character?
      for character in text {
        let startsWord = character == "_" || (character.isUppercase && !(previous?.isUppercase ?? false))
        if startsWord, !word.isEmpty {
          if word.utf8.count >= 2 { found.append(word) }
          word = ""
        }
        if character != "_", !(word.isEmpty && character.isNumber) { word.append(character) }
        previous = character
      }
      if word.utf8.count >= 2 { found.append(word) }
      return found
    }
  }
}
