import Foundation
import PlainviewGraphics
import PlainviewWidgets

extension ViewDecoder {
  func decodeTextView(into view: UITextView) {
    decodeScrollView(into: view)
    view.font = element.fontDescription.map(context.font) ?? .systemFont(ofSize: Self.textViewFontSize)
    view.isEditable = element.bool("editable") ?? true
    view.isSelectable = element.bool("selectable") ?? true
    view.textAlignment = Self.textAlignment(element.node["textAlignment"])
    view.adjustsFontForContentSizeCategory = element.bool("adjustsFontForContentSizeCategory") ?? false
    if let color = element.textColor { view.textColor = .made(from: color, in: context.document) }
    if let detectors = element.element("dataDetectorTypes") { view.dataDetectorTypes = Self.detectors(detectors) }
    if let attributed = element.attributedText("attributedText") {
      if let font = attributed.runs.first?.font { view.font = context.font(font) }
      view.attributedText = context.text(attributed)
    } else {
      view.text = element.string("text")
    }
    if let traits = element.textInputTraits { decodeInputTraits(traits, into: view) }
  }

  /// The size that a text view without a font has in a document, in points.
  private static let textViewFontSize: CGFloat = 14

  private static func detectors(_ node: DocumentNode) -> UIDataDetectorTypes {
    var types: UIDataDetectorTypes = []
    if node.bool("phoneNumber") ?? false { types.insert(.phoneNumber) }
    if node.bool("link") ?? false { types.insert(.link) }
    if node.bool("address") ?? false { types.insert(.address) }
    if node.bool("calendarEvent") ?? false { types.insert(.calendarEvent) }
    return types
  }
}
