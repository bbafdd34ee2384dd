import PlainviewRuntime

/// The facts as the text that lies beside a golden.
///
///     plainview tree 1
///     UIWindow (0 0 390 844)
///       signIn: UIButton (16 200 358 44) "Sign in"
///         .isEnabled = false
///         .calls touchUpInside -> LoginController signIn:
///         .top == password.bottom + 8
///         .height == 44
extension TreeFacts {
  /// What the first line begins with; the number grows when the format changes.
  package static let heading = "plainview tree 1"

  package var text: String {
    var lines = [Self.heading]
    for view in views { lines += view.lines }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ViewFacts {
  fileprivate var lines: [String] {
    let indent = String(repeating: "  ", count: depth)
    var head = name.map { FactToken.quotedIfNeeded($0) + ": " } ?? ""
    head += FactToken.quotedIfNeeded(type) + " " + frame.text
    if let text { head += " " + FactToken.quoted(text) }
    var lines = [indent + head]
    for trait in traits { lines.append("\(indent)  .\(trait.name) = \(FactToken.escaped(trait.value))") }
    for call in calls { lines.append("\(indent)  .calls \(FactToken.escaped(call))") }
    for side in sides { lines += side.lines.map { "\(indent)  .\($0)" } }
    return lines
  }
}

extension FactFrame {
  var text: String { "(" + [x, y, width, height].map(FactToken.number).joined(separator: " ") + ")" }
}

extension SideFact {
  fileprivate var lines: [String] {
    guard !relations.isEmpty else { return ["\(side.rawValue) undecided"] }
    return relations.map { relation in
      relation.side == side ? relation.text : "\(side.rawValue) by \(relation.text)"
    }
  }
}

extension SideFact.Relation {
  /// The relation as a line of the text: `top == password.bottom + 8 @750`.
  var text: String {
    var text = "\(side.rawValue) \(sign.rawValue) \(rightHandSide)"
    if priority < 1000 { text += " @\(FactToken.number(priority))" }
    switch source {
    case .constraint(let identifier): if let identifier { text += " '\(FactToken.escaped(identifier, closing: "'"))'" }
    case .content: text += " (content)"
    case .text: text += " (text)"
    case .frame: text += " (frame)"
    case .root: text += " (root)"
    case .code: text += " (code)"
    }
    return text
  }

  var rightHandSide: String {
    guard let other, let otherSide else { return FactToken.number(constant) }
    let factor = multiplier == 1 ? "" : "\(FactToken.number(multiplier)) * "
    let offset =
      constant == 0 ? "" : constant < 0 ? " - \(FactToken.number(-constant))" : " + \(FactToken.number(constant))"
    return "\(factor)\(FactToken.reference(other)).\(otherSide.rawValue)\(offset)"
  }
}

/// How single tokens are written.
enum FactToken {
  /// At most six digits, so that no noise of arithmetic is seen.
  static func number(_ value: Double) -> String { value.isFinite ? compactNumber(value == 0 ? 0 : value) : "0" }

  /// The value that a number has after it was written and read.
  static func rounded(_ value: Double) -> Double { Double(number(value)) ?? 0 }

  /// A view's key inside a relation.
  static func reference(_ key: String) -> String {
    isPlain(key, besides: ".") ? key : "`\(escaped(key, closing: "`"))`"
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
