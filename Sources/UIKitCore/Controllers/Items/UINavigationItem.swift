public import Foundation
import PlainviewRuntime
import PlainviewTargetAction

/// What a navigation bar shows while its controller is on top.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  /// Tells the bar that shows the item.
  package var changed: (@MainActor () -> Void)?
  private func tellBar() { changed?() }

  /// Called once for an object of a document, when all of its objects exist and are connected.
  open func awakeFromNib() {}
  /// A class is an object, too; nobody calls it.
  open class func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  // Members of the class, which come before those that an app's protocols have.
  open var accessibilityLabel: String? {
    get { (self as NSObject).accessibilityLabel }
    set { (self as NSObject).accessibilityLabel = newValue }
  }
  open var accessibilityHint: String? {
    get { (self as NSObject).accessibilityHint }
    set { (self as NSObject).accessibilityHint = newValue }
  }

  open var title: String? {
    didSet {
      KeyValueObservers.hasChanged(self, "title", from: oldValue, to: title)
      tellBar()
    }
  }
  open var titleView: UIView? { didSet { tellBar() } }
  open var prompt: String? { didSet { tellBar() } }
  /// The item that the bar shows as back button while the *next* controller is on top.
  open var backBarButtonItem: UIBarButtonItem? { didSet { tellBar() } }
  open var backButtonTitle: String? { didSet { tellBar() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { tellBar() } }
  open var backAction: UIAction? { didSet { tellBar() } }
  open var hidesBackButton: Bool {
    get { hidesBack }
    set { hidesBack = newValue }
  }
  private var hidesBack = false { didSet { tellBar() } }
  open var leftItemsSupplementBackButton = false { didSet { tellBar() } }
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems }
    set { leftItems = newValue }
  }
  /// From the trailing edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems }
    set { rightItems = newValue }
  }
  // Under names of their own: a setter that set another property would call an override of it, which may set the first
  // one again.
  private var leftItems: [UIBarButtonItem]? { didSet { tellBar() } }
  private var rightItems: [UIBarButtonItem]? { didSet { tellBar() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { tellBar() } }
  open var hidesSearchBarWhenScrolling = true
  /// The looks of the bar while the item is shown, by their names; their classes are of a target above.
  package final var ownLooks: [String: AnyObject] = [:]
  /// The search controller, which is of a target above.
  package var searchOwner: UIViewController? { didSet { tellBar() } }
  /// The id in the document that the item was made from.
  package var documentID: String?

  public init(title: String) {
    self.title = title
    super.init()
  }

  public required init?(coder: NSCoder) { super.init() }

  /// An item without a title.
  public override init() { super.init() }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems?.first }
    set { leftItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems?.first }
    set { rightItems = newValue.map { [$0] } }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { hidesBack = hidesBackButton }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftItems = item.map { [$0] } }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftItems = items }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightItems = item.map { [$0] } }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightItems = items }
}
