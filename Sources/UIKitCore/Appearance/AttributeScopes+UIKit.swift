public import Foundation

extension AttributeScopes {
  /// The attributes of `AttributedString` that UIKit adds to Foundation's.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let obliqueness: ObliquenessAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let attachment: AttachmentAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let shadow: ShadowAttribute
    public let ligature: LigatureAttribute
    public let expansion: ExpansionAttribute
    public let textEffect: TextEffectAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSObliqueness"
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }
    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrokeColor"
    }
    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSStrokeWidth"
    }
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }
    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = "NSShadow"
    }
    public enum LigatureAttribute: AttributedStringKey {
      public typealias Value = Int
      public static let name = "NSLigature"
    }
    public enum ExpansionAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSExpansion"
    }
    public enum TextEffectAttribute: AttributedStringKey {
      public typealias Value = NSAttributedString.TextEffectStyle
      public static let name = "NSTextEffect"
    }
    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = "NSAttachment"
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
