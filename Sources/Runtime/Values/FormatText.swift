/// A format as `String(format:)` takes it, taken apart: texts, specifiers and the variables of plural rules.
struct FormatText {
  enum Piece: Equatable {
    /// Text as it stands, `%%` with both signs.
    case text(String)
    case specifier(Specifier)
    case variable(Variable)
  }

  /// `%2$.1f`: an argument and how it is written.
  struct Specifier: Equatable {
    /// The number of the argument, from 1, if it is written.
    let argument: Int?
    /// What follows the number: flags, widths and the conversion.
    let conversion: String
    /// How many arguments it takes besides, for widths written as `*`.
    let extraArguments: Int

    var text: String { argument.map { "%\($0)$\(conversion)" } ?? "%\(conversion)" }

    /// What an argument is.
    enum ArgumentKind { case number, object, pointer }

    /// What its argument is taken for.
    var kind: ArgumentKind {
      switch conversion.last {
      case "@": .object
      case "s", "S", "p", "P", "n": .pointer
      default: .number
      }
    }

    /// Whether its argument is a number.
    var isNumber: Bool { conversion.last.map { "diouxXeEfFgGaADUO".contains($0) } ?? false }
  }

  /// `%1$#@items@`: a variable of plural rules.
  struct Variable: Equatable {
    let argument: Int?
    let name: String

    var text: String { argument.map { "%\($0)$#@\(name)@" } ?? "%#@\(name)@" }
  }

  /// The numbers that arguments can have.
  static let arguments = 1...9999

  private(set) var parts: [Piece] = []

  /// The format with the number of its argument at each specifier; a text that is none, or has widths as arguments, as it is.
  var numbered: String {
    var next = 1
    var text = ""
    for part in parts {
      switch part {
      case .text(let plain): text += plain
      case .specifier(let specifier) where specifier.extraArguments > 0 || specifier.conversion.contains(" "):
        text += specifier.text
      case .specifier(let specifier):
        text += "%\(specifier.argument ?? next)$\(specifier.conversion)"
        if specifier.argument == nil { next += 1 }
      case .variable(let variable):
        text += Variable(argument: variable.argument ?? next, name: variable.name).text
        if variable.argument == nil { next += 1 }
      }
    }
    return text
  }

  init(_ format: String) {
    var rest = format[...]
    var text = ""
    func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        text += "%%"
        continue
      }
      guard let (part, end) = Self.part(rest) else {
        text += Self.isBroken(rest) ? "%%" : "%"
        continue
      }
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
      parts.append(part)
      rest = rest[end...]
    }
    if !text.isEmpty { parts.append(.text(text)) }
  }

  /// Whether what stands behind a percent sign is no variable, or has no argument, but Foundation takes it for one and would
  /// read memory that belongs to others.
  private static func isBroken(_ text: Substring) -> Bool {
    let signs = text.prefix { flags.contains($0) || $0 == "$" || $0 == "@" }
    return signs.contains("$") || signs.contains("#@") || isTooWide(signs)
  }

  /// Whether a width or a precision has so many digits that Foundation traps.
  private static func isTooWide(_ conversion: some StringProtocol) -> Bool {
    conversion.split { !$0.isNumber }.contains { $0.count > 5 }
  }

  /// What stands between a percent sign and its conversion.
  private static let flags: Set<Character> = Set("0123456789.-+ #'*hlqLztj")

  /// The specifier or variable behind a percent sign, and where it ends.
  private static func part(_ text: Substring) -> (Piece, String.Index)? {
    var rest = text
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    var argument: Int?
    if rest.dropFirst(digits.count).first == "$", let number = Int(digits), arguments.contains(number) {
      argument = number
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" && $0 != "%" }
      let end = rest.index(rest.startIndex, offsetBy: 2 + name.count)
      guard !name.isEmpty, end < rest.endIndex, rest[end] == "@" else { return nil }
      return (.variable(Variable(argument: argument, name: String(name))), rest.index(after: end))
    }
    var conversion = ""
    while let character = rest.popFirst() {
      conversion.append(character)
      if flags.contains(character) { continue }
      // Foundation takes `#@` for a variable behind other flags too.
      guard character.isASCII, character.isLetter || character == "@", !conversion.hasSuffix("#@"),
        !isTooWide(conversion)
      else { return nil }
      let stars = conversion.count { $0 == "*" }
      return (.specifier(Specifier(argument: argument, conversion: conversion, extraArguments: stars)), rest.startIndex)
    }
    return nil
  }
}
