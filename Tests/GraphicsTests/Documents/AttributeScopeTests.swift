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

  @Test func `A container takes the attributes of texts of views, and gives them back`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let font = UIFont.systemFont(ofSize: 20)
    let container = AttributeContainer([
      .font: font, .paragraphStyle: style, .kern: 2, .underlineStyle: NSUnderlineStyle.single.rawValue,
      .link: "https://example.com", NSAttributedString.Key("mine"): 1,
    ])
    #expect(container.font == font && container.paragraphStyle?.alignment == .center && container.kern == 2)
    #expect(container.underlineStyle == .single && container.link == URL(string: "https://example.com"))
    let back = [NSAttributedString.Key: Any](container)
    #expect(Set(back.keys) == [.font, .paragraphStyle, .kern, .underlineStyle, .link])
    #expect(back[.font] as? UIFont == font && back[.underlineStyle] as? Int == 1)
  }

  @Test func `A text of a view becomes an attributed string of today`() {
    let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "plain"))
    let today = AttributedString(text)
    #expect(String(today.characters) == "redplain")
    #expect(today.runs.map(\.foregroundColor) == [.red, nil])
    #expect(NSAttributedString(today) == text)
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
