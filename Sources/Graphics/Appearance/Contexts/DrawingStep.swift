import Foundation

/// One thing that code drew, in points of the view or picture that it was drawn in.
struct DrawingStep {
  enum Content {
    case fill(CGPath, CGPathFillRule, CGColor)
    case stroke(CGPath, CGColor)
    case text([DrawnLine], TextRuns, CGRect)
    /// A picture by its name.
    case image(String?, CGRect)
    case clear(CGRect)
  }
  let content: Content
  /// Nothing of it is seen outside.
  let clip: CGRect
}
