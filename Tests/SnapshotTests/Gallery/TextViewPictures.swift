import UIKit

/// Text views: wrapped text in a box, scrolled, edited.
@MainActor enum TextViewPictures {
  static var page: GalleryPage {
    GalleryPage("Text views", "A box around the lines that are in sight.", table: table)
  }

  private static let letter = """
    Dear Kim,

    the quick brown fox jumps over the lazy dog.
    Yours, Lee
    """

  private static func view(_ text: String, _ change: (UITextView) -> Void = { _ in }) -> UITextView {
    let view = UITextView()
    view.text = text
    change(view)
    return view
  }

  private static var table: StateTable {
    var table = StateTable()
    table.add("empty", view(""), columns: 28, rows: 3)
    table.add("wrapped", view(letter), columns: 28, rows: 8)
    table.add("too high", view(letter), columns: 28, rows: 5)
    table.add("scrolled to the end", view(letter), columns: 28, rows: 5) { $0.contentOffset.y = 32 }
    table.add("right", view("One\nTwo") { $0.textAlignment = .right }, columns: 28, rows: 4)
    table.add("centered", view("One\nTwo") { $0.textAlignment = .center }, columns: 28, rows: 4)
    table.add("right to left", RightToLeft.mirrored(view("שלום")), columns: 28, rows: 3)
    table.add("a background", view("On gray") { $0.backgroundColor = .systemGray5 }, columns: 28, rows: 3)
    table.add(
      "no insets",
      view("No insets") {
        $0.textContainerInset = .zero
        $0.textContainer.lineFragmentPadding = 0
      }, columns: 28, rows: 3)
    table.add("with the caret", view(""), columns: 28, rows: 3) { $0.becomeFirstResponder() }
    table.add("caret in the middle", view(letter), columns: 28, rows: 5) { select($0, 5, 0) }
    table.add("selection over lines", view(letter), columns: 28, rows: 5) { select($0, 5, 30) }
    table.add(
      "cut after three lines",
      view(letter) {
        $0.textContainer.maximumNumberOfLines = 3
        $0.textContainer.lineBreakMode = .byTruncatingTail
      }, columns: 28, rows: 5)
    return table
  }

  private static func select(_ view: UITextView, _ start: Int, _ length: Int) {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: start, length: length)
    view.contentOffset = .zero
  }
}
