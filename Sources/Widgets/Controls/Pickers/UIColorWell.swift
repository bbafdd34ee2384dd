public import Foundation
@_spi(Plainview) public import PlainviewGraphics
@_spi(Plainview) public import PlainviewUIKitCore

/// A control that shows a colour; on a device a tap on it opens a picker (contract A13, B5).
@preconcurrency @MainActor open class UIColorWell: UIControl, EraSized {
  package var eraSize = UIColorWell.currentSize

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a color well from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a color well with an empty frame.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }

  private func prepare() {
    isAccessibilityElement = true
    isOpaque = false
    super.accessibilityTraits = .button
  }

  /// Setting it sends nothing.
  open var selectedColor: UIColor?
  /// Whether the user may choose the opacity of a color; kept, without effect.
  open var supportsAlpha = true
  /// The heading of the picker. Kept, without effect.
  open var title: String?

  /// What choosing a colour in the picker does; false when the control is off.
  @discardableResult
  package func selectAsUser(_ color: UIColor?) -> Bool {
    guard isEnabled else { return false }
    selectedColor = color
    send(.valueChanged, nil)
    return true
  }

  package static let currentSize = ControlSize(width: 28, height: 28)

  open override var intrinsicContentSize: CGSize { documentSize?.size ?? eraSize.intrinsic }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { eraSize.intrinsic }

  /// A spot in brackets, hollow without a colour.
  @_spi(Plainview) open override func drawText(on canvas: ViewCanvas) {
    let marks = canvas.style == .ascii ? ("#", ".") : ("■", "□")
    let spot = selectedColor == nil ? marks.1 : marks.0
    let opening = stateMark.isEmpty ? "(" : stateMark
    let closing = stateMark.isEmpty ? ")" : closingStateMark
    canvas.writeCentered(opening + spot + closing, row: canvas.middleRow)
  }
}
