package import Foundation

/// One thing that code drew, in points of the view or picture that it was drawn in.
package struct DrawingStep {
  package enum Content {
    case fill(CGPath, CGPathFillRule, CGColor)
    case stroke(CGPath, CGColor)
    case text([DrawnLine], TextRuns, CGRect)
    /// A picture by its name.
    case image(String?, CGRect)
    case clear(CGRect)
  }
  package let content: Content
  /// Nothing of it is seen outside.
  package let clip: CGRect

  package init(content: Content, clip: CGRect) {
    self.content = content
    self.clip = clip
  }
}
