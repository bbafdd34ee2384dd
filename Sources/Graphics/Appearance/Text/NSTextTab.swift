public import Foundation

/// A tab stop: the position in a line of the text behind a tab, in points from the line's beginning.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// A key of a tab stop's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The key as a text.
    public let rawValue: String
    /// Creates a key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters at which a column of numbers is aligned.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How the text behind the tab is aligned at the tab's position.
  open var alignment: NSTextAlignment { storedAlignment }
  /// The distance from the beginning of the line, in points.
  open var location: CGFloat { storedLocation }
  /// More about the tab, by keys.
  open var options: [OptionKey: Any] { storedOptions }
  private let storedAlignment: NSTextAlignment
  private let storedLocation: CGFloat
  private let storedOptions: [OptionKey: Any]

  /// Creates a tab with an alignment, a distance in points and options.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    storedAlignment = alignment
    storedLocation = loc
    storedOptions = options
    super.init()
  }

  /// Whether archives can be read securely, true.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a tab from an archive, without options.
  public required init?(coder: NSCoder) {
    storedAlignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
    storedLocation = CGFloat(coder.decodeDouble(forKey: "NSLocation"))
    storedOptions = [:]
    super.init()
  }

  /// Archives the alignment and the distance.
  open func encode(with coder: NSCoder) {
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
    coder.encode(Double(location), forKey: "NSLocation")
  }

  /// The characters at which a column of numbers is aligned: the decimal separator of a locale, or of the current one.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  @available(*, unavailable) public override init() { fatalError("a tab has a place") }

  /// Returns the tab itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  open override var hash: Int { location.hashValue }

  /// The twelve tabs of a new style, 28 points apart.
  static let standard = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }
}
