public import Foundation
@_spi(Plainview) public import PlainviewGraphics
public import PlainviewTargetAction
@_spi(Plainview) public import PlainviewUIKitCore

/// The wheel above a scroll view's content that a pull sets turning (contract A13, B5).
@preconcurrency @MainActor open class UIRefreshControl: UIControl, EraSized {
  package var eraSize = UIRefreshControl.currentSize

  /// Makes a control of UIKit's size; subclasses override it, unlike that of other views.
  public init() {
    super.init(frame: Self.ownFrame)
    prepare()
  }

  /// Makes a control of UIKit's size, whatever the frame.
  public override init(frame: CGRect) {
    super.init(frame: Self.ownFrame)
    prepare()
  }

  private static var ownFrame: CGRect { CGRect(x: 0, y: 0, width: 320, height: currentSize.intrinsic.height) }

  /// Creates a refresh control from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isAccessibilityElement = true
    isOpaque = false
  }

  // MARK: Refreshing

  /// Whether a refresh is going on.
  open private(set) var isRefreshing = false { didSet { if isRefreshing != oldValue { refreshingDidChange?() } } }
  /// Tells the scroll view above whose content the wheel turns.
  var refreshingDidChange: (@MainActor () -> Void)?

  @_spi(Plainview) open override class var frameworkMethods: ActionTable {
    [
      "beginRefreshing": .init(UIRefreshControl.beginRefreshing),
      "endRefreshing": .init(UIRefreshControl.endRefreshing),
    ]
  }

  /// Starts the refresh state without sending an event.
  open func beginRefreshing() { isRefreshing = true }

  /// Ends the refresh state.
  open func endRefreshing() { isRefreshing = false }

  /// What a pull beyond the top does; false when the control is off, or refreshes already.
  @discardableResult
  package func refreshAsUser() -> Bool {
    guard isEnabled, !isRefreshing else { return false }
    isRefreshing = true
    send(.valueChanged, nil)
    return true
  }

  // MARK: Appearance

  /// A line below the wheel.
  open var attributedTitle: NSAttributedString?

  @_spi(Plainview) open override var displayedText: String? { attributedTitle?.string }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isRefreshing ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Sizes

  package static let currentSize = ControlSize(height: 60)

  open override var intrinsicContentSize: CGSize { documentSize?.size ?? eraSize.intrinsic }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: eraSize.intrinsic.height)
  }

  // MARK: Drawing

  @_spi(Plainview) open override func drawScreen(on canvas: ScreenCanvas) { drawRefreshing(on: canvas) }

  /// The turning wheel with the title below it; nothing while the control waits to be pulled.
  @_spi(Plainview) open override func drawText(on canvas: ViewCanvas) {
    guard isRefreshing else { return }
    let title = attributedTitle?.string ?? ""
    let wheel = canvas.style == .ascii ? "(~)" : "(◠)"
    if title.isEmpty || canvas.height < 2 {
      canvas.writeCentered(title.isEmpty ? wheel : "\(wheel) \(title)", row: canvas.middleRow)
    } else {
      let row = canvas.firstRow(ofLines: 2)
      canvas.writeCentered(wheel, row: row)
      canvas.writeCentered(canvas.truncated(title, to: canvas.width), row: row + 1)
    }
  }
}
