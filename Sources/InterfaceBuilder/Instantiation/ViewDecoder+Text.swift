import Foundation
import PlainviewGraphics
import PlainviewWidgets

extension ViewDecoder {
  func decodeLabel(into label: UILabel) {
    label.font = element.fontDescription.map(context.font) ?? .systemFont(ofSize: UIFont.labelFontSize)
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
      if let font = attributed.runs.first?.font { label.font = context.font(font) }
      label.attributedText = context.text(attributed)
    } else {
      label.text = element.string("text")
    }
  }

  func decodeTextField(into field: UITextField) {
    field.font = element.fontDescription.map(context.font) ?? .systemFont(ofSize: UIFont.labelFontSize)
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

  static func textAlignment(_ name: String?) -> NSTextAlignment {
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
}
