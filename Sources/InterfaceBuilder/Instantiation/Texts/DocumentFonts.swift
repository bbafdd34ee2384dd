import Foundation
package import PlainviewGraphics

/// The fonts of a document: on the canvas of the Xcode that saved it, text styles have the sizes of that time.
struct DocumentFonts: Equatable, Sendable {
  /// The version of Xcode's tools, the part before the dot; nil where styles follow the user's text size.
  let tools: Int?

  /// The font that a description asks for; sizes that no text has become the system's.
  func font(_ element: FontElement) -> UIFont {
    let size = Self.size(CGFloat(min(max(element.pointSize ?? 0, 0), 1000)))
    return switch element.face {
    case .system(let weight): .systemFont(ofSize: size, weight: Self.weight(weight))
    case .boldSystem: .boldSystemFont(ofSize: size)
    case .italicSystem: .italicSystemFont(ofSize: size)
    case .textStyle(let style): font(UIFont.TextStyle(rawValue: style))
    case .named(let name, _): UIFont(anyName: name, size: size)
    }
  }

  /// The font of a text style.
  func font(_ style: UIFont.TextStyle) -> UIFont {
    guard let tools else { return .preferredFont(forTextStyle: style) }
    let traits = UITraitCollection(preferredContentSizeCategory: Self.category(tools))
    let usual = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    let weight: UIFont.Weight = style == .title1 && tools < 13_000 ? .light : usual.weight
    let size = (13_000..<15_000).contains(tools) ? Self.titles[style] ?? usual.pointSize : usual.pointSize
    if size == usual.pointSize, weight == usual.weight { return usual }
    return UIFont(
      fontName: UIFont.systemFont(ofSize: size, weight: weight).fontName, familyName: usual.familyName,
      pointSize: size, weight: weight, isItalic: false, textStyle: style)
  }

  /// The text size that the canvas of a version shows.
  private static func category(_ tools: Int) -> UIContentSizeCategory {
    switch tools {
    case ..<11_000: .medium
    case 18_000..<21_000: .extraSmall
    default: .large
    }
  }

  /// The titles of Xcode 9 and 10, in points.
  private static let titles: [UIFont.TextStyle: CGFloat] = [.largeTitle: 30, .title1: 26, .title2: 20]

  private static func size(_ size: CGFloat) -> CGFloat { size > 0 ? size : UIFont.systemFontSize }

  private static func weight(_ name: String?) -> UIFont.Weight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }
}

extension InterfaceDocument {
  /// How text is measured as the Xcode did that saved the document.
  package var textMetrics: TextMetrics {
    let isOtherNumbering = toolsVersion.map { ControlSizes.isOfOtherNumbering($0) } ?? false
    return .system(
      FontEdition(
        tools: ControlSizes(toolsVersion: toolsVersion).tools, hasNarrowIdeographs: isKorean || isOtherNumbering))
  }

  /// Whether the interface's language is Korean: the folder of the document says so, or its texts in Hangul where none is
  /// in kana.
  private var isKorean: Bool {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().lastPathComponent
    if folder.hasSuffix(".lproj"), folder != "Base.lproj" { return folder.hasPrefix("ko") }
    var scripts = Scripts()
    scripts.look(at: node)
    return scripts.hasHangul && !scripts.hasKana
  }

  private struct Scripts {
    var hasHangul = false
    var hasKana = false

    mutating func look(at node: DocumentNode) {
      for attribute in node.attributes { look(at: attribute.value) }
      look(at: node.text)
      for child in node.children { look(at: child) }
    }

    private mutating func look(at text: String) {
      if text.utf8.allSatisfy({ $0 < 0x80 }) { return }
      for scalar in text.unicodeScalars {
        if (0xAC00...0xD7A3).contains(scalar.value) { hasHangul = true }
        if (0x3041...0x30FF).contains(scalar.value) { hasKana = true }
      }
    }
  }
}
