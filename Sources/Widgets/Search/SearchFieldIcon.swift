import Foundation
@_spi(Plainview) import PlainviewGraphics
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// The magnifying glass in a search field.
@MainActor final class SearchFieldIcon: UIView, ControlPart, ClassStandIn {
  nonisolated var shownClassName: String { "UIImageView" }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func drawText(on canvas: TextCanvas) {
    canvas.write(canvas.style == .ascii ? "o- " : " ⌕ ", column: 0, row: canvas.middleRow)
  }
}

/// A button of a search bar beside the text: what it draws is one mark.
@MainActor final class SearchFieldButton: UIButton {
  private let marks: (ascii: String, unicode: String)
  private let spokenName: String

  init(_ spokenName: String, ascii: String, unicode: String) {
    marks = (ascii, unicode)
    self.spokenName = spokenName
    super.init(frame: CGRect(x: 0, y: 0, width: 32, height: 24))
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityLabel: String? {
    get { spokenName }
    set {}
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 32, height: 24) }

  override func drawText(on canvas: TextCanvas) {
    let mark = (isSelected ? "*" : "") + (canvas.style == .ascii ? marks.ascii : marks.unicode)
    canvas.write(mark, column: max(0, canvas.width - CellWidth.of(mark)), row: canvas.middleRow)
  }
}

/// The button beside a search field that ends the search.
@MainActor final class SearchCancelButton: UIButton, ClassStandIn {
  nonisolated var shownClassName: String { "UINavigationButton" }

  override init(frame: CGRect) {
    super.init(frame: frame)
    become(.system)
    setTitle("Cancel", for: .normal)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let width = traitCollection.textMetrics.width(of: "Cancel", in: .systemFont(ofSize: 17))
    return CGSize(width: width.rounded(.up), height: 36)
  }

  override func drawText(on canvas: TextCanvas) {
    let text = stateMark + (currentTitle ?? "") + closingStateMark
    canvas.write(canvas.truncated(text, to: canvas.width), column: 0, row: canvas.middleRow)
  }
}
