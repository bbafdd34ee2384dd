public import Foundation
import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction
public import PlainviewUIKitCore

/// Shows up to three controllers side by side where the width is regular, and one after the other where it is compact.
///
/// On a narrow screen the columns become one stack of controllers: those of the secondary navigation controller are put
/// on the primary one's, and go back when the screen becomes wide again.
@preconcurrency @MainActor open class UISplitViewController: UIViewController, ChildPlacing {
  package var containerKind: ContainerKind? { .split }
  /// Informed of changes, and decides about some of them; not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The arrangement that the controller was created with.
  open package(set) var style: Style
  /// What the app set, by column.
  var contents: [UIViewController?] = [nil, nil, nil, nil]
  /// What is shown for it: a controller without a navigation controller gets one in the styles with columns.
  var containers: [UIViewController?] = [nil, nil, nil, nil]
  /// Whether only one controller is shown, since the width is compact.
  open internal(set) var isCollapsed = false
  /// Whether the controller was collapsed or expanded already.
  var isArranged = false
  /// Controllers that are on another column's stack while the controller is collapsed.
  var lent: [(owner: UIViewController, controllers: [UIViewController])] = []
  /// The secondary controller that the delegate discards while collapsed, kept for expanding.
  var preserved: UIViewController?
  /// The columns whose views are shown.
  var seenColumns: [Column] = []
  let shade = UIDimmingView(frame: .zero)

  /// The widths of columns, in points.
  static let usualWidth: CGFloat = 320

  /// Creates a split view controller with two or three columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  /// Creates a split view controller from an archive or a document.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
    prepare()
  }

  /// Creates a split view controller in the style before iOS 14.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(nibName: nil, bundle: nil) }

  private func prepare() { shade.tapped = { [weak self] in self?.setMode(.secondaryOnly, animated: true) } }

  open override class var outlets: OutletTable { ["delegate": .init(\UISplitViewController.delegate)] }

  // MARK: Columns

  /// The controllers that are shown as columns: primary and secondary, or the only one.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return collapsedRoot.map { [$0] } ?? [] }
      return Self.order.compactMap { containers[$0.rawValue] }
    }
    set {
      setColumn(newValue.first, .primary)
      setColumn(newValue.count > 1 ? newValue.last : nil, .secondary)
      preserved = nil
      arrangeAgain()
    }
  }

  /// From the leading edge on.
  static let order: [Column] = [.primary, .supplementary, .secondary]

  /// Sets the controller of a column; in the style before iOS 14 it raises an `NSInternalInconsistencyException`.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard style != .unspecified else {
      raise(
        .internalInconsistency(
          "-[UISplitViewController setViewController:forColumn:] is only supported in a split view controller with "
            + "columns; use init(style:)"))
      return
    }
    if column == .secondary, isCollapsed, let vc { return replaceLentSecondary(by: vc) }
    setColumn(vc, column)
    arrangeAgain()
  }

  /// Returns the controller that was set for a column; nil for none.
  open func viewController(for column: Column) -> UIViewController? { contents[column.rawValue] }

  // MARK: Display

  /// Which columns are seen now.
  open internal(set) var displayMode = DisplayMode.secondaryOnly
  /// Which columns the app prefers to show; `.automatic` for as many as fit.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { setMode(automaticMode, animated: false) } }
  /// How columns should share the screen with the secondary one; automatic by default.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { setMode(automaticMode, animated: false) } }
  /// How columns share the screen with the secondary one: the preferred behavior, or one that fits the width.
  open var splitBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    return isWide ? .tile : .overlay
  }
  /// Whether a pan from the edge shows the primary column.
  open var presentsWithGesture = true
  /// Whether a button shows the secondary column only; kept, without effect.
  open var showsSecondaryOnlyButton = false
  /// When the button that changes the display mode is shown; kept, without effect.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// The side of the primary column; leading by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The background of the primary column on a Mac; kept, without effect.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// The item that shows and hides the primary column; the app puts it in a bar.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"), style: .plain, target: self, action: Selector("toggleMasterVisible:"))

  open override class var actions: ActionTable { ["toggleMasterVisible:": .init(toggleDisplayMode)] }

  /// The preferred width of the primary column as a share of the whole width, from 0 to 1; negative for none.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The preferred width of the primary column, in points; comes before the share. Negative for none.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The least width of the primary column, in points; negative for the standard one.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The greatest width of the primary column, in points; negative for the standard one.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The preferred width of the supplementary column as a share of the whole width, from 0 to 1; negative for none.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The preferred width of the supplementary column, in points; comes before the share. Negative for none.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The least width of the supplementary column, in points; negative for the standard one.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The greatest width of the supplementary column, in points; negative for the standard one.
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// In points.
  open var primaryColumnWidth: CGFloat {
    width(
      preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
      maximumPrimaryColumnWidth)
  }

  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat {
    width(
      preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction, minimumSupplementaryColumnWidth,
      maximumSupplementaryColumnWidth)
  }

  private func width(_ preferred: CGFloat, _ fraction: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    var width = Self.usualWidth
    if fraction >= 0 { width = min(fraction, 1) * whole }
    if preferred >= 0 { width = preferred }
    width = min(max(width, least), most >= 0 ? most : max(Self.usualWidth, least, preferred >= 0 ? preferred : 0))
    return min(width, whole)
  }

  // MARK: Showing

  /// Shows a column: beside or over the secondary one, or on top of the stack of a narrow screen.
  open func show(_ column: Column) { showColumn(column) }
  /// Hides a column, or removes it from the stack of a narrow screen.
  open func hide(_ column: Column) { hideColumn(column) }

  open override func show(_ controller: UIViewController, sender: Any?) {
    let isDone = UserCode.ask(delegate, "splitViewController(_:show:sender:)") {
      $0.splitViewController(self, show: controller, sender: sender)
    }
    if isDone ?? false { return }
    if let navigation = containers[Column.primary.rawValue] as? UINavigationController {
      navigation.pushViewController(controller, animated: true)
    } else {
      setColumn(controller, .primary)
      arrangeAgain()
    }
  }

  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    let isDone = UserCode.ask(delegate, "splitViewController(_:showDetail:sender:)") {
      $0.splitViewController(self, showDetail: controller, sender: sender)
    }
    if isDone ?? false { return }
    showAsDetail(controller)
  }

  // MARK: View

  open override func loadView() {
    let view = SplitView(of: self)
    view.frame = UIScreen.main.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    let pan = SplitEdgePan(self)
    view.addGestureRecognizer(pan)
  }

  package func placeChildren() { arrange() }

  open override var childForStatusBarStyle: UIViewController? { extended(viewControllers.last) }
  open override var childForStatusBarHidden: UIViewController? { extended(viewControllers.last) }

  /// What the delegate says, else what all controllers support.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UserCode.ask(delegate, "splitViewControllerSupportedInterfaceOrientations(_:)") {
      $0.splitViewControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UserCode.ask(delegate, "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)") {
      $0.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? super.preferredInterfaceOrientationForPresentation
  }
}
