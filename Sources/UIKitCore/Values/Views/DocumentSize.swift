package import Foundation

/// The size that Interface Builder computed for a content; it holds as long as the content is the document's.
package struct DocumentSize {
  /// The text shown, or the name of the picture; a plain view has none.
  package let text: String
  package let size: CGSize
  package init(text: String, size: CGSize) {
    self.text = text
    self.size = size
  }
}
