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

/// What text fields and text views look like while they are edited.
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

  /// The pictures of one view, while the user types, selects and moves the caret in it.
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
    let edited = UITextField()
    (edited.placeholder, edited.borderStyle) = ("Name", .roundedRect)
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

  @Test func `A text view while it is edited`() throws {
    let edited = UITextView()
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
