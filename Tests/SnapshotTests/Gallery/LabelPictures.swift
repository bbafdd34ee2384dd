import Foundation
import PlainviewSnapshot
import UIKit

/// Labels: alignments, lines, and what happens to text that does not fit.
@MainActor enum LabelPictures {
  static var page: GalleryPage {
    GalleryPage(
      "Labels", "A label is its text. What it leaves out is told by dots, in the place that `lineBreakMode` says.",
      [
        .init(text: oneLine.text), .init(title: "Several lines:", text: severalLines.text),
        .init(title: "Paragraph styles of attributed text:", text: paragraphs.text),
        .init(
          title: "Runs of attributed text; a plane of letters says what they look like:", text: runs),
      ])
  }

  // MARK: Attributed text

  private static func attributed(_ parts: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (part, attributes) in parts { text.append(NSAttributedString(string: part, attributes: attributes)) }
    return text
  }

  private static func paragraph(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> (
    String, [NSAttributedString.Key: Any]
  ) {
    let style = NSMutableParagraphStyle()
    change(style)
    return (text, [.paragraphStyle: style])
  }

  private static func label(_ parts: [(String, [NSAttributedString.Key: Any])]) -> UILabel {
    label(nil) {
      $0.numberOfLines = 0
      $0.attributedText = attributed(parts)
    }
  }

  private static var paragraphs: StateTable {
    var table = StateTable()
    table.add(
      "centered and right",
      framed(
        label([paragraph("A title\n") { $0.alignment = .center }, paragraph("12 May") { $0.alignment = .right }])),
      columns: 24, rows: 4)
    table.add(
      "a list",
      framed(
        label([
          paragraph("- milk, and bread for the week\n- eggs") { $0.headIndent = 16 }
        ])), columns: 24, rows: 5)
    table.add(
      "first line indented",
      framed(label([paragraph("A paragraph of a book that goes on") { $0.firstLineHeadIndent = 24 }])), columns: 24,
      rows: 4)
    table.add(
      "paragraphs apart",
      framed(label([paragraph("One\nTwo") { $0.paragraphSpacing = 16 }])), columns: 24, rows: 5)
    return table
  }

  private static var runs: String {
    let label = label([
      ("Sale: ", [.font: UIFont.boldSystemFont(ofSize: 17)]), ("$ 49", [.strikethroughStyle: 1]), (" ", [:]),
      ("$ 29", [.foregroundColor: UIColor.systemRed, .font: UIFont.boldSystemFont(ofSize: 17)]),
      (" until\n", [:]), ("Friday", [.backgroundColor: UIColor.systemYellow]), (", see ", [:]),
      ("terms", [.link: "https://example.org"]),
    ])
    label.frame = CGRect(x: 0, y: 0, width: 26 * 8, height: 32)
    return Snapshotting<UIView>.styles.text(of: label)
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

  /// A frame with a border, which shows where the label ends.
  private static func framed(_ label: UILabel) -> UIView {
    let frame = UIView(frame: CGRect(x: 0, y: 0, width: 24 * 8, height: 48))
    frame.layer.borderWidth = 1
    label.frame = frame.bounds.insetBy(dx: 8, dy: 16)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame.addSubview(label)
    return frame
  }
}
