/// What is done to localized texts to find those that are not localized, or that do not fit; the options of an Xcode
/// scheme under these names of user defaults.
package struct PseudoLanguage: Equatable, Sendable {
  /// `NSDoubleLocalizedStrings`: each text twice.
  package var isDoubled = false
  /// `NSAccentuateLocalizedStrings`: letters with accents.
  package var isAccented = false
  /// `NSSurroundLocalizedStrings`: `[# text #]`.
  package var isSurrounded = false
  /// `NSShowNonLocalizedStrings`: what has no text is in capitals, and said in the console.
  package var showsNonLocalized = false

  package init() {}

  /// From user defaults, asked by name.
  package init(_ isSet: (String) -> Bool) {
    isDoubled = isSet("NSDoubleLocalizedStrings")
    isAccented = isSet("NSAccentuateLocalizedStrings")
    isSurrounded = isSet("NSSurroundLocalizedStrings")
    showsNonLocalized = isSet("NSShowNonLocalizedStrings")
  }

  var changesTexts: Bool { isDoubled || isAccented || isSurrounded }

  /// A localized text as the pseudo-language has it; what a format inserts stays as it is.
  func changed(_ text: String) -> String {
    var text = isAccented ? accented(text) : text
    if isDoubled {
      // Both halves of a format take the same arguments.
      let half = FormatText(text).numbered
      text = "\(half) \(half)"
    }
    return isSurrounded ? "[# \(text) #]" : text
  }

  private func accented(_ text: String) -> String {
    var result = ""
    for part in FormatText(text).parts {
      switch part {
      case .text(let text): for letter in text { result.append(Self.accents[letter] ?? letter) }
      case .specifier(let specifier): result += specifier.text
      case .variable(let variable): result += variable.text
      }
    }
    return result
  }

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "áƀçđéƒǵħíĵķľɱñóƥʠřšťúṽŵẋýžÁɃÇĐÉƑǴĦÍĴĶĽṀÑÓƤɊŘŠŤÚṼŴẊÝŽ"))
}
