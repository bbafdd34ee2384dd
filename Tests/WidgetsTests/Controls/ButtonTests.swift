import Foundation
import UIKit
import _Testing_UIKit

// The titles and colours by state also restate what flowkey/UIKit-cross-platform verifies on iOS in its Button tests.
@MainActor @Suite struct ButtonTests {
  private let button = UIButton()

  @Test func `B2 A title is what was set for exactly the state, or else the normal one's`() {
    button.setTitle("plain", for: .normal)
    button.setTitle("lit", for: .highlighted)
    #expect(button.title(for: .highlighted) == "lit")
    #expect(button.title(for: .selected) == "plain")
    #expect(button.currentTitle == "plain")
    button.isHighlighted = true
    #expect(button.currentTitle == "lit")
    button.isHighlighted = false
    button.isSelected = true
    #expect(button.currentTitle == "plain")
  }

  @Test func `B2 Never is a part of the state taken instead`() {
    button.setTitle("plain", for: .normal)
    button.setTitle("chosen", for: .selected)
    button.setTitle("lit", for: .highlighted)
    button.isSelected = true
    button.isHighlighted = true
    #expect(button.currentTitle == "plain")
    button.setTitle("both", for: [.selected, .highlighted])
    #expect(button.currentTitle == "both")
  }

  @Test func `B2 Images, colours and attributed titles follow the same rule`() {
    let (plain, lit) = (UIImage(), UIImage())
    button.setImage(plain, for: .normal)
    button.setImage(lit, for: .highlighted)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .selected)
    button.setAttributedTitle(NSAttributedString(string: "attributed"), for: .selected)
    button.setTitle("plain", for: .normal)
    #expect(button.currentImage === plain)
    #expect(button.currentTitleColor == .red)
    #expect(button.titleLabel?.text == "plain")
    button.isSelected = true
    #expect(button.currentTitleColor == .green)
    #expect(button.currentTitle == "plain")
    #expect(button.currentAttributedTitle?.string == "attributed")
    #expect(button.titleLabel?.text == "attributed")
    #expect(button.titleLabel?.textColor == .green)
    button.isHighlighted = true
    #expect(button.currentImage === plain)
    #expect(button.image(for: .highlighted) === lit)
    #expect(button.titleLabel?.text == "plain")
  }

  @Test func `B2 The label follows the state`() {
    button.setTitle("on", for: .selected)
    button.isSelected = true
    #expect(button.titleLabel?.text == "on")
    button.setTitle("off", for: .normal)
    button.isSelected = false
    #expect(button.titleLabel?.text == "off")
    button.isEnabled = false
    #expect(button.titleLabel?.text == "off")
  }

  @Test func `B3 A button without a type is a custom one, white on whatever is behind it`() {
    #expect(button.buttonType == .custom)
    #expect(button.currentTitleColor == .white)
    #expect(UIButton(frame: .zero).buttonType == .custom)
    let system = UIButton(type: .system)
    #expect(system.currentTitleColor == system.tintColor)
    system.tintColor = .red
    #expect(system.currentTitleColor == .red)
  }

  @Test func `B3 A text that is put into the label does not last and is no title`() {
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.setTitle("title", for: .normal)
    button.titleLabel?.text = "mine"
    #expect(button.currentTitle == "title")
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "title")
    button.titleLabel?.text = "mine"
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "title")
  }

  @Test func `B3 With a configuration the label changes in the next layout`() {
    let button = UIButton(configuration: .plain())
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.setTitle("later", for: .normal)
    #expect(button.titleLabel?.text == nil)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "later")
  }

  @Test func `L17 A button fits its title, and a longer title makes it wider, no empty one smaller`() {
    button.setTitle("short", for: .normal)
    button.sizeToFit()
    let short = button.bounds.size
    #expect(short == button.intrinsicContentSize)
    button.setTitle("a much longer title", for: .normal)
    button.sizeToFit()
    #expect(button.bounds.width > short.width)
    #expect(button.bounds.height == short.height)
  }

  @Test func `L17 Fitting keeps the origin`() {
    button.frame.origin = CGPoint(x: 7, y: 9)
    button.setTitle("title", for: .normal)
    let label = UILabel(frame: CGRect(x: 7, y: 9, width: 0, height: 0))
    label.text = "text"
    button.sizeToFit()
    label.sizeToFit()
    #expect(button.frame.origin == CGPoint(x: 7, y: 9))
    #expect(label.frame.origin == CGPoint(x: 7, y: 9))
    #expect(label.bounds.width > 0)
  }

  @Test func `L17 T1 A label has no text by default and then no size`() {
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.intrinsicContentSize == .zero)
    label.text = ""
    #expect(label.intrinsicContentSize == .zero)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
  }
}
