import Foundation
import PlainviewRuntime

extension NSParagraphStyle.Values {
  /// The values of an archive, by UIKit's keys; those that it lacks have their defaults.
  init(from coder: NSCoder) {
    func length(_ key: String) -> CGFloat {
      coder.containsValue(forKey: key) ? CGFloat(coder.decodeDouble(forKey: key)) : 0
    }
    func integer(_ key: String) -> Int? {
      coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil
    }
    alignment = integer("NSAlignment").flatMap(NSTextAlignment.init) ?? alignment
    lineBreakMode = integer("NSLineBreakMode").flatMap(NSLineBreakMode.init) ?? lineBreakMode
    lineSpacing = length("NSLineSpacing")
    paragraphSpacing = length("NSParagraphSpacing")
    paragraphSpacingBefore = length("NSParagraphSpacingBefore")
    firstLineHeadIndent = length("NSFirstLineHeadIndent")
    headIndent = length("NSHeadIndent")
    tailIndent = length("NSTailIndent")
    minimumLineHeight = length("NSMinLineHeight")
    maximumLineHeight = length("NSMaxLineHeight")
    lineHeightMultiple = length("NSLineHeightMultiple")
    hyphenationFactor = Float(length("NSHyphenationFactor"))
    baseWritingDirection = integer("NSWritingDirection").flatMap(NSWritingDirection.init) ?? baseWritingDirection
    allowsDefaultTighteningForTruncation = integer("NSAllowsTightening") == 1
    lineBreakStrategy = NSParagraphStyle.LineBreakStrategy(rawValue: integer("NSLineBreakStrategy") ?? 0)
    usesDefaultHyphenation = integer("NSUsesDefaultHyphenation") == 1
    let tabs = coder.objectIfPresent(of: [NSArray.self, NSTextTab.self], forKey: "NSTabStops") as? [NSTextTab]
    tabStops = tabs ?? tabStops
    defaultTabInterval = length("NSDefaultTabInterval")
  }

  func encode(with coder: NSCoder) {
    let lengths: KeyValuePairs<String, CGFloat> = [
      "NSLineSpacing": lineSpacing, "NSParagraphSpacing": paragraphSpacing,
      "NSParagraphSpacingBefore": paragraphSpacingBefore, "NSFirstLineHeadIndent": firstLineHeadIndent,
      "NSHeadIndent": headIndent, "NSTailIndent": tailIndent, "NSMinLineHeight": minimumLineHeight,
      "NSMaxLineHeight": maximumLineHeight, "NSLineHeightMultiple": lineHeightMultiple,
      "NSHyphenationFactor": CGFloat(hyphenationFactor), "NSDefaultTabInterval": defaultTabInterval,
    ]
    for (key, length) in lengths { coder.encode(Double(length), forKey: key) }
    let integers: KeyValuePairs<String, Int> = [
      "NSAlignment": alignment.rawValue, "NSLineBreakMode": lineBreakMode.rawValue,
      "NSWritingDirection": baseWritingDirection.rawValue,
      "NSAllowsTightening": allowsDefaultTighteningForTruncation ? 1 : 0,
      "NSLineBreakStrategy": lineBreakStrategy.rawValue, "NSUsesDefaultHyphenation": usesDefaultHyphenation ? 1 : 0,
    ]
    for (key, number) in integers { coder.encode(number, forKey: key) }
    coder.encode(NSArray(array: tabStops), forKey: "NSTabStops")
  }
}
