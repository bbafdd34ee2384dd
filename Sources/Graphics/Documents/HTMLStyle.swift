import Foundation

/// The style of an HTML element's text; lengths are points.
struct HTMLStyle {
  var family = "Times New Roman"
  var size: CGFloat = 12
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruck = false
  var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  var background: UIColor?
  var link: String?
  var alignment: NSTextAlignment = .natural
  /// Spaces and line breaks stay as they are written.
  var keepsSpaces = false
  var isHidden = false
  /// The text's distance above the baseline, as a share of its size.
  var rise: CGFloat = 0
  /// The space below a paragraph, as a share of its text's size.
  var spacing: CGFloat = 0
  /// How many lists the paragraph is in.
  var lists = 0

  /// An element's default style, before any style sheet.
  mutating func begin(_ element: String, _ attributes: [String: String]) {
    switch element {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "dfn", "var", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "small": size *= 5.0 / 6
    case "big": size *= 1.2
    case "sub", "sup":
      rise = element == "sup" ? 1.0 / 3 : -1.0 / 5
      size *= 5.0 / 6
    case "code", "tt", "kbd", "samp", "pre":
      family = "Courier"
      size *= 13.0 / 16
      keepsSpaces = keepsSpaces || element == "pre"
    case "h1", "h2", "h3", "h4", "h5", "h6":
      let scales: [String: (CGFloat, CGFloat)] = [
        "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67), "h6": (0.67, 2.33),
      ]
      let scale = scales[element] ?? (1, 1)
      size *= scale.0
      spacing = scale.1
      isBold = true
    case "center": alignment = .center
    case "a":
      if let target = attributes["href"] {
        link = target
        isUnderlined = true
        color = UIColor(red: 0, green: 0, blue: 0.933, alpha: 1)
      }
    case "font":
      if let face = attributes["face"] { set("font-family", face) }
      if let value = attributes["color"] { set("color", value) }
      if let number = attributes["size"].flatMap({ Int($0) }), (1...7).contains(number) {
        size = 12 * [0.63, 0.82, 1, 1.13, 1.5, 2, 3][number - 1]
      }
    default: break
    }
    if Self.spaced.contains(element) { spacing = 1 }
  }

  private static let spaced: Set = ["p", "blockquote", "dl", "pre"]

  /// The style of an element's own attributes, which overrides any style sheet.
  mutating func apply(_ attributes: [String: String]) {
    if let value = attributes["align"] { set("text-align", value) }
    for (property, value) in Self.declarations(attributes["style"] ?? "") { set(property, value) }
  }

  /// The declarations of a style's text, in their order.
  static func declarations(_ text: String) -> [(String, String)] {
    text.split(separator: ";").compactMap { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      guard parts.count == 2 else { return nil }
      let value = parts[1].replacingOccurrences(of: "!important", with: "").trimmingCharacters(in: .whitespaces)
      return (parts[0].lowercased(), value)
    }
  }

  /// Applies a declaration; those that concern boxes and not text are left out.
  mutating func set(_ property: String, _ value: String) {
    let word = value.lowercased()
    switch property {
    case "color": if let new = HTMLColor.color(word) { color = new }
    case "background-color", "background": background = HTMLColor.color(word) ?? background
    case "font-family": setFamily(value)
    case "font-size": setSize(word)
    case "font-weight": isBold = word == "bold" || word == "bolder" || (Int(word) ?? 0) >= 600
    case "font-style": isItalic = word == "italic" || word == "oblique"
    case "text-decoration", "text-decoration-line":
      isUnderlined = word.contains("underline")
      isStruck = word.contains("line-through")
    case "text-align":
      let known: [String: NSTextAlignment] = [
        "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural,
      ]
      alignment = known[word] ?? alignment
    case "white-space": keepsSpaces = word.hasPrefix("pre")
    case "display": isHidden = isHidden || word == "none"
    default: break
    }
  }

  private mutating func setFamily(_ value: String) {
    for name in value.split(separator: ",") {
      let name = name.trimmingCharacters(in: CharacterSet(charactersIn: " \n\t'\""))
      if let known = Self.families[name.lowercased()] {
        family = known
        return
      }
      if let font = UIFont(name: name, size: size) {
        family = font.familyName
        isBold = isBold || font.weight == .bold
        isItalic = isItalic || font.isItalic
        return
      }
    }
  }

  /// The family of the system's font.
  private static let systemFamily = ".AppleSystemUIFont"
  private static let families = [
    "-apple-system": systemFamily, "system-ui": systemFamily, "blinkmacsystemfont": systemFamily,
    "ui-sans-serif": systemFamily, ".applesystemuifont": systemFamily, "sans-serif": "Helvetica",
    "serif": "Times New Roman", "monospace": "Courier",
  ]

  private mutating func setSize(_ word: String) {
    let namedScales: [String: CGFloat] = [
      "xx-small": 0.5625, "x-small": 0.625, "small": 0.8125, "medium": 1, "large": 1.125, "x-large": 1.5,
      "xx-large": 2,
    ]
    let units: [(String, CGFloat)] = [
      ("px", 1), ("pt", 4.0 / 3), ("rem", 12), ("em", size), ("%", size / 100), ("", 1),
    ]
    if let scale = namedScales[word] {
      size = 12 * scale
    } else if let (unit, scale) = units.first(where: { word.hasSuffix($0.0) }),
      let number = Double(word.dropLast(unit.count)), number > 0, number < 10_000
    {
      size = number * scale
    }
  }

  var font: UIFont {
    if family == Self.systemFamily {
      let font = UIFont.systemFont(ofSize: size, weight: isBold ? .bold : .regular)
      let italic =
        isItalic ? font.fontDescriptor.withSymbolicTraits(isBold ? [.traitBold, .traitItalic] : .traitItalic) : nil
      return italic.map { UIFont(descriptor: $0, size: size) } ?? font
    }
    let plain = UIFontDescriptor(fontAttributes: [.family: family, .size: size])
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    return UIFont(descriptor: traits.isEmpty ? plain : plain.withSymbolicTraits(traits) ?? plain, size: size)
  }

  /// The attributes that WebKit's converter gives a text of this style.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: color, .strokeColor: color, .strokeWidth: 0, .kern: 0, .paragraphStyle: paragraph,
    ]
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let background { attributes[.backgroundColor] = background }
    if let link { attributes[.link] = URL(string: link) ?? link as Any }
    if rise != 0 { attributes[.baselineOffset] = size * rise }
    return attributes
  }

  private var paragraph: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.paragraphSpacing = spacing * size
    if lists > 0 {
      let edge = CGFloat(lists) * 36
      style.headIndent = edge
      style.tabStops = [
        NSTextTab(textAlignment: .left, location: edge - 25), NSTextTab(textAlignment: .natural, location: edge),
      ]
    }
    return style
  }
}
