import Foundation
import PlainviewUIKitCore
import PlainviewWidgets

extension ViewDecoder {
  func decodeLabel(into label: UILabel) {
    label.font = element.fontDescription.map { UIFont.made(from: $0) } ?? .systemFont(ofSize: UIFont.labelFontSize)
    label.numberOfLines = max(0, element.integer("numberOfLines") ?? 1)
    label.lineBreakMode = Self.lineBreakMode(element.node["lineBreakMode"]) ?? .byTruncatingTail
    label.preferredMaxLayoutWidth = CGFloat(max(0, element.length("preferredMaxLayoutWidth") ?? 0))
    label.textAlignment = Self.textAlignment(element.node["textAlignment"])
    if let color = element.textColor { label.textColor = .made(from: color, in: context.document) }
    if let color = element.color("highlightedColor") {
      label.highlightedTextColor = .made(from: color, in: context.document)
    }
    if let color = element.color("shadowColor") { label.shadowColor = .made(from: color, in: context.document) }
    if let offset = element.size("shadowOffset") { label.shadowOffset = offset }
    label.isEnabled = element.bool("enabled") ?? true
    label.isHighlighted = element.bool("highlighted") ?? false
    label.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? false
    label.adjustsFontForContentSizeCategory = element.bool("adjustsFontForContentSizeCategory") ?? false
    label.minimumScaleFactor = CGFloat(element.number("minimumScaleFactor") ?? 0)
    if let attributed = element.attributedText("attributedText") {
      if let font = attributed.runs.first?.font { label.font = .made(from: font) }
      label.attributedText = NSAttributedString(string: attributed.text)
    } else {
      label.text = element.string("text")
    }
  }

  func decodeTextField(into field: UITextField) {
    field.font = element.fontDescription.map { UIFont.made(from: $0) } ?? .systemFont(ofSize: UIFont.labelFontSize)
    field.roundedHeight = context.sizes.roundedTextField
    field.borderStyle = Self.borderStyle(element.node["borderStyle"])
    field.placeholder = element.string("placeholder")
    if let text = element.string("text") { field.text = text }
    field.textAlignment = Self.textAlignment(element.node["textAlignment"])
    if let color = element.textColor { field.textColor = .made(from: color, in: context.document) }
    field.clearButtonMode = Self.viewMode(element.node["clearButtonMode"])
    field.clearsOnBeginEditing = element.bool("clearsOnBeginEditing") ?? false
    field.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? false
    field.adjustsFontForContentSizeCategory = element.bool("adjustsFontForContentSizeCategory") ?? false
    field.minimumFontSize = CGFloat(element.number("minimumFontSize") ?? 0)
    field.background = element.image("background").flatMap { UIImage.made(from: $0) }
    field.disabledBackground = element.image("disabledBackground").flatMap { UIImage.made(from: $0) }
    if let traits = element.textInputTraits { decodeInputTraits(traits, into: field) }
  }

  private func decodeInputTraits(_ traits: DocumentNode, into field: UITextField) {
    field.keyboardType = Self.keyboardType(traits["keyboardType"])
    field.returnKeyType = Self.returnKeyType(traits["returnKeyType"])
    field.isSecureTextEntry = traits.bool("secureTextEntry") ?? false
    field.enablesReturnKeyAutomatically = traits.bool("enablesReturnKeyAutomatically") ?? false
    field.textContentType = traits["textContentType"].map { UITextContentType(rawValue: $0) }
    switch traits["autocapitalizationType"] {
    case "words": field.autocapitalizationType = .words
    case "sentences": field.autocapitalizationType = .sentences
    case "allCharacters": field.autocapitalizationType = .allCharacters
    default: field.autocapitalizationType = .none
    }
    switch traits["autocorrectionType"] {
    case "no": field.autocorrectionType = .no
    case "yes": field.autocorrectionType = .yes
    default: break
    }
    switch traits["spellCheckingType"] {
    case "no": field.spellCheckingType = .no
    case "yes": field.spellCheckingType = .yes
    default: break
    }
    switch traits["keyboardAppearance"] {
    case "alert", "dark": field.keyboardAppearance = .dark
    case "light": field.keyboardAppearance = .light
    default: break
    }
  }

  // MARK: Names of values

  static func lineBreakMode(_ name: String?) -> NSLineBreakMode? {
    switch name {
    case "clip": .byClipping
    case "characterWrap": .byCharWrapping
    case "wordWrap": .byWordWrapping
    case "headTruncation": .byTruncatingHead
    case "middleTruncation": .byTruncatingMiddle
    case "tailTruncation": .byTruncatingTail
    default: nil
    }
  }

  private static func textAlignment(_ name: String?) -> NSTextAlignment {
    switch name {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: .natural
    }
  }

  private static func borderStyle(_ name: String?) -> UITextField.BorderStyle {
    switch name {
    case "line": .line
    case "bezel": .bezel
    case "roundedRect": .roundedRect
    default: .none
    }
  }

  private static func viewMode(_ name: String?) -> UITextField.ViewMode {
    switch name {
    case "whileEditing": .whileEditing
    case "unlessEditing": .unlessEditing
    case "always": .always
    default: .never
    }
  }

  private static func keyboardType(_ name: String?) -> UIKeyboardType {
    switch name {
    case "alphabet", "ASCIICapable": .asciiCapable
    case "numbersAndPunctuation": .numbersAndPunctuation
    case "URL": .URL
    case "numberPad": .numberPad
    case "phonePad": .phonePad
    case "namePhonePad": .namePhonePad
    case "emailAddress": .emailAddress
    case "decimalPad": .decimalPad
    case "twitter": .twitter
    case "webSearch": .webSearch
    case "asciiCapableNumberPad": .asciiCapableNumberPad
    default: .default
    }
  }

  private static func returnKeyType(_ name: String?) -> UIReturnKeyType {
    switch name {
    case "go": .go
    case "google": .google
    case "join": .join
    case "next": .next
    case "route": .route
    case "search": .search
    case "send": .send
    case "yahoo": .yahoo
    case "done": .done
    case "emergencyCall": .emergencyCall
    case "continue": .continue
    default: .default
    }
  }
}
