extension NSLayoutConstraint {
  /// What the views of a visual format string share, and in which direction the string runs; raw values are UIKit's.
  public struct FormatOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options with UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The views share their left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The views share their right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The views share their top edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The views share their bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The views share their leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The views share their trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The views share their horizontal centers.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The views share their vertical centers.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The views share the baselines of their last lines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The views share the baselines of their first lines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of all the alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The first view of a horizontal string stands at the leading edge; the default.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// The first view of a horizontal string is at the left.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The first view of a horizontal string is at the right.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spaces are measured between the edges of views; the default.
    public static let spacingEdgeToEdge = FormatOptions([])
    /// Spaces of a vertical string are measured from the last baseline above to the first baseline below.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of how spaces are measured.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// The attributes that adjacent views share, in the order of their bits: a bit's number is its attribute's.
  var alignedAttributes: [NSLayoutConstraint.Attribute] {
    guard !isDisjoint(with: .alignmentMask) else { return [] }
    return (1...12).compactMap { number in
      guard rawValue & (1 << UInt(number)) != 0, let attribute = NSLayoutConstraint.Attribute(rawValue: number) else {
        return nil
      }
      return attribute.isLocation ? attribute : nil
    }
  }
}
