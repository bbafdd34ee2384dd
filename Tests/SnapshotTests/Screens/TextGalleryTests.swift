import Foundation
import Testing
import UIKit

/// Views one below the other, each with its name in front of it.
private final class GalleryController: UIViewController {
  private var nextTop: CGFloat = 16

  override func viewDidLoad() { view.backgroundColor = .systemBackground }

  func show(_ name: String, _ shown: UIView, height: CGFloat = 32) {
    let label = UILabel(frame: CGRect(x: 8, y: nextTop, width: 136, height: 16))
    label.text = name
    view.addSubview(label)
    shown.frame = CGRect(x: 152, y: nextTop, width: 224, height: height)
    view.addSubview(shown)
    nextTop += height + 16
  }
}

/// What text fields and text views look like in each of their states.
@MainActor @Suite struct TextGalleryTests {
  private let gallery = GalleryController()
  private let app: XCUIApplication

  init() throws {
    let gallery = gallery
    app = XCUIApplication(
      rootViewController: gallery,
      device: SimulatedDevice(name: "tall", size: CGSize(width: 390, height: 1100), scale: 2))
    try app.launch()
  }

  private func field(_ text: String = "", _ change: (UITextField) -> Void = { _ in }) -> UITextField {
    let field = UITextField()
    field.text = text
    field.borderStyle = .roundedRect
    change(field)
    return field
  }

  private func symbol(_ text: String, width: CGFloat = 24) -> UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 16))
    label.text = text
    return label
  }

  private func showFields() {
    gallery.show("empty", field())
    gallery.show("placeholder", field { $0.placeholder = "Email" })
    gallery.show("text", field("kim@example.org"))
    gallery.show("too long", field("A text that is longer than its field"))
    gallery.show("secret", field("secret") { $0.isSecureTextEntry = true })
    gallery.show("disabled", field("kim") { $0.isEnabled = false })
    gallery.show("no border", field("kim") { $0.borderStyle = .none })
    gallery.show("line border", field("kim") { $0.borderStyle = .line })
    gallery.show("bezel", field("kim") { $0.borderStyle = .bezel })
    gallery.show("clear button", field("kim") { $0.clearButtonMode = .always })
    gallery.show(
      "left and right",
      field("10") {
        $0.leftView = symbol("$")
        $0.leftViewMode = .always
        $0.rightView = symbol("USD", width: 32)
        $0.rightViewMode = .always
      })
    gallery.show("Korean", field("안녕하세요 여러분"))
    gallery.show("emoji", field("👨‍👩‍👧‍👦 🇰🇷 👍🏽 ok"))
    gallery.show("centered", field("kim") { $0.textAlignment = .center })
    gallery.show("right", field("kim") { $0.textAlignment = .right })
    gallery.show(
      "right to left", field("שלום") { $0.semanticContentAttribute = .forceRightToLeft })
  }

  @Test func `Text fields`() throws {
    try app.run { showFields() }
    assertSnapshot(of: app, as: .ascii, named: "ascii")
    assertSnapshot(of: app, as: .unicode, named: "unicode")
  }

  /// The pictures of one view, as a person types, selects and moves in it.
  private func frames(of view: UIView, _ steps: [(String, @MainActor () throws -> Void)]) throws -> String {
    var frames: [String] = []
    for (name, step) in steps {
      try step()
      let picture = Snapshotting<UIView>.unicode.text(of: view)
      let ascii = Snapshotting<UIView>.ascii.text(of: view)
      frames.append("\(name)\n\(ascii)\n\(picture)")
    }
    return frames.joined(separator: "\n\n")
  }

  @Test func `A text field while it is edited`() throws {
    let edited = field { $0.placeholder = "Name" }
    try app.run { gallery.show("edited", edited) }
    let frames = try frames(
      of: edited,
      [
        ("not focused", {}),
        ("focused, empty", { try app.run { _ = edited.becomeFirstResponder() } }),
        ("typed", { try app.typeText("김철수 kim") }),
        ("caret in the middle", { try app.moveCaret(by: -4) }),
        ("selected to the right", { try app.moveCaret(by: 3, selecting: true) }),
        ("all selected", { try app.chooseEditAction(.selectAll) }),
        ("replaced by a long text", { try app.typeText("A text that is longer than its field") }),
        ("caret at the beginning of it", { try app.moveCaret(by: -36) }),
        ("secret", { try app.run { edited.isSecureTextEntry = true } }),
        ("ended", { try app.dismissKeyboard() }),
      ])
    assertSnapshot(of: frames, as: .lines)
  }

  private static let letter = """
    Dear Kim,

    the quick brown fox jumps over the lazy dog. 키스의 고유조건은 입술끼리 만나야 한다.
    Yours, Lee
    """

  private func textView(_ text: String, _ change: (UITextView) -> Void = { _ in }) -> UITextView {
    let view = UITextView()
    view.text = text
    change(view)
    return view
  }

  @Test func `Text views`() throws {
    try app.run {
      gallery.show("empty", textView(""), height: 48)
      gallery.show("one line", textView("One line"), height: 32)
      gallery.show("wrapped", textView(Self.letter), height: 160)
      gallery.show("too high", textView(Self.letter), height: 80)
      gallery.show("right", textView("One\nTwo") { $0.textAlignment = .right }, height: 64)
      gallery.show("centered", textView("One\nTwo") { $0.textAlignment = .center }, height: 64)
      gallery.show("right to left", textView("שלום") { $0.semanticContentAttribute = .forceRightToLeft }, height: 48)
      gallery.show("background", textView("On gray") { $0.backgroundColor = .systemGray5 }, height: 48)
      gallery.show(
        "at most 4 lines",
        textView(Self.letter) {
          $0.textContainer.maximumNumberOfLines = 4
          $0.textContainer.lineBreakMode = .byTruncatingTail
        }, height: 96)
      gallery.show(
        "no insets",
        textView("No insets") {
          $0.textContainerInset = .zero
          $0.textContainer.lineFragmentPadding = 0
        }, height: 48)
    }
    assertSnapshot(of: app, as: .ascii, named: "ascii")
    assertSnapshot(of: app, as: .unicode, named: "unicode")
  }

  @Test func `A text view while it is edited`() throws {
    let edited = textView("")
    try app.run { gallery.show("edited", edited, height: 80) }
    let frames = try frames(
      of: edited,
      [
        ("focused, empty", { try app.run { _ = edited.becomeFirstResponder() } }),
        ("typed, the end in sight", { try app.typeText(Self.letter) }),
        ("a word selected", { try app.run { edited.selectedRange = NSRange(location: 0, length: 4) } }),
        (
          "scrolled to the selection, which goes over several lines",
          {
            try app.run {
              edited.selectedRange = NSRange(location: 5, length: 30)
              edited.scrollRangeToVisible(edited.selectedRange)
            }
          }
        ),
        ("caret in the middle of a line", { try app.run { edited.selectedRange = NSRange(location: 15, length: 0) } }),
        ("ended", { try app.dismissKeyboard() }),
      ])
    assertSnapshot(of: frames, as: .lines)
  }
}
