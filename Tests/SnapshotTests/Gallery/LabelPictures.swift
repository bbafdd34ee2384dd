import UIKit

/// Labels: alignments, lines, and what happens to text that has no room.
@MainActor enum LabelPictures {
  static var page: GalleryPage {
    GalleryPage(
      "Labels", "A label is its text. What it leaves out is told by dots, in the place that `lineBreakMode` says.",
      [.init(text: oneLine.text), .init(title: "Several lines:", text: severalLines.text)])
  }

  private static func label(_ text: String?, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
    let label = UILabel()
    label.text = text
    change(label)
    return label
  }

  private static var oneLine: StateTable {
    var table = StateTable()
    let long = "A text that is too long for its label"
    table.add("left", framed(label("Name")), columns: 24, rows: 3)
    table.add("centered", framed(label("Name") { $0.textAlignment = .center }), columns: 24, rows: 3)
    table.add("right", framed(label("Name") { $0.textAlignment = .right }), columns: 24, rows: 3)
    table.add("natural, right to left", framed(RightToLeft.mirrored(label("Name"))), columns: 24, rows: 3)
    table.add("too long", framed(label(long)), columns: 24, rows: 3)
    table.add("cut in the middle", framed(label(long) { $0.lineBreakMode = .byTruncatingMiddle }), columns: 24, rows: 3)
    table.add("cut at the head", framed(label(long) { $0.lineBreakMode = .byTruncatingHead }), columns: 24, rows: 3)
    table.add("clipped", framed(label(long) { $0.lineBreakMode = .byClipping }), columns: 24, rows: 3)
    table.add("first of two lines", framed(label("One\nTwo")), columns: 24, rows: 3)
    table.add("empty", framed(label("")), columns: 24, rows: 3)
    return table
  }

  private static var severalLines: StateTable {
    var table = StateTable()
    let terms = "By signing up you agree to our terms and to Incomprehensibilities of law."
    table.add("as many as needed", framed(label(terms) { $0.numberOfLines = 0 }), columns: 24, rows: 7)
    table.add("at most two", framed(label(terms) { $0.numberOfLines = 2 }), columns: 24, rows: 4)
    table.add(
      "by characters",
      framed(
        label(terms) {
          $0.numberOfLines = 0
          $0.lineBreakMode = .byCharWrapping
        }), columns: 24, rows: 6)
    table.add(
      "centered",
      framed(
        label(terms) {
          $0.numberOfLines = 0
          $0.textAlignment = .center
        }), columns: 24, rows: 7)
    table.add("too low for all", framed(label(terms) { $0.numberOfLines = 0 }), columns: 24, rows: 4)
    return table
  }

  /// A frame with a border, so that one sees where the label ends.
  private static func framed(_ label: UILabel) -> UIView {
    let frame = UIView(frame: CGRect(x: 0, y: 0, width: 24 * 8, height: 48))
    frame.layer.borderWidth = 1
    label.frame = frame.bounds.insetBy(dx: 8, dy: 16)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame.addSubview(label)
    return frame
  }
}
