/// The traits that a document's variations depend on.
package struct DocumentTraits: Equatable, Sendable {
  package enum SizeClass: String, Sendable {
    case compact
    case regular
  }

  package enum Idiom: String, Sendable {
    case phone
    case pad
    case mac
    case tv
  }

  /// Nil on a canvas without a device, where only the default variation applies.
  package var widthClass: SizeClass?
  package var heightClass: SizeClass?
  package var idiom: Idiom

  package init(widthClass: SizeClass?, heightClass: SizeClass?, idiom: Idiom = .phone) {
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.idiom = idiom
  }
}

/// The condition of a variation, for example `heightClass=compact-widthClass=regular`; `default` has no terms.
struct VariationKey {
  let terms: [(trait: String, value: String)]

  /// Nil for a text that is no such condition.
  init?(_ text: String) {
    guard text != "default" else {
      terms = []
      return
    }
    var terms: [(String, String)] = []
    for term in text.split(separator: "-", omittingEmptySubsequences: false) {
      let sides = term.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, Self.knownTraits.contains(String(sides[0])) else { return nil }
      terms.append((String(sides[0]), String(sides[1])))
    }
    self.terms = terms
  }

  static let knownTraits = ["heightClass", "widthClass", "userInterfaceIdiom"]

  func matches(_ traits: DocumentTraits) -> Bool {
    terms.allSatisfy { term in
      switch term.trait {
      case "widthClass": traits.widthClass?.rawValue == term.value
      case "heightClass": traits.heightClass?.rawValue == term.value
      case "userInterfaceIdiom": traits.idiom.rawValue == term.value
      default: false
      }
    }
  }
}
