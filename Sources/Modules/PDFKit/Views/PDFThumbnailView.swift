public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore
import PlainviewWidgets

/// Shows the pages of a view's document as small buttons with their numbers; a tap shows the page.
@preconcurrency @MainActor open class PDFThumbnailView: UIView {
  /// The direction of the buttons.
  public enum LayoutMode: Int, Sendable { case vertical, horizontal }

  /// The view whose document it is; not retained.
  open weak var pdfView: PDFView? {
    didSet {
      if let token { NotificationCenter.default.removeObserver(token) }
      token = pdfView.map { view in
        NotificationCenter.default.addObserver(forName: nil, object: view, queue: nil) { [weak self] note in
          let name = note.name
          guard name == .PDFViewPageChanged || name == .PDFViewDocumentChanged else { return }
          MainQueue.run { self?.reload() }
        }
      }
      reload()
    }
  }
  /// The size of a button, in points.
  open var thumbnailSize = CGSize(width: 40, height: 40) { didSet { setNeedsLayout() } }
  /// Whether the buttons are below each other or side by side.
  open var layoutMode = LayoutMode.vertical { didSet { setNeedsLayout() } }
  /// The space around the buttons.
  open var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The pages that are chosen: the one that the view shows.
  open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }

  private var buttons: [UIButton] = []
  private nonisolated(unsafe) var token: (any NSObjectProtocol)?

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view of no size.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }
  /// Creates a view from an archive or a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }

  private func reload() {
    let count = pdfView?.document?.pageCount ?? 0
    while buttons.count > count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < count {
      let index = buttons.count
      let button = UIButton(type: .system)
      button.setTitle("\(index + 1)", for: .normal)
      button.accessibilityLabel = "Page \(index + 1)"
      button.addAction(
        UIAction { [weak self] _ in
          guard let view = self?.pdfView, let page = view.document?.page(at: index) else { return }
          view.go(to: page)
        }, for: .touchUpInside)
      buttons.append(button)
      addSubview(button)
    }
    let current = pdfView?.currentPage.flatMap { pdfView?.document?.index(for: $0) }
    for (index, button) in buttons.enumerated() { button.isSelected = index == current }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let step = layoutMode == .vertical ? CGSize(width: 0, height: 1) : CGSize(width: 1, height: 0)
    for (index, button) in buttons.enumerated() {
      let position = CGFloat(index)
      button.frame = CGRect(
        x: contentInset.left + position * step.width * thumbnailSize.width,
        y: contentInset.top + position * step.height * thumbnailSize.height, width: thumbnailSize.width,
        height: thumbnailSize.height)
    }
  }
}

@section(".init_array") @used
private let registerWhenLoaded: @convention(c) @Sendable () -> Void = {
  ModuleViews.register("PDFThumbnailView") { PDFThumbnailView(coder: $0) }
}
