import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// The label and the picture of a button as code meets them, and what it has for each state.
@MainActor @Suite struct ButtonPartsTests {
  private func button() -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.setTitle("Hi", for: .normal)
    return button
  }

  @Test func `W39 The title's label is in the button at once, laid out`() throws {
    let button = button()
    let label = try #require(button.titleLabel)
    #expect(label.superview === button)
    #expect(label.text == "Hi")
    #expect(label.frame.width > 5)
    #expect(abs(label.frame.midX - 100) < 1)
    button.setTitle("A longer title", for: .normal)
    let width = label.frame.width
    #expect(button.titleLabel.map { $0.frame.width > width } == true)
  }

  @Test func `W39 A constraint to the title's label can be activated`() {
    let button = button()
    let dot = UIView()
    dot.translatesAutoresizingMaskIntoConstraints = false
    button.addSubview(dot)
    let constraint = dot.leadingAnchor.constraint(equalTo: button.titleLabel!.trailingAnchor)
    constraint.isActive = true
    #expect(constraint.isActive)
  }

  @Test func `W39 So is the picture, below the title`() throws {
    let button = button()
    _ = button.titleLabel
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let picture = try #require(button.imageView)
    #expect(picture.superview === button)
    #expect(picture.image == UIImage(systemName: "star"))
    #expect(button.subviews.first === picture)
    #expect(picture.frame.width > 0)
  }

  private final class Custom: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 1, y: 2, width: titleLabel?.font.pointSize ?? 0, height: 3)
    }
  }

  @Test func `W39 A configuration breaks the lines of its title, or cuts it, as it says`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Continue without an account"
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 100)
    let label = try #require(button.titleLabel)
    #expect(label.lineBreakMode == .byWordWrapping && label.numberOfLines == 0)
    let lines = label.frame.height
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    button.layoutIfNeeded()
    let line = try #require(button.titleLabel).frame.height
    #expect(label.lineBreakMode == .byTruncatingTail && label.numberOfLines == 1)
    #expect(lines > 1.9 * line && label.frame.width == 120)
  }

  @Test func `W39 The picture has as many rows of the title as there is room for`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Continue without an account"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 144, height: 96)
    let text = Snapshotting<UIView>.ascii.text(of: button)
    #expect(text.contains("Continue") && text.contains("account"))
    #expect(!text.contains("..."))
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    #expect(Snapshotting<UIView>.ascii.text(of: button).contains("..."))
  }

  @Test func `W39 A rectangle that is overridden may ask for the label`() {
    let button = Custom(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    button.setTitle("Hi", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 9)
    #expect(button.titleLabel?.frame == CGRect(x: 1, y: 2, width: 9, height: 3))
  }

  @Test(arguments: [UIControl.State.highlighted, .disabled, .selected, [.selected, .highlighted]])
  func `W41 What a state has not is the normal state's`(state: UIControl.State) {
    let button = UIButton()
    #expect(button.title(for: state) == nil)
    button.setTitle("n", for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.setTitleShadowColor(.blue, for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setBackgroundImage(UIImage(systemName: "moon"), for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "x"), for: .normal)
    #expect(button.title(for: state) == "n")
    #expect(button.titleColor(for: state) == .red)
    #expect(button.titleShadowColor(for: state) == .blue)
    #expect(button.image(for: state) == UIImage(systemName: "star"))
    #expect(button.backgroundImage(for: state) == UIImage(systemName: "moon"))
    #expect(button.attributedTitle(for: state)?.string == "x")
    button.setTitle("own", for: state)
    #expect(button.title(for: state) == "own")
    #expect(button.title(for: .normal) == "n")
  }
}
