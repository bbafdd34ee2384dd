import PlainviewRuntime

/// A source without what needs names that are not there.
///
/// A function or an accessor whose body alone needs such a name stays, and fails when it is called. A declaration that needs
/// one for its type, its parameters or its superclass is left out, and with it what needs that declaration in turn.
struct SourceCut {
  /// The types that are left out, which other files may name.
  private(set) var types: Set<String> = []
  /// The members and functions that are left out, unless no other file can name them.
  private(set) var members: Set<String> = []
  /// What is left out or fails, by name, in the order of the text.
  private(set) var names: [String] = []
  /// The text that remains; lines keep their numbers.
  private(set) var text: [UInt8] = []

  private struct Edit {
    let range: Range<Int>
    let replacement: String
  }

  private let code: [UInt8]
  private let reason: String
  private let isTest: Bool
  private var lost: Set<String>
  /// Functions and variables of the file that are left out; they may also stand behind a dot.
  private var lostMembers: Set<String> = []
  private var edits: [Edit] = []
  private var isLosingEntry = false

  /// Nil if the text is not understood, nothing of it would remain, or an entry point would go.
  init?(_ bytes: [UInt8], _ part: SourcePart) {
    code = SourceText.code(keepingOffsetsOf: bytes)
    lost = part.names
    reason = part.reason
    isTest = part.isTest
    guard let declarations = DeclarationReader.declarations(in: code) else { return nil }
    let own = Self.types(in: declarations)
    lost.subtract(own)
    var count = -1
    while count != lost.count + lostMembers.count {
      count = lost.count + lostMembers.count
      (types, members, names, edits) = ([], [], [], [])
      for declaration in declarations { cut(declaration, isAtTop: true) }
    }
    let kept = declarations.filter { declaration in
      declaration.kind != .other && declaration.kind != .importing && !edits.contains { $0.range == declaration.range }
    }
    guard !isLosingEntry, !kept.isEmpty else { return nil }
    text = Self.text(bytes, edits)
  }

  private static func types(in declarations: [SourceDeclaration]) -> Set<String> {
    declarations.reduce(into: []) { names, declaration in
      if declaration.kind == .type || declaration.kind == .requirements { names.insert(declaration.name) }
      names.formUnion(types(in: declaration.members))
    }
  }

  // MARK: Declarations

  private mutating func cut(_ declaration: SourceDeclaration, isAtTop: Bool) {
    switch declaration.kind {
    case .importing: return
    case .type:
      if needsLost(declaration.head) { return leaveOut(declaration, isAtTop: isAtTop) }
      // A case has no body that could fail.
      if declaration.members.contains(where: { $0.kind == .other && needsLost($0.range) }) {
        return leaveOut(declaration, isAtTop: isAtTop)
      }
      for member in declaration.members { cut(member, isAtTop: false) }
    case .requirements, .other:
      if needsLost(declaration.range) { leaveOut(declaration, isAtTop: isAtTop) }
    case .function, .initializer:
      // A test that could only fail is no test.
      if needsLost(declaration.head)
        || ((hasOpaqueType(declaration) || isTest(declaration)) && needsLost(declaration.range))
      {
        return leaveOut(declaration, isAtTop: isAtTop)
      }
      for body in declaration.bodies { fail(body, in: declaration) }
    case .variable:
      let needsValue = declaration.value.map { needsLost($0) } ?? false
      if needsLost(declaration.head) || (needsValue && !declaration.hasType)
        || (hasOpaqueType(declaration) && needsLost(declaration.range))
      {
        return leaveOut(declaration, isAtTop: isAtTop)
      }
      if needsValue, let value = declaration.value {
        note(declaration)
        let replacement = " __UIKitRuntime.leftOutValue(\(quoted(declaration)))"
        edits.append(Edit(range: value, replacement: replacement))
      }
      for body in declaration.bodies { fail(body, in: declaration) }
    }
  }

  /// Whether the result is some type of a protocol, which only a body that stays can say.
  private func hasOpaqueType(_ declaration: SourceDeclaration) -> Bool {
    String(decoding: code[declaration.head], as: UTF8.self).contains(" some ")
  }

  private func isTest(_ declaration: SourceDeclaration) -> Bool {
    guard isTest, declaration.kind == .function else { return false }
    return declaration.name.hasPrefix("test")
      || String(decoding: code[declaration.head], as: UTF8.self).contains("@Test")
  }

  private mutating func leaveOut(_ declaration: SourceDeclaration, isAtTop: Bool) {
    note(declaration)
    edits.append(Edit(range: declaration.range, replacement: ""))
    let text = String(decoding: code[declaration.range], as: UTF8.self)
    if text.contains("@main") || text.contains("@UIApplicationMain") { isLosingEntry = true }
    if declaration.name.isEmpty { for member in declaration.members { lose(member, isAtTop: false) } }
    lose(declaration, isAtTop: isAtTop)
  }

  /// Notes that a declaration can be named no longer.
  private mutating func lose(_ declaration: SourceDeclaration, isAtTop: Bool) {
    switch declaration.kind {
    case .type, .requirements, .other:
      lost.insert(declaration.name)
      if isAtTop, !declaration.isPrivate { types.insert(declaration.name) }
    case .function, .variable:
      lostMembers.insert(declaration.name)
      if !declaration.isPrivate { members.insert(declaration.name) }
    case .initializer, .importing: break
    }
  }

  private mutating func fail(_ body: SourceDeclaration.Body, in declaration: SourceDeclaration) {
    guard needsLost(body.range) else { return }
    note(declaration)
    let text = quoted(declaration)
    let replacement =
      switch body.result {
      case .nothing: " __UIKitRuntime.leftOut(\(text)) "
      case .optional: " __UIKitRuntime.leftOut(\(text)); return nil "
      case .value: " __UIKitRuntime.leftOutBody(\(text)) "
      }
    edits.append(Edit(range: body.range, replacement: replacement))
  }

  private func quoted(_ declaration: SourceDeclaration) -> String {
    "\"\(declaration.name) was left out: \(reason.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  private mutating func note(_ declaration: SourceDeclaration) {
    let name = declaration.name.isEmpty ? "an extension" : declaration.name
    if !names.contains(name) { names.append(name) }
  }

  // MARK: Names

  /// Whether a part of the code needs a name that is lost.
  private func needsLost(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard SourceText.isName(code[offset]) else {
        offset += 1
        continue
      }
      let start = offset
      while offset < range.upperBound, SourceText.isName(code[offset]) { offset += 1 }
      let name = String(decoding: code[start..<offset], as: UTF8.self)
      if lostMembers.contains(name), !isLabel(start..<offset) { return true }
      guard lost.contains(name) else { continue }
      // `0...count` has a name behind its dots.
      let isMember =
        start > 0 && code[start - 1] == UInt8(ascii: ".") && !(start > 1 && code[start - 2] == UInt8(ascii: "."))
      if !isMember { return true }
    }
    return false
  }

  /// Whether a name is the label of an argument or a parameter.
  private func isLabel(_ name: Range<Int>) -> Bool {
    var (before, behind) = (name.lowerBound - 1, name.upperBound)
    while before >= 0, Self.isBlank(code[before]) { before -= 1 }
    while behind < code.count, Self.isBlank(code[behind]) { behind += 1 }
    return before >= 0 && behind < code.count && code[behind] == UInt8(ascii: ":")
      && (code[before] == UInt8(ascii: "(") || code[before] == UInt8(ascii: ","))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  // MARK: Text

  /// The text with its edits, which do not overlap; a line break that goes stays as a blank line.
  private static func text(_ bytes: [UInt8], _ edits: [Edit]) -> [UInt8] {
    var text: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= position
    {
      text += bytes[position..<edit.range.lowerBound]
      text += edit.replacement.utf8
      text += bytes[edit.range].filter { $0 == 0x0A || $0 == 0x0D }
      position = edit.range.upperBound
    }
    text += bytes[position...]
    // Behind all, so that lines keep their numbers.
    return edits.contains { !$0.replacement.isEmpty } ? text + Array("\nimport UIKit\n".utf8) : text
  }
}
