import Foundation
import PlainviewUIKitCore
import Testing
import UIKit

@Suite struct AttributeScopeTests {
  @Test func `UIKit's attributes of an attributed string come along as views take them`() {
    var text = AttributedString("a")
    text.uiKit.strokeColor = .red
    text.uiKit.strokeWidth = 2
    text.uiKit.underlineColor = .green
    text.uiKit.strikethroughColor = .blue
    text.uiKit.ligature = 0
    text.uiKit.expansion = 0.5
    text.uiKit.textEffect = .letterpressStyle
    let shadow = NSShadow()
    text.uiKit.shadow = shadow
    let attributes = NSAttributedString(uiKit: text).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.strokeColor] as? UIColor == .red && attributes[.strokeWidth] as? CGFloat == 2)
    #expect(attributes[.underlineColor] as? UIColor == .green && attributes[.strikethroughColor] as? UIColor == .blue)
    #expect(attributes[.ligature] as? Int == 0 && attributes[.expansion] as? CGFloat == 0.5)
    #expect(attributes[.textEffect] as? String == "NSTextEffectLetterpressStyle")
    #expect(attributes[.shadow] as? NSShadow === shadow)
  }

  @Test func `An effect of letters is its text in attributes`() {
    let effect = NSAttributedString(
      string: "a", attributes: [.textEffect: NSAttributedString.TextEffectStyle.letterpressStyle])
    #expect(effect == NSAttributedString(string: "a", attributes: [.textEffect: "NSTextEffectLetterpressStyle"]))
    let value = effect.attribute(.textEffect, at: 0, effectiveRange: nil)
    #expect(value as? NSAttributedString.TextEffectStyle == .letterpressStyle)
  }

  @Test func `An attributed string of today becomes one of old with its attributes`() {
    var text = AttributedString("Refreshing")
    text.uiKit.foregroundColor = .red
    let old = NSAttributedString(text)
    #expect(old.string == "Refreshing")
    #expect(old.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }
}
