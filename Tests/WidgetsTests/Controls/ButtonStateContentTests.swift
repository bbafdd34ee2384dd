import Foundation
import Testing
import UIKit

/// The facts of flowkey/UIKit-cross-platform, ButtonSetTitleForStateTests and ButtonSetTitleColorForStateTests.
@MainActor @Suite("Button states (flowkey/UIKit-cross-platform, title and colour for state)")
struct ButtonStateContentTests {
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  @Test func `The label shows the newest title of the normal state`() {
    for title in ["Short", "Longer", "The longest"] {
      button.setTitle(title, for: .normal)
      button.layoutIfNeeded()
      #expect(button.titleLabel?.text == title)
    }
  }

  @Test(arguments: [UIControl.State.selected, .highlighted])
  func `It shows plain and attributed titles of other states in those states`(_ state: UIControl.State) {
    button.setTitle("plain", for: state)
    (button.isSelected, button.isHighlighted) = (state == .selected, state == .highlighted)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "plain")
    button.setAttributedTitle(NSAttributedString(string: "attributed"), for: state)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "attributed")
  }

  @Test func `A state without a title of its own shows the normal one, attributed or not`() {
    button.setTitle("normal", for: .normal)
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "normal")
    button.setAttributedTitle(NSAttributedString(string: "attributed"), for: .normal)
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "attributed")
  }

  @Test func `A colour without a title changes no label`() {
    button.setTitleColor(.blue, for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor != .blue)
  }

  @Test func `Colours follow the state, and fall back to the normal one`() {
    button.setTitleColor(.green, for: .normal)
    button.setTitle("title", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .green)
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .green)
    button.setTitleColor(.red, for: .selected)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .red)
  }

  @Test func `B2 Shadow colours follow the same rule`() {
    button.setTitle("title", for: .normal)
    button.setTitleShadowColor(.black, for: .normal)
    button.setTitleShadowColor(.gray, for: .selected)
    #expect(button.titleShadowColor(for: .highlighted) == .black)
    #expect(button.titleLabel?.shadowColor == .black)
    button.isSelected = true
    #expect(button.currentTitleShadowColor == .gray)
    #expect(button.titleLabel?.shadowColor == .gray)
  }

  @Test func `A symbol is as large as the button prefers in its state, and as the symbol itself says before that`()
    throws
  {
    let star = try #require(UIImage(systemName: "star"))
    let large = UIImage.SymbolConfiguration(pointSize: 34)
    button.setImage(star, for: .normal)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    #expect(button.preferredSymbolConfigurationForImage(in: .selected) == large)
    #expect(button.currentPreferredSymbolConfiguration == large)
    #expect(button.intrinsicContentSize == CGSize(width: 40, height: 40))
    #expect(button.currentImage === star)
    button.setImage(star.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 17)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))
    var configuration = UIButton.Configuration.plain()
    configuration.image = star
    configuration.preferredSymbolConfigurationForImage = large
    configuration.contentInsets = .zero
    button.configuration = configuration
    #expect(button.intrinsicContentSize.height == 40)
  }
}
