import Testing
import UIKit

/// Views whose `init(frame:)` is no designated initializer: subclasses with the designated ones inherit it.
@MainActor @Suite struct InheritedInitializerTests {
  private final class Note: UITextView {
    let made: String
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      made = "container"
      super.init(frame: frame, textContainer: textContainer)
    }
    required init?(coder: NSCoder) {
      made = "coder"
      super.init(coder: coder)
    }
    convenience init(text: String) {
      self.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      self.text = text
    }
  }

  private final class Glass: UIVisualEffectView {
    let made: String
    override init(effect: UIVisualEffect?) {
      made = "effect"
      super.init(effect: effect)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Keys: UIInputView {
    let made: Style
    override init(frame: CGRect, inputViewStyle: Style) {
      made = inputViewStyle
      super.init(frame: frame, inputViewStyle: inputViewStyle)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `The frame's initializer calls the subclass's own`() {
    let note = Note(text: "n")
    #expect(note.made == "container" && note.text == "n" && note.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    let glass = Glass(frame: CGRect(x: 0, y: 0, width: 5, height: 6))
    #expect(glass.made == "effect" && glass.frame.width == 5 && glass.contentView.superview === glass)
    let keys = Keys(frame: CGRect(x: 0, y: 0, width: 7, height: 8))
    #expect(keys.made == .default && keys.frame.height == 8)
  }
}
