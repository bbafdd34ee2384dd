public import Foundation

/// A place in a line where the text behind a tab stands, in points from the line's beginning.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// A name of what a tab can be told besides its place.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters at which a column of numbers is aligned.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  open var alignment: NSTextAlignment { storedAlignment }
  open var location: CGFloat { storedLocation }
  open var options: [OptionKey: Any] { storedOptions }
  private let storedAlignment: NSTextAlignment
  private let storedLocation: CGFloat
  private let storedOptions: [OptionKey: Any]

  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    storedAlignment = alignment
    storedLocation = loc
    storedOptions = options
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("a tab has a place") }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  open override var hash: Int { location.hashValue }

  /// The twelve tabs of a new style, 28 points apart.
  static let standard = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }
}
