package import Foundation

/// An attachment at its position in a text.
package struct TextPicture {
  package let attachment: NSTextAttachment
  private weak var container: NSTextContainer?
  private var characterIndex = 0
  /// From the beginning of the baseline, in points, the y axis upwards; without the padding.
  private var bounds = CGRect.zero

  init(_ attachment: NSTextAttachment) { self.attachment = attachment }

  /// What UIKit proposes where a line has no end.
  private static let endlessWidth: CGFloat = 10_000_000

  mutating func set(inLinesOf width: CGFloat, height: CGFloat, _ container: NSTextContainer?, at characterIndex: Int) {
    self.container = container
    self.characterIndex = characterIndex
    let line = CGRect(x: 0, y: 0, width: width < Self.endlessWidth ? max(0, width) : Self.endlessWidth, height: height)
    let asked = attachment.attachmentBounds(
      for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: characterIndex)
    let isUsable = [asked.minX, asked.minY, asked.width, asked.height].allSatisfy(\.isFinite)
    bounds = isUsable ? asked : .zero
  }

  /// The area that it takes on its line.
  package var size: CGSize {
    CGSize(width: max(0, bounds.width + 2 * attachment.lineLayoutPadding), height: max(0, bounds.height))
  }

  /// How far it reaches above and below the baseline.
  var ascent: CGFloat { bounds.minY + size.height }
  var descent: CGFloat { -bounds.minY }

  /// The name of what is drawn.
  var name: String {
    attachment.image(forBounds: bounds, textContainer: container, characterIndex: characterIndex)?.name ?? "image"
  }
}
