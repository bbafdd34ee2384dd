import Foundation

/// Finds the public declarations of a source file, by the lines and the indentation that `swift format` gives them.
///
/// Members of public protocols and extensions and the cases of public enumerations are public too. Overrides are left
/// out: what they override has the sentence. A sentence is a comment with `///` above the attributes, whose first line is
/// neither empty nor the item of a list.
struct PublicDeclarations {
  struct Declaration {
    let line: Int
    let text: String
    let isDocumented: Bool
  }

  private(set) var all: [Declaration] = []
  private var scopes: [Scope] = []
  private var isDocumented = false
  /// Whether lines above have attributes of the declaration to come.
  private var isBehindAttributes = false
  /// Whether the line above has a comment with `///`.
  private var isInComment = false

  private struct Scope {
    let indentation: Int
    let kind: Kind
    let isPublic: Bool
  }

  private enum Kind { case type, enumeration, interface, extensions, code }

  init(of source: String) {
    var isInText = false
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) {
        isInText.toggle()
      } else if !isInText {
        read(line, number: index + 1)
      }
    }
  }

  private mutating func read(_ line: Substring, number: Int) {
    let indentation = line.prefix { $0 == " " }.count
    let text = line.dropFirst(indentation)
    let wasInComment = isInComment
    isInComment = text.hasPrefix("///")
    if isInComment {
      if !wasInComment, !isBehindAttributes { isDocumented = Self.isSentence(text.dropFirst(3)) }
    } else if text.isEmpty {
      forget()
    } else if !text.hasPrefix("//"), !text.hasPrefix("#") {
      let rest = Self.withoutAttributes(text)
      // The declaration of attributes on a line of their own is on a line below.
      if rest.isEmpty {
        isBehindAttributes = true
        return
      }
      while let scope = scopes.last, indentation <= scope.indentation { scopes.removeLast() }
      if let head = Head(rest) { note(head, line, number, indentation) }
      forget()
    }
  }

  private mutating func forget() {
    isDocumented = false
    isBehindAttributes = false
  }

  private static func isSentence(_ comment: Substring) -> Bool {
    let text = comment.drop { $0 == " " }
    return !text.isEmpty && !text.hasPrefix("- ")
  }

  private mutating func note(_ head: Head, _ line: Substring, _ number: Int, _ indentation: Int) {
    let scope = scopes.last
    let isPublic: Bool
    switch scope?.kind {
    case .code: isPublic = false
    case .enumeration where head.keyword == "case": isPublic = scope?.isPublic ?? false
    case .interface, .extensions: isPublic = head.isPublic || scope?.isPublic ?? false && !head.isHidden
    default: isPublic = head.isPublic
    }
    if isPublic, head.keyword != "extension", !head.isOverride {
      all.append(Declaration(line: number, text: String(line.dropFirst(indentation)), isDocumented: isDocumented))
    }
    let kind: Kind? =
      switch head.keyword {
      case "extension": .extensions
      case "protocol": .interface
      case "enum": .enumeration
      case "class", "struct", "actor": .type
      default: line.hasSuffix("{") ? .code : nil
      }
    if let kind { scopes.append(Scope(indentation: indentation, kind: kind, isPublic: isPublic)) }
  }

  /// A line without the attributes at its beginning.
  private static func withoutAttributes(_ line: Substring) -> Substring {
    var rest = line
    while rest.hasPrefix("@") {
      rest = rest.drop { $0 != " " && $0 != "(" }
      if rest.hasPrefix("(") {
        var depth = 0
        rest = rest.drop { character in
          if character == "(" { depth += 1 }
          if character == ")" { depth -= 1 }
          return depth > 0
        }
        rest = rest.dropFirst()
      }
      rest = rest.drop { $0 == " " }
    }
    return rest
  }

  /// What precedes the name of a declaration.
  private struct Head {
    private(set) var keyword = ""
    private(set) var isPublic = false
    private(set) var isHidden = false
    private(set) var isOverride = false

    private static let modifiers: Set<Substring> = [
      "public", "open", "package", "internal", "private", "fileprivate", "final", "static", "class", "override",
      "required", "convenience", "nonisolated", "mutating", "nonmutating", "indirect", "weak", "unowned", "lazy",
      "dynamic", "prefix", "postfix", "infix", "isolated", "consuming", "borrowing", "distributed",
    ]
    private static let keywords: Set<Substring> = [
      "class", "struct", "enum", "protocol", "actor", "func", "var", "let", "init", "subscript", "typealias", "case",
      "associatedtype", "extension", "operator", "macro",
    ]

    /// Nil for a line that declares nothing.
    init?(_ line: Substring) {
      let tokens = line.split(separator: " ")
      for (index, token) in tokens.enumerated() {
        let name = token.prefix { $0.isLetter }
        let next = index + 1 < tokens.count ? tokens[index + 1].prefix { $0.isLetter } : ""
        let isModifier = name != "class" || Self.keywords.contains(next) || Self.modifiers.contains(next)
        if Self.modifiers.contains(name), isModifier {
          // `private(set)` is no access level of the declaration itself.
          if token.hasSuffix("(set)") { continue }
          if name == "public" || name == "open" { isPublic = true }
          if ["package", "internal", "private", "fileprivate"].contains(name) { isHidden = true }
          if name == "override" { isOverride = true }
        } else {
          guard Self.keywords.contains(name) else { return nil }
          keyword = String(name)
          return
        }
      }
      return nil
    }
  }
}
