public import Foundation
import PlainviewRuntime

/// The view that shows the text of a container, whose area may follow the view's.
@preconcurrency @MainActor package protocol TextContainerView: AnyObject, Sendable {
  /// The area that the view has for text, in points.
  var areaOfText: CGSize { get }
  func textContainerDidChange()
}

/// A layout manager of a container.
package protocol TextContainerManager: AnyObject {
  func textContainerDidChange(_ container: NSTextContainer)
}

/// The area into which a layout manager, or a text view, sets its text.
///
/// Its managers, `layoutManager` and `textLayoutManager`, cannot be overridden here.
open class NSTextContainer: NSObject {
  /// Points that are left free at both ends of a line.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange() } } }
  /// 0 for as many as the text needs.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange() } } }
  /// How lines are broken, and how the last one is cut when there may be no more.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { if lineBreakMode != oldValue { didChange() } } }
  /// The area's size in points, 0 where it has no end; the width follows the text view if it is to.
  open var size: CGSize {
    get { sizeInView ?? ownSize }
    set {
      guard newValue != ownSize else { return }
      ownSize = newValue
      didChange()
    }
  }
  private var ownSize: CGSize
  /// The areas that text leaves free. Kept, without effect: lines are not broken around shapes.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether the width follows that of the text view.
  open var widthTracksTextView = false { didSet { if widthTracksTextView != oldValue { didChange() } } }
  /// Whether the height follows that of the text view.
  open var heightTracksTextView = false { didSet { if heightTracksTextView != oldValue { didChange() } } }
  /// Whether lines are rectangles that follow each other from top to bottom; so they are.
  open var isSimpleRectangularTextContainer: Bool { true }
  /// The managers, as far as they are made.
  package weak var manager: (any TextContainerManager)?
  package weak var newerManager: AnyObject?
  nonisolated(unsafe) package weak var view: (any TextContainerView)?

  /// Creates a container with a size in points; zero for no limit.
  public init(size: CGSize = .zero) {
    ownSize = size
    super.init()
  }

  /// Creates a container from an archive or a document; nothing is read.
  public required init?(coder: NSCoder) {
    ownSize = .zero
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(size:)") }

  /// The part of a line that lies in the area: as much as there is between the edges.
  ///
  /// Called for no line: an override changes no layout.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    let area = CGRect(
      x: 0, y: 0, width: size.width > 0 ? size.width : .greatestFiniteMagnitude,
      height: size.height > 0 ? size.height : .greatestFiniteMagnitude)
    return proposedRect.intersection(area)
  }

  private var sizeInView: CGSize? {
    guard let view, widthTracksTextView || heightTracksTextView else { return nil }
    let area = MainQueue.withoutIsolation { view.areaOfText }
    return CGSize(
      width: widthTracksTextView ? area.width : ownSize.width,
      height: heightTracksTextView ? area.height : ownSize.height)
  }

  private func didChange() {
    manager?.textContainerDidChange(self)
    guard let view else { return }
    MainQueue.withoutIsolation { view.textContainerDidChange() }
  }
}
