public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number; zero for none.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// Points by which letters stand farther apart.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Points by which letters stand farther apart.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// An `NSUnderlineStyle`'s number.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor`.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// An `NSUnderlineStyle`'s number.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A `UIColor`.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// Percent of the font size; below zero the letters are filled too.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A text with the name of an effect, such as letterpress.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// An `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A `URL` or a `String`.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// A `String` that names a part of a text view's text with which the user can do something.
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
  /// Points above the line.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A number for how much the letters lean; 0 for upright.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// A number for how much the letters are stretched; 0 for unstretched.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// A list of numbers for the direction of the text; see ``NSWritingDirectionFormatType``.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

/// The style of a line under or through a text; raw values are UIKit's.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates a style with UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A line of alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A line of dashes with two dots between them.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Lines under or through words only, not the blanks between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
