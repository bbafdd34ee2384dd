public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Points by which letters stand farther apart.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// An `NSUnderlineStyle`'s number.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// An `NSUnderlineStyle`'s number.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
}
