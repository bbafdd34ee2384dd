public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// The area into which a layout manager, or a text view, sets its text.
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
  /// Where the text must not stand. Kept, without effect: lines are not broken around shapes.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether the width follows that of the text view.
  open var widthTracksTextView = false { didSet { if widthTracksTextView != oldValue { didChange() } } }
  /// Whether the height follows that of the text view.
  open var heightTracksTextView = false { didSet { if heightTracksTextView != oldValue { didChange() } } }
  /// Whether lines are rectangles that follow each other from top to bottom; so they are.
  open var isSimpleRectangularTextContainer: Bool { true }
  /// The manager that lays text out in here; that of a text view is made when it is first asked for.
  open internal(set) weak var layoutManager: NSLayoutManager? {
    get {
      if let known { return known }
      guard let view else { return nil }
      return MainQueue.withoutIsolation { view.layoutManager }
    }
    set { known = newValue }
  }
  private weak var known: NSLayoutManager?
  /// The newer manager; nil once the older one was asked for.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager? {
    get {
      if let knownTextLayoutManager { return knownTextLayoutManager }
      guard let view else { return nil }
      return MainQueue.withoutIsolation { view.textLayoutManager }
    }
    set { knownTextLayoutManager = newValue }
  }
  private weak var knownTextLayoutManager: NSTextLayoutManager?
  nonisolated(unsafe) weak var view: UITextView?

  public init(size: CGSize = .zero) {
    ownSize = size
    super.init()
  }

  public required init?(coder: NSCoder) {
    ownSize = .zero
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(size:)") }

  /// The manager that lays the text out, without making one.
  var layoutManagerIfMade: NSLayoutManager? { known }

  /// Takes the container over for another manager, in the place where it was.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let storage = old.textStorage
    storage?.removeLayoutManager(old)
    for container in old.textContainers {
      old.removeTextContainer(at: 0)
      newLayoutManager.addTextContainer(container)
    }
    storage?.addLayoutManager(newLayoutManager)
  }

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
    known?.textContainerChangedGeometry(self)
    guard let view else { return }
    MainQueue.withoutIsolation { view.sizeOfTextDidChange() }
  }
}
