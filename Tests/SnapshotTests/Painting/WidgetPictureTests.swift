import Testing
import UIKit

/// What single widgets look like. One cell is 8 x 16 points.
@MainActor @Suite struct WidgetPictureTests {
  private func picture(_ view: UIView, columns: Int, rows: Int = 1) -> String {
    view.frame = CGRect(x: 0, y: 0, width: columns * 8, height: rows * 16)
    return Snapshotting<UIView>.ascii.text(of: view)
  }

  // MARK: Labels

  private func label(_ text: String, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
    let label = UILabel()
    label.text = text
    change(label)
    return label
  }

  @Test func `A label shows its text where its alignment says`() {
    #expect(picture(label("Name"), columns: 10) == "Name")
    #expect(picture(label("Name") { $0.textAlignment = .right }, columns: 10) == "      Name")
    #expect(picture(label("Name") { $0.textAlignment = .center }, columns: 10) == "   Name")
  }

  @Test func `Text that does not fit is cut with three dots`() {
    #expect(picture(label("Some text"), columns: 7) == "Some...")
    #expect(picture(label("Some text") { $0.lineBreakMode = .byClipping }, columns: 7) == "Some te")
    #expect(picture(label("Some text") { $0.lineBreakMode = .byTruncatingHead }, columns: 7) == "...text")
  }

  @Test func `A label of several lines breaks between words and stands in the middle`() {
    let terms = label("By signing up you agree") { $0.numberOfLines = 0 }
    #expect(picture(terms, columns: 12, rows: 4) == "\nBy signing\nup you agree\n")
    #expect(picture(label("one two three") { $0.numberOfLines = 2 }, columns: 4, rows: 2) == "one\nt...")
  }

  @Test func `Korean and emoji take two cells, and half of one is never shown`() {
    #expect(picture(label("한글"), columns: 6) == "한글")
    #expect(picture(label("한글 이름") { $0.lineBreakMode = .byClipping }, columns: 5) == "한글")
    #expect(picture(label("👍🏽 ok") { $0.textAlignment = .right }, columns: 7) == "  👍🏽 ok")
  }

  @Test func `Control characters and bidirectional overrides cannot disturb the grid`() {
    #expect(picture(label("a\u{202E}b\u{7}c\u{200B}d"), columns: 10) == "abcd")
  }

  // MARK: Buttons

  private func button(_ title: String?, _ change: (UIButton) -> Void = { _ in }) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    change(button)
    return button
  }

  @Test func `A button has brackets, and marks for its state`() {
    #expect(picture(button("Sign in"), columns: 11) == "[ Sign in ]")
    #expect(picture(button("Sign in") { $0.isSelected = true }, columns: 11) == "[*Sign in*]")
    #expect(picture(button("Sign in") { $0.isEnabled = false }, columns: 11) == "[-Sign in-]")
    #expect(picture(button("Sign in") { $0.isHighlighted = true }, columns: 11) == "[!Sign in!]")
  }

  @Test func `A button of three rows is a box with the title in the middle`() {
    let expected = """
      +-----------+
      |  Sign in  |
      +-----------+
      """
    #expect(picture(button("Sign in"), columns: 13, rows: 3) == expected)
  }

  @Test func `A round button with a background has round corners`() {
    let filled = button("Go") {
      $0.backgroundColor = .systemBlue
      $0.layer.cornerRadius = 8
    }
    let expected = """
      .------.
      |  Go  |
      '------'
      """
    #expect(picture(filled, columns: 8, rows: 3) == expected)
  }

  @Test func `Narrow buttons lose the blanks, then the brackets, then letters`() {
    #expect(picture(button("Sign in"), columns: 9) == "[Sign in]")
    #expect(picture(button("Sign in"), columns: 7) == "Sign in")
    #expect(picture(button("Sign in with a name"), columns: 6) == "Sig...")
  }

  // MARK: Text fields

  private func field(_ text: String, _ change: (UITextField) -> Void = { _ in }) -> UITextField {
    let field = UITextField()
    field.text = text
    change(field)
    return field
  }

  @Test func `A text field shows text, placeholder, dots and state between brackets`() {
    #expect(picture(field("kim"), columns: 14) == "[kim_________]")
    #expect(picture(field("") { $0.placeholder = "Email" }, columns: 14) == "[<Email>_____]")
    #expect(picture(field("abc") { $0.isSecureTextEntry = true }, columns: 14) == "[***_________]")
    #expect(picture(field("kim") { $0.isEnabled = false }, columns: 14) == "[-kim-_______]")
  }

  @Test func `The caret stands where the next letter goes`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.makeKeyAndVisible()
    let typed = field("")
    window.addSubview(typed)
    typed.becomeFirstResponder()
    typed.insertText("kim")
    #expect(picture(typed, columns: 14) == "[kim|________]")
    typed.insertText("berley-anne")
    #expect(picture(typed, columns: 14) == "[berley-anne|]")
  }

  @Test func `A caret that is out of sight comes into sight, whatever the text has in it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.makeKeyAndVisible()
    let typed = field("abcdefghijkl|m}n")
    window.addSubview(typed)
    typed.becomeFirstResponder()
    typed.selectedTextRange = typed.textRange(from: typed.beginningOfDocument, to: typed.beginningOfDocument)
    #expect(picture(typed, columns: 10) == "[|abcdefg]")
  }

  @Test func `A placeholder is seen until there is text, and its state with it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.makeKeyAndVisible()
    let typed = field("") { $0.placeholder = "Email" }
    window.addSubview(typed)
    typed.becomeFirstResponder()
    #expect(picture(typed, columns: 14) == "[|<Email>____]")
    typed.insertText("k")
    #expect(picture(typed, columns: 14) == "[k|__________]")
    let disabled = field("") {
      $0.placeholder = "Email"
      $0.isEnabled = false
    }
    #expect(picture(disabled, columns: 14) == "[-<Email>-___]")
  }

  @Test func `Of several lines in a label of one the first is shown, with dots`() {
    #expect(picture(label("One\nTwo"), columns: 10) == "One...")
    #expect(picture(label("Eleven\nTwo"), columns: 7) == "Elev...")
    #expect(picture(label("One\n"), columns: 10) == "One")
  }

  // MARK: Images

  @Test func `A picture is its name, in an outline from three rows and six columns up`() {
    let image = UIImage.named("star", size: CGSize(width: 40, height: 40))
    #expect(picture(UIImageView(image: image), columns: 5) == "%star")
    let expected = """
      +------+
      |%star |
      +------+
      """
    #expect(picture(UIImageView(image: image), columns: 8, rows: 3) == expected)
  }

  @Test func `A picture stands where its content mode puts it`() {
    // 40 x 32 points are 5 x 2 cells: a name without an outline; 48 x 48 points are 6 x 3 cells.
    let small = UIImage.named("dot", size: CGSize(width: 40, height: 32))
    let large = UIImage.named("dot", size: CGSize(width: 48, height: 48))
    func view(_ image: UIImage, _ mode: UIView.ContentMode) -> UIImageView {
      let view = UIImageView(image: image)
      view.contentMode = mode
      return view
    }
    #expect(picture(view(small, .center), columns: 12, rows: 3) == "\n    %dot\n")
    #expect(picture(view(small, .bottomRight), columns: 12, rows: 3) == "\n\n       %dot")
    let boxed = ["+----+", "|%dot|", "+----+"]
    #expect(picture(view(large, .topLeft), columns: 12, rows: 4) == (boxed + [""]).joined(separator: "\n"))
    #expect(
      picture(view(large, .scaleAspectFit), columns: 12, rows: 3)
        == boxed.map { "   " + $0 }.joined(separator: "\n"))
  }

  @Test func `W92 The name of a picture is cut to its first letters, and a legend says what they stand for`() {
    let view = UIImageView(image: UIImage.named("portrait", size: CGSize(width: 24, height: 16)))
    #expect(picture(view, columns: 3) == "%po\n%po  portrait")
    #expect(picture(view, columns: 7) == "%portra\n%portra  portrait")
  }
}

extension UIImage {
  /// A picture that is only a name and a size.
  fileprivate static func named(_ name: String, size: CGSize) -> UIImage {
    UIImage.declare(name, size: size)
    return UIImage(named: name)!
  }
}
