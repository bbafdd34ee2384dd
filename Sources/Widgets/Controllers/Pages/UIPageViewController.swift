public import Foundation
import PlainviewGestures
import PlainviewRuntime
public import PlainviewTargetAction
public import PlainviewUIKitCore

/// Shows pages, each a controller of its own, that the user turns by swiping.
///
/// In the style `.scroll` the adjacent pages are asked for as soon as the page is shown, in `.pageCurl` when a finger
/// turns it. The order of the appearance calls differs between the two, as on devices.
@preconcurrency @MainActor open class UIPageViewController: UIViewController, ChildPlacing {
  /// How pages change: like the sheets of a book, or by scrolling.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The direction in which pages follow each other.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// Whether a later or an earlier page is shown.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// Where the spine of a book is, which decides how many pages are visible.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  /// What is decided once, when the controller is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates a key from the name of an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The raw value of a `SpineLocation`, as a number.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages that scroll, in points.
    public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Informed when the user turns pages; not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Gives the pages beside those that are shown; without one fingers turn no pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      adjacentPagesDidChange()
      showDots()
    }
  }
  /// How pages change; decided when the controller is created.
  open package(set) var transitionStyle: TransitionStyle
  /// The direction in which pages follow each other; decided when the controller is created.
  open package(set) var navigationOrientation: NavigationOrientation
  /// Where the spine of the book is; `none` for pages that scroll.
  open package(set) var spineLocation: SpineLocation
  /// Whether pages have a back side as well; kept as data.
  open var isDoubleSided = false
  /// In points.
  let spacing: CGFloat
  var shown: [UIViewController] = []
  /// The current turn of a page.
  var change: PageChange?
  let scroller = PageScrollView(frame: .zero)
  let dots = UIPageControl(frame: .zero)
  /// The dot of the page that is shown.
  var shownDot = 0
  private let curlPan: UIPanGestureRecognizer
  private let curlTap: UITapGestureRecognizer

  /// Creates a page view controller with a style, a direction and options.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = (options?[.spineLocation] as? NSNumber)?.intValue ?? options?[.spineLocation] as? Int
    spineLocation = style == .scroll ? .none : spine.flatMap(SpineLocation.init) ?? .min
    spacing = Self.length(options?[.interPageSpacing])
    curlPan = PagePanRecognizer(target: nil, action: nil)
    curlTap = PageTapRecognizer(target: nil, action: nil)
    super.init(nibName: nil, bundle: nil)
    prepareRecognizers()
  }

  /// Creates a page view controller from an archive or a document.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    spacing = 0
    curlPan = PagePanRecognizer(target: nil, action: nil)
    curlTap = PageTapRecognizer(target: nil, action: nil)
    super.init(coder: coder)
    prepareRecognizers()
  }

  /// A controller that turns pages as those of a book; there is nothing to load from a nib.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a page view controller that turns pages horizontally like the sheets of a book.
  @_disfavoredOverload public convenience init(_: Void = ()) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  private static func length(_ value: Any?) -> CGFloat {
    let length = (value as? NSNumber)?.doubleValue ?? 0
    return length.isFinite ? max(length, 0) : 0
  }

  private func prepareRecognizers() {
    curlPan.addTarget(self, action: Selector("_handleCurlPan:"))
    curlTap.addTarget(self, action: Selector("_handleCurlTap:"))
    scroller.owner = self
  }

  open override class var actions: ActionTable {
    [
      "_handleCurlPan:": .init(handleCurlPan), "_handleCurlTap:": .init(handleCurlTap),
      "_dotsChanged": .init(dotsChanged),
    ]
  }

  open override class var outlets: OutletTable {
    [
      "delegate": .init(\UIPageViewController.delegate), "dataSource": .init(\UIPageViewController.dataSource),
    ]
  }

  // MARK: Pages

  /// The pages that are shown: one, or two beside a spine in the middle.
  open var viewControllers: [UIViewController]? { shown }

  /// The pan and the tap that turn pages in the style `.pageCurl`; none in the style `.scroll`.
  open var gestureRecognizers: [UIGestureRecognizer] { transitionStyle == .pageCurl ? [curlPan, curlTap] : [] }

  var requiredCount: Int { spineLocation == .mid ? 2 : 1 }

  /// Shows other pages; the delegate is not asked, the completion is told whether the animation came to its end.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    guard new.count == requiredCount else {
      raise(
        .invalidArgument(
          "The number of view controllers provided (\(new.count)) doesn't match the number required (\(requiredCount)) "
            + "for the requested transition"))
      return
    }
    turn(to: new, direction, animated: animated, completion)
  }

  // MARK: View

  open override func loadView() {
    let view = PageView(of: self)
    view.frame = UIScreen.main.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if transitionStyle == .scroll {
      scroller.layOut(in: view.bounds)
      view.addSubview(scroller)
    }
    for recognizer in gestureRecognizers { view.addGestureRecognizer(recognizer) }
    dots.addTarget(self, action: Selector("_dotsChanged"), for: .valueChanged)
    self.view = view
    showDots()
  }

  package func placeChildren() { placePages() }

  open override var childForStatusBarStyle: UIViewController? { extended(shown.first) }
  open override var childForStatusBarHidden: UIViewController? { extended(shown.first) }

  /// What the delegate says, else what all controllers support.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UserCode.ask(delegate, "pageViewControllerSupportedInterfaceOrientations(_:)") {
      $0.pageViewControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UserCode.ask(delegate, "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)") {
      $0.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? super.preferredInterfaceOrientationForPresentation
  }
}

/// Holds the pages and the dots of a page view controller.
@MainActor private final class PageView: UIView, ClassStandIn {
  private weak var controller: UIPageViewController?
  nonisolated var shownClassName: String { "_UIPageViewControllerContentView" }

  init(of controller: UIPageViewController) {
    self.controller = controller
    super.init(frame: .zero)
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutPages()
  }
}

/// The recognizers that turn pages, which are none of the app's own.
@MainActor private final class PagePanRecognizer: UIPanGestureRecognizer, SystemRecognizer {}
@MainActor private final class PageTapRecognizer: UITapGestureRecognizer, SystemRecognizer {}
