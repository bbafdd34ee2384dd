public import Foundation
public import PlainviewGraphics
public import PlainviewUIKitCore

/// Lays out contents on pages. There is no printer: the contents are one page.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject, NSCopying {
  /// The renderer that draws the formatter's pages; nil for none.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// The height of contents at most, in points; 0 for the paper's. Kept, without effect.
  open var maximumContentHeight: CGFloat = 0
  /// The width of contents at most, in points; 0 for the paper's. Kept, without effect.
  open var maximumContentWidth: CGFloat = 0
  /// The space around the contents, in points. Kept, without effect.
  open var contentInsets = UIEdgeInsets.zero
  /// The space around the contents of each page, in points. Kept, without effect.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The page of the renderer that the contents begin on; `NSNotFound` behind those of other formatters.
  open var startPage = NSNotFound
  /// The number of pages.
  open var pageCount: Int { 1 }

  public override init() { super.init() }

  /// Takes the formatter from its renderer.
  open func removeFromPrintPageRenderer() {
    printPageRenderer?.printFormatters?.removeAll { $0 === self }
    printPageRenderer = nil
  }
  /// Returns where the contents are on a page: all of what the renderer prints on; an empty rectangle without one.
  open func rectForPage(at pageIndex: Int) -> CGRect { printPageRenderer?.printableRect ?? .zero }
  /// Draws the contents of a page; draws nothing here.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

  /// Returns the formatter itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Lays out a text on pages.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text; nil for none.
  open var text: String?
  /// The text with attributes; nil for none.
  open var attributedText: NSAttributedString?
  /// The font of a text without attributes; nil for the standard one. Kept, without effect.
  open var font: UIFont?
  /// The color of a text without attributes; nil for black. Kept, without effect.
  open var color: UIColor?
  /// How lines are aligned. Kept, without effect.
  open var textAlignment = NSTextAlignment.natural

  /// Creates a formatter of a text.
  public init(text: String) {
    self.text = text
    super.init()
  }
  /// Creates a formatter of a text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
}

/// Lays out a text in HTML on pages.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The text in HTML; nil for none.
  open var markupText: String?

  /// Creates a formatter of a text in HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}

/// Lays out what a view shows on pages.
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  open private(set) var view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use UIView.viewPrintFormatter()") }
}

extension UIView {
  /// Returns a formatter that lays out what the view shows.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
