import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewUIKitCore
import PlainviewWidgets
import Testing

/// Labels of several lines; a character is 8 points wide and a line 16 points high.
@MainActor @Suite struct TextHeightTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 400))
  private let label = UILabel()
  private let below = UIView()

  init() {
    label.numberOfLines = 0
    label.text = "aaaa bbbb cccc dddd"
    for view in [label, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    ConstraintText(root: root, ["l": label, "b": below]).activate([
      "l.leading == .leading", "l.trailing == .trailing", "l.top == .top", "b.top == l.bottom", "b.leading == .leading",
      "b.width == 10", "b.height == 10",
    ])
  }

  @Test("L17: the height is measured anew in the pass in which the width is known") func samePass() {
    root.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 80, height: 32))
    #expect(below.frame.minY == 32)
  }

  @Test("L17: the height follows the width and the text") func following() {
    root.layoutIfNeeded()
    root.frame.size.width = 40
    root.layoutIfNeeded()
    #expect(label.frame.height == 64)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(label.frame.height == 16)
    root.frame.size.width = 40
    label.text = "aaaa bbbb"
    root.layoutIfNeeded()
    #expect(label.frame.height == 32)
    #expect(below.frame.minY == 32)
    label.numberOfLines = 1
    root.layoutIfNeeded()
    #expect(label.frame.height == 16)
  }

  @Test("L17: no view is laid out twice for it") func oneCall() {
    let recorder = CallRecorder()
    let parent = RecordingView("parent", recorder)
    let text = UILabel()
    text.numberOfLines = 0
    text.text = "aaaa bbbb"
    text.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(text)
    parent.frame = CGRect(x: 0, y: 0, width: 40, height: 100)
    ConstraintText(root: parent, ["t": text]).activate(["t.leading == .leading", "t.width == 40", "t.top == .top"])
    parent.layoutIfNeeded()
    #expect(text.frame.height == 32)
    #expect(recorder.take().filter { $0 == "layout parent" }.count == 1)
  }

  @Test("L17: a preferred width wins over the width at hand") func preferredWidth() {
    label.preferredMaxLayoutWidth = 40
    root.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 80, height: 64))
    #expect(label.intrinsicContentSize.height == 64)
  }

  @Test("L17: a subclass that adds to the content size adds to the height as well") func padding() {
    final class PaddedLabel: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height + 6)
      }
    }
    let padded = PaddedLabel()
    padded.numberOfLines = 0
    padded.text = "aaaa bbbb"
    padded.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(padded)
    ConstraintText(root: root, ["p": padded]).activate(["p.leading == .leading", "p.top == .top", "p.width == 40"])
    root.layoutIfNeeded()
    #expect(padded.frame.height == 38)
  }

  @Test("L17: several labels that share a width are measured together") func sharedWidth() {
    let other = UILabel()
    other.numberOfLines = 0
    other.text = "eeee ffff gggg"
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    ConstraintText(root: root, ["l": label, "o": other]).activate([
      "o.leading == .leading", "o.width == 0.5 * l.width", "o.top == l.bottom",
    ])
    root.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 0, y: 32, width: 40, height: 48))
  }

  @Test("L17: a label is empty without text and one line high with it") func emptyLabel() {
    let empty = UILabel()
    #expect(empty.intrinsicContentSize == .zero)
    empty.text = ""
    #expect(empty.intrinsicContentSize == .zero)
    #expect(empty.numberOfLines == 1)
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test("A width that depends on the height does not keep the engine busy for ever") func feedback() {
    let loop = UILabel()
    loop.numberOfLines = 0
    loop.text = "a b c d e f g h"
    loop.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(loop)
    ConstraintText(root: root, ["l": loop]).activate(["l.leading == .leading", "l.top == .top", "l.width == l.height"])
    root.layoutIfNeeded()
    #expect(loop.frame.width == loop.frame.height)
    #expect(loop.frame.width > 0)
  }
}
