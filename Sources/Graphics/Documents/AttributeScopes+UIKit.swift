public import Foundation

extension AttributeScopes {
  /// The attributes of `AttributedString` that UIKit adds to Foundation's.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The space added after each letter, in points.
    public let kern: KernAttribute
    /// The space added after each letter, in points, without switching ligatures off.
    public let tracking: TrackingAttribute
    /// How far the text is above its line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// How much the letters lean.
    public let obliqueness: ObliquenessAttribute
    /// How the lines of the paragraph are laid out.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The picture or file that takes the position of a character.
    public let attachment: AttachmentAttribute
    /// The color of the letters' outlines.
    public let strokeColor: StrokeColorAttribute
    /// The width of the letters' outlines, in percent of the font's size.
    public let strokeWidth: StrokeWidthAttribute
    /// The color of the line under the text.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The shadow behind the letters.
    public let shadow: ShadowAttribute
    /// Which ligatures the font uses.
    public let ligature: LigatureAttribute
    /// How much the letters are stretched.
    public let expansion: ExpansionAttribute
    /// An effect of the letters, such as letterpress.
    public let textEffect: TextEffectAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      /// The value is a font.
      public typealias Value = UIFont
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSFont"
    }
    /// The key of the color of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The value is a color.
      public typealias Value = UIColor
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSColor"
    }
    /// The key of the color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The value is a color.
      public typealias Value = UIColor
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSBackgroundColor"
    }
    /// The key of the space after each letter.
    public enum KernAttribute: AttributedStringKey {
      /// The value is a number of points.
      public typealias Value = CGFloat
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSKern"
    }
    /// The key of the space after each letter that keeps ligatures.
    public enum TrackingAttribute: AttributedStringKey {
      /// The value is a number of points.
      public typealias Value = CGFloat
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "CTTracking"
    }
    /// The key of the distance above the line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The value is a number of points.
      public typealias Value = CGFloat
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSBaselineOffset"
    }
    /// The key of the line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The value is a style of lines.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSUnderline"
    }
    /// The key of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The value is a style of lines.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSStrikethrough"
    }
    /// The key of how much the letters lean.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// The value is a number; 0 for upright.
      public typealias Value = CGFloat
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSObliqueness"
    }
    /// The key of the paragraph's layout.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The value is a paragraph style.
      public typealias Value = NSParagraphStyle
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSParagraphStyle"
    }
    /// The key of the color of outlines.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// The value is a color.
      public typealias Value = UIColor
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSStrokeColor"
    }
    /// The key of the width of outlines.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The value is a percentage of the font's size.
      public typealias Value = CGFloat
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSStrokeWidth"
    }
    /// The key of the color of the line under the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The value is a color.
      public typealias Value = UIColor
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSUnderlineColor"
    }
    /// The key of the color of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The value is a color.
      public typealias Value = UIColor
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSStrikethroughColor"
    }
    /// The key of the shadow.
    public enum ShadowAttribute: AttributedStringKey {
      /// The value is a shadow.
      public typealias Value = NSShadow
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSShadow"
    }
    /// The key of the ligatures.
    public enum LigatureAttribute: AttributedStringKey {
      /// The value is a number: 0 for none, 1 for the usual ones.
      public typealias Value = Int
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSLigature"
    }
    /// The key of the stretching of letters.
    public enum ExpansionAttribute: AttributedStringKey {
      /// The value is a number; 0 for unstretched.
      public typealias Value = CGFloat
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSExpansion"
    }
    /// The key of the effect of letters.
    public enum TextEffectAttribute: AttributedStringKey {
      /// The value is the style of an effect.
      public typealias Value = NSAttributedString.TextEffectStyle
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSTextEffect"
    }
    /// The key of an attachment.
    public enum AttachmentAttribute: AttributedStringKey {
      /// The value is an attachment.
      public typealias Value = NSTextAttachment
      /// The name of the attribute in `NSAttributedString`.
      public static let name = "NSAttachment"
    }
  }

  /// UIKit's attributes and Foundation's.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of UIKit by its name, as in `text.font`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
