import Foundation
import PlainviewUIKitCore

/// How a field's own font and colour and the attributes of its text go together.
extension UITextField {
  var allAttributes: [NSAttributedString.Key: Any] {
    var attributes = furtherAttributes
    attributes[.font] = font
    attributes[.foregroundColor] = textColor
    return attributes
  }

  var attributedString: NSAttributedString {
    guard let runs = storage.runs else { return NSAttributedString(string: storage.text, attributes: allAttributes) }
    return runs.attributedString(storage.text, defaults: allAttributes)
  }

  /// Takes over text and attributes; the font and the colour of the first character become the field's.
  func setAttributedText(_ text: NSAttributedString?) {
    let runs = text.map { AttributeRuns($0) }
    show(text?.string ?? "", runs?.isEmpty ?? true ? nil : runs)
    guard let first = runs?.attributes(at: 0) else { return }
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { textColor = color }
  }

  func setDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    furtherAttributes = attributes
    editor.removeAttributes()
  }
}
