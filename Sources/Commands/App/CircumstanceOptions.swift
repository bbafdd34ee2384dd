import Foundation
import PlainviewCommandLine
import PlainviewGraphics
import PlainviewInterfaceBuilder
import PlainviewRuntime
import PlainviewUIAutomation

/// The options that say under what circumstances a document is shown, each of which may name several values.
@MainActor struct CircumstanceOptions {
  static let declarations = [
    SceneOptions.device(repeats: true),
    Option(
      "text-size", .text("SIZE"),
      "The text size that the user has chosen: XS to XXXL, AccessibilityM to AccessibilityXXXL or AX1 to AX5.",
      repeats: true),
    Option(
      "appearance", .text("STYLE"),
      "One of \(Circumstances.Appearance.allCases.map(\.rawValue).joined(separator: ", ")).",
      repeats: true),
    Option(
      "language", .text("CODE"),
      "The language of its texts, \"ko\" or \"pt-BR\", from ko.lproj or a string catalog beside it.", repeats: true),
    Option(
      "matrix", .flag,
      "Shows the first picture and what differs in the others. The values of the options above, which may also be "
        + "separated by commas, are combined; without any that has several, each changes by itself."),
  ]

  let devices: [SimulatedDevice]
  let textSizes: [UIContentSizeCategory]
  let appearances: [Circumstances.Appearance]
  let languages: [String]

  init(_ command: ParsedCommand) throws { try self.init(command, isMatrix: command.isSet("matrix")) }

  /// - Parameter isMatrix: Whether an option may have several values.
  init(_ command: ParsedCommand, isMatrix: Bool) throws {
    func values(_ name: String) throws -> [String] {
      let values = command.values(name).flatMap(Self.members).uniqued()
      guard isMatrix || values.count < 2 else {
        throw InputError("plainview: `--\(name)` has \(values.count) values, add `--matrix` to compare them")
      }
      return values
    }
    devices = try values("device").compactMap { try DocumentFile.device(named: $0) }
    textSizes = try values("text-size").map(Self.textSize)
    appearances = try values("appearance").map(Self.appearance)
    languages = try values("language").map(Self.language)
  }

  /// The first of all values.
  var first: Circumstances {
    Circumstances(
      device: devices.first, textSize: textSizes.first, appearance: appearances.first, language: languages.first)
  }

  // MARK: Values

  /// The members of a list; a comma in parentheses belongs to a device's name.
  private static func members(_ text: String) -> [String] {
    var members = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth = max(depth - 1, 0) }
      if character == ",", depth == 0 { members.append("") } else { members[members.count - 1].append(character) }
    }
    return members.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static func textSize(_ name: String) throws -> UIContentSizeCategory {
    if let size = UIContentSizeCategory(shortName: name) { return size }
    let known = UIContentSizeCategory.all.map(\.shortName)
    throw InputError(
      "plainview: `--text-size` cannot be '\(shown(name))', take one of \(known.joined(separator: ", "))")
  }

  private static func appearance(_ name: String) throws -> Circumstances.Appearance {
    if let appearance = Circumstances.Appearance(rawValue: name) { return appearance }
    throw InputError("plainview: `--appearance` cannot be '\(shown(name))', take light or dark")
  }

  private static func language(_ code: String) throws -> String {
    guard LanguageMatch.isLanguage(code) else {
      throw InputError("plainview: `--language` takes a language's code such as ko or pt-BR, not '\(shown(code))'")
    }
    return code
  }

  private static func shown(_ argument: String) -> String { OneLine(argument, limit: 60).description }
}

extension Array where Element: Hashable {
  /// The elements without those that were there before.
  func uniqued() -> [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
