import PlainviewRuntime

/// The facts as the text that lies beside a golden.
///
///     plainview tree 2
///     UIWindow (0 0 390 844)
///      form: UIView (~)
///       safeArea: guide (0 47 390 763)
///       signIn: UIButton (16 200 358 44) "Sign in"
///        .isEnabled = false
///        .calls touchUpInside -> LoginController signIn:
///        .left == super.left + 16
///        .width == 358
///        .top == password.bottom + 8
///        .height (content)
///       UILabel (16 600 358 16) "Version 3"
///        .noTouches
///
/// What follows from the rectangles is left out: a rectangle that is the parent's; the sides of an axis that `FrameSides`
/// derives, here those of the window, the form, the guide and the label; the number of a content's size. `~` is before a
/// size that follows the parent's by the mask, and alone for the parent's rectangle with both. `super` is the key of the
/// parent. A view that is `.unexplained`, and those below it, have only the sides that are written.
extension TreeFacts {
  /// What the first line begins with; the number grows when the format changes.
  package static let heading = "plainview tree 2"
  /// That of the first format, which leaves nothing out and indents by two blanks; it is read, and not written any more.
  package static let firstHeading = "plainview tree 1"
  static let headings = [heading, firstHeading]

  package var text: String { FactWriter(self).text }
}

extension FactFrame {
  var text: String { "(" + [x, y, width, height].map(FactToken.number).joined(separator: " ") + ")" }
}

extension SideFact.Relation {
  /// The relation as explanations show it: `top == password.bottom + 8 @750`.
  var text: String { written(to: other.map { FactToken.reference($0) }, sourceText) }

  /// The relation as a line of the facts' text: with `super` for the key of the parent, and UIKit's identifiers as words.
  func line(below parent: String?) -> String {
    let key = other.map { FactToken.reference($0, below: parent) }
    guard case .constraint(let identifier?) = source, let word = FactToken.word(for: identifier) else {
      return written(to: key, sourceText)
    }
    return written(to: key, " (\(word))")
  }

  private func written(to key: String?, _ source: String) -> String {
    let strength = priority < 1000 ? " @\(FactToken.number(priority))" : ""
    return "\(side.rawValue) \(sign.rawValue) \(rightHandSide(key))\(strength)\(source)"
  }

  private func rightHandSide(_ key: String?) -> String {
    guard let key, let otherSide else { return FactToken.number(constant) }
    let factor = multiplier == 1 ? "" : "\(FactToken.number(multiplier)) * "
    let offset =
      constant == 0 ? "" : constant < 0 ? " - \(FactToken.number(-constant))" : " + \(FactToken.number(constant))"
    return "\(factor)\(key).\(otherSide.rawValue)\(offset)"
  }

  private var sourceText: String {
    switch source {
    case .constraint(let identifier): identifier.map { " '\(FactToken.escaped($0, closing: "'"))'" } ?? ""
    case .content: " (content)"
    case .text: " (text)"
    case .frame: " (frame)"
    case .root: " (root)"
    case .code: " (code)"
    }
  }
}

/// How single tokens are written.
enum FactToken {
  /// At most six digits, so that no noise of arithmetic is seen.
  static func number(_ value: Double) -> String { value.isFinite ? compactNumber(value == 0 ? 0 : value) : "0" }

  /// The value that a number has after it was written and read.
  static func rounded(_ value: Double) -> Double { Double(number(value)) ?? 0 }

  /// A view's key inside a relation.
  static func reference(_ key: String) -> String { isPlain(key, besides: ".") ? key : quotedKey(key) }

  private static func quotedKey(_ key: String) -> String { "`\(escaped(key, closing: "`"))`" }

  /// What relations call the parent of their view.
  static let parent = "super"
  /// Whether a key without quotes is that of the parent, or of a guide of the parent.
  static func namesParent(_ key: String) -> Bool { key == parent || key.hasPrefix(parent + ".") }

  /// A view's key inside a relation of a view whose parent has a key.
  static func reference(_ key: String, below parentKey: String?) -> String {
    if key == parentKey { return parent }
    if let parentKey, parentKey.utf8.count <= TreeFacts.ownerLimit,
      key.unicodeScalars.starts(with: (parentKey + ".").unicodeScalars)
    {
      let rest = key.unicodeScalars.dropFirst(parentKey.unicodeScalars.count)
      let relative = parent + String(Substring(rest))
      if isPlain(relative, besides: ".") { return relative }
    }
    return namesParent(key) ? quotedKey(key) : reference(key)
  }

  /// The key for which the word for a parent stands, alone or with a guide of the parent.
  static func expanded(_ key: String, below parentKey: String) -> String {
    if key == parent { return parentKey }
    return parentKey.utf8.count <= TreeFacts.ownerLimit ? parentKey + key.dropFirst(parent.count) : key
  }

  /// The identifiers of the constraints of stack views, and the words that stand for them.
  static let identifierWords = [
    (identifier: "UISV-canvas-connection", word: "stack"), (identifier: "UISV-alignment", word: "alignment"),
    (identifier: "UISV-spacing", word: "spacing"),
  ]

  static func word(for identifier: String) -> String? {
    identifierWords.first { $0.identifier == identifier }?.word
  }

  static func quotedIfNeeded(_ token: String) -> String { isPlain(token, besides: ".<>") ? token : quoted(token) }

  static func quoted(_ text: String) -> String { "\"\(escaped(text, closing: "\""))\"" }

  /// A text without line feeds and other characters that no line has, and without the mark that closes it.
  static func escaped(_ text: String, closing mark: Unicode.Scalar? = nil) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case mark: result += "\\" + String(scalar)
      case _ where VisibleText.isEscaped(scalar): result += "\\u{\(VisibleText.hexadecimal(scalar, digits: 1))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isPlain(_ token: String, besides others: String) -> Bool {
    guard let first = token.utf8.first, isLetter(first) else { return false }
    return token.utf8.allSatisfy {
      isLetter($0) || (0x30...0x39).contains($0) || others.utf8.contains($0) || $0 == 0x2D
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
  }
}
