import PlainviewUIKitCore
import Testing
import UIKit

/// The rules of the styles: what their marks are made of, and that they show the same picture.
@MainActor @Suite struct StyleRuleTests {
  /// One of everything, in states that have marks of their own.
  private var everything: UIView {
    let stage = PictureStage(columns: 40, rows: 24)
    var row = 1
    func add(_ view: UIView, rows: Int = 1) {
      stage.add(view, PictureStage.cells(2, row, 30, rows))
      row += rows + 1
    }
    stage.root.layer.borderWidth = 1
    stage.root.layer.cornerRadius = 8
    let (slider, progress, pages, stepper) = (UISlider(), UIProgressView(), UIPageControl(), UIStepper())
    (slider.value, progress.progress, pages.numberOfPages) = (0.5, 0.5, 4)
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    let (secret, long) = (UITextField(), UILabel())
    (secret.text, secret.isSecureTextEntry, secret.clearButtonMode) = ("secret", true, .always)
    long.text = "A text that is too long for what there is of room"
    for view in [slider, progress, pages, stepper, spinner, secret, long, UISwitch()] { add(view) }
    add(UISegmentedControl(items: ["A", "B"]))
    add(UITextView(), rows: 3)
    return stage.root
  }

  @Test func `Every mark that the toolkit draws in ascii is ASCII`() {
    let text = Snapshotting<UIView>.ascii.text(of: everything)
    #expect(text.unicodeScalars.filter { !$0.isASCII }.isEmpty)
    #expect(text.contains("###############..............."))
  }

  @Test func `Text that the user put in stays what it is`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    label.text = "●─…한"
    #expect(Snapshotting<UIView>.ascii.text(of: label) == "●─…한")
  }

  @Test func `The unicode picture is the same picture: the same rows, as wide as in ascii`() {
    let ascii = Snapshotting<UIView>.ascii.text(of: everything).components(separatedBy: "\n")
    let unicode = Snapshotting<UIView>.unicode.text(of: everything).components(separatedBy: "\n")
    #expect(ascii.map { CellWidth.of($0) } == unicode.map { CellWidth.of($0) })
    #expect(ascii != unicode)
  }

  @Test func `The unicode picture has box-drawing characters`() {
    let stage = PictureStage(columns: 9, rows: 3)
    stage.addBox(PictureStage.cells(0, 0, 9, 3)).layer.cornerRadius = 4
    stage.addLabel("too long", PictureStage.cells(1, 1, 7, 1))
    #expect(stage.unicode == ["╭───────╮", "│too lo…│", "╰───────╯"])
    #expect(stage.ascii == [".-------.", "|too ...|", "'-------'"])
  }
}
