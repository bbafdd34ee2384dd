import Foundation
import Synchronization

/// A text of a table: one that stands for itself, or a format whose parts depend on numbers or on the device.
enum LocalizedText: Equatable, Sendable {
  case text(String)
  case format(PluralFormat)
}

/// A format with variables that have a text for each plural category.
struct PluralFormat: Equatable, Sendable {
  /// The text for one argument of the format, `%#@items@`.
  struct Variable: Equatable, Sendable {
    /// The number of the argument that decides, counted from the variable's first one; 0 is that one.
    var decidingOffset = 0
    /// The number of the argument, from 1, where the format's author wrote it beside the texts.
    var argument: Int?
    /// How the number is written where a text says `%arg`.
    var specifier = "lld"
    /// The texts by category.
    var cases: [String: String] = [:]

    /// The text for a number: that of zero for 0 if there is one, in every language.
    func text(for number: Double, language: String) -> String {
      if number == 0, let zero = cases["zero"] { return zero }
      return cases[PluralRules.category(of: number, language: language)] ?? cases["other"] ?? ""
    }
  }

  let format: String
  let variables: [String: Variable]
  let language: String

  /// The state of writing a format out.
  private struct Work {
    /// The number of the next argument.
    var next = 1
    /// The variables that are being written, the outermost first.
    var open: [String] = []
    /// How many variables were written, and how many bytes their texts have.
    var (count, size) = (0, 0)
    /// The variables of which the console says that they name themselves.
    var cyclic: Set<String> = []
    /// Whether the console says that the text is too large.
    var isCut = false
    /// What the arguments are taken for by the first specifier of each.
    var kinds: [Int: FormatText.Specifier.ArgumentKind] = [:]

    /// Whether an argument is of the kind that a specifier takes: Foundation reads it as the first specifier says and
    /// writes it as the others do, so that a number would be taken for an object.
    mutating func mayTake(_ argument: Int, as specifier: FormatText.Specifier) -> Bool {
      let kind = kinds[argument] ?? specifier.kind
      kinds[argument] = kind
      return kind == specifier.kind
    }
  }

  /// How many variables one text is made of at the most, how many inside each other, and of how many bytes.
  private static let (mostVariables, mostLevels, mostBytes) = (2000, 32, 1_000_000)

  /// The format for these arguments, without variables: every specifier has the number of its argument.
  ///
  /// A variable that names itself, directly or by others, is left out there, and the console says so.
  func resolved(for arguments: [any CVarArg]) -> String {
    var work = Work()
    return resolved(format, &work, arguments)
  }

  private func resolved(_ text: String, _ work: inout Work, _ arguments: [any CVarArg]) -> String {
    var result = ""
    for part in FormatText(text).parts {
      switch part {
      case .text(let text): result += Self.withPairs(text)
      case .specifier(let specifier):
        guard specifier.extraArguments == 0 else {
          work.next += 1 + specifier.extraArguments
          result += specifier.text
          continue
        }
        let argument = specifier.argument ?? work.next
        if specifier.argument == nil { work.next += 1 }
        // An argument that is not there would be read from memory that belongs to others.
        guard argument <= arguments.count, work.mayTake(argument, as: specifier) else { continue }
        result += "%\(argument)$\(specifier.conversion)"
      case .variable(let written):
        guard let variable = variables[written.name], mayWrite(written.name, &work) else { continue }
        let argument = written.argument ?? variable.argument ?? work.next
        let deciding = argument + variable.decidingOffset
        let number = deciding <= arguments.count ? Self.number(arguments[deciding - 1]) : 0
        let chosen = variable.text(for: number, language: language)
          .replacing("%arg", with: "%\(argument)$\(variable.specifier)")
        let outer = work.next
        work.next = argument
        work.count += 1
        work.size += chosen.utf8.count
        work.open.append(written.name)
        result += resolved(chosen, &work, arguments)
        work.open.removeLast()
        work.next = written.argument == nil ? max(argument + 1, work.next) : outer
      }
    }
    return result
  }

  /// A text with two percent signs wherever one stands for itself: what Foundation makes of one and what follows is not what
  /// was read here.
  private static func withPairs(_ text: String) -> String {
    guard text.contains("%") else { return text }
    return text.replacing("%%", with: "%").replacing("%", with: "%%")
  }

  private func mayWrite(_ name: String, _ work: inout Work) -> Bool {
    if let first = work.open.firstIndex(of: name) {
      guard work.cyclic.insert(name).inserted else { return false }
      let cycle = (work.open[first...] + [name]).map { "%#@\(HandedFormats.written($0, limit: 40))@" }
      SimulatedProcess.logOnce(
        "The plural rules of \"\(HandedFormats.written(format, limit: 80))\" refer to themselves and are cut: "
          + cycle.joined(separator: " -> "))
      return false
    }
    guard work.count < Self.mostVariables, work.open.count < Self.mostLevels, work.size < Self.mostBytes else {
      guard !work.isCut else { return false }
      work.isCut = true
      SimulatedProcess.logOnce(
        "The plural rules of \"\(HandedFormats.written(format, limit: 80))\" are too large and are cut.")
      return false
    }
    return true
  }

  private static func number(_ argument: any CVarArg) -> Double {
    switch argument {
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: Double("\(argument)") ?? 0
    }
  }
}

/// The formats that texts handed to the app stand for.
///
/// A text of Swift carries nothing beside its characters: the names of the variables in a format get the number of the
/// format, behind an invisible character, and `String(format:)` finds it by that.
enum HandedFormats {
  private struct State {
    var formats: [PluralFormat] = []
    var texts: [String: [(format: PluralFormat, text: String)]] = [:]
  }
  private static let state = Mutex(State())
  /// The invisible separator.
  private static let separator: Character = "\u{2063}"

  /// The text that stands for a format.
  static func text(of format: PluralFormat) -> String {
    FormatFunctions.install()
    return state.withLock { state in
      if let known = state.texts[format.format]?.first(where: { $0.format == format }) { return known.text }
      let number = state.formats.count
      var text = ""
      for part in FormatText(format.format).parts {
        switch part {
        case .text(let plain): text += plain
        case .specifier(let specifier): text += specifier.text
        case .variable(let variable):
          text += FormatText.Variable(argument: variable.argument, name: "\(variable.name)\(separator)\(number)").text
        }
      }
      state.formats.append(format)
      state.texts[format.format, default: []].append((format, text))
      return text
    }
  }

  /// A format, or a name in it, as its author wrote it, on a line.
  static func written(_ text: String, limit: Int) -> OneLine {
    OneLine(String(text.prefix(20 * limit)).replacing(#/\x{2063}[0-9]+/#, with: ""), limit: limit)
  }

  /// A format for these arguments: the variables of a handed out format get their texts, those of others go, since
  /// Foundation would take the next argument for a table of texts.
  static func resolved(_ text: String, for arguments: [any CVarArg]) -> String {
    guard text.utf8.contains(UInt8(ascii: "#")), text.contains("#@") else { return text }
    // Formats that a program put together have variables of several.
    var variables: [String: PluralFormat.Variable] = [:]
    var language = "en"
    for case .variable(let variable) in FormatText(text).parts {
      guard let index = variable.name.lastIndex(of: separator), let number = Int(variable.name[index...].dropFirst()),
        let format = state.withLock({ $0.formats.indices.contains(number) ? $0.formats[number] : nil })
      else { continue }
      variables.merge(format.variables) { one, _ in one }
      variables[variable.name] = format.variables[String(variable.name[..<index])]
      language = format.language
    }
    return PluralFormat(format: text, variables: variables, language: language).resolved(for: arguments)
  }
}
