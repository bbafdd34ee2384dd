public import Foundation
import PlainviewGraphics

// Keys of attributed texts by the names that they had before Swift 4; they are keys here, where they were texts.

/// `NSAttributedString.Key.font` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.font")
public var NSFontAttributeName: NSAttributedString.Key { .font }

/// `NSAttributedString.Key.paragraphStyle` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.paragraphStyle")
public var NSParagraphStyleAttributeName: NSAttributedString.Key { .paragraphStyle }

/// `NSAttributedString.Key.foregroundColor` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.foregroundColor")
public var NSForegroundColorAttributeName: NSAttributedString.Key { .foregroundColor }

/// `NSAttributedString.Key.backgroundColor` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.backgroundColor")
public var NSBackgroundColorAttributeName: NSAttributedString.Key { .backgroundColor }

/// `NSAttributedString.Key.kern` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.kern")
public var NSKernAttributeName: NSAttributedString.Key { .kern }

/// `NSAttributedString.Key.underlineStyle` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.underlineStyle")
public var NSUnderlineStyleAttributeName: NSAttributedString.Key { .underlineStyle }

/// `NSAttributedString.Key.underlineColor` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.underlineColor")
public var NSUnderlineColorAttributeName: NSAttributedString.Key { .underlineColor }

/// `NSAttributedString.Key.strikethroughStyle` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strikethroughStyle")
public var NSStrikethroughStyleAttributeName: NSAttributedString.Key { .strikethroughStyle }

/// `NSAttributedString.Key.strikethroughColor` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strikethroughColor")
public var NSStrikethroughColorAttributeName: NSAttributedString.Key { .strikethroughColor }

/// `NSAttributedString.Key.strokeColor` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strokeColor")
public var NSStrokeColorAttributeName: NSAttributedString.Key { .strokeColor }

/// `NSAttributedString.Key.strokeWidth` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strokeWidth")
public var NSStrokeWidthAttributeName: NSAttributedString.Key { .strokeWidth }

/// `NSAttributedString.Key.shadow` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.shadow")
public var NSShadowAttributeName: NSAttributedString.Key { .shadow }

/// `NSAttributedString.Key.attachment` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.attachment")
public var NSAttachmentAttributeName: NSAttributedString.Key { .attachment }

/// `NSAttributedString.Key.link` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.link")
public var NSLinkAttributeName: NSAttributedString.Key { .link }

/// `NSAttributedString.Key.baselineOffset` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.baselineOffset")
public var NSBaselineOffsetAttributeName: NSAttributedString.Key { .baselineOffset }

/// `NSAttributedString.Key.obliqueness` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.obliqueness")
public var NSObliquenessAttributeName: NSAttributedString.Key { .obliqueness }

/// `NSAttributedString.Key.ligature` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.ligature")
public var NSLigatureAttributeName: NSAttributedString.Key { .ligature }

/// `NSAttributedString.Key.expansion` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.expansion")
public var NSExpansionAttributeName: NSAttributedString.Key { .expansion }

/// `NSAttributedString.Key.writingDirection` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.writingDirection")
public var NSWritingDirectionAttributeName: NSAttributedString.Key { .writingDirection }

/// `NSAttributedString.Key.verticalGlyphForm` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.verticalGlyphForm")
public var NSVerticalGlyphFormAttributeName: NSAttributedString.Key { .verticalGlyphForm }

/// `NSAttributedString.Key.textEffect` by its name before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.textEffect")
public var NSTextEffectAttributeName: NSAttributedString.Key { .textEffect }
