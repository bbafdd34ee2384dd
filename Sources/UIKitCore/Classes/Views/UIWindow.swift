public import Foundation
public import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime
public import PlainviewTargetAction

/// The root of a screen's views, which delivers events to them and has the first responder.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The app that the window belongs to.
  package let application: UIApplication
  /// The screen that the window is on.
  @exclusivity(unchecked) open var screen: UIScreen
  /// Whether the window gets keys and other events that have no position; at most one window of the app is.
  @exclusivity(unchecked) open private(set) var isKeyWindow = false
  /// How far in front the window is; `.normal` by default.
  open var windowLevel: Level = .normal {
    didSet { if windowLevel != oldValue, !belongsToSystem { application.reorder(self) } }
  }
  /// Whether the window may become the key window; true by default.
  open var canBecomeKey: Bool { true }
  /// The scene that the window belongs to; in an app that declares none, the one that the system makes (W63).
  @exclusivity(unchecked) open weak var windowScene: UIWindowScene?
  /// What the folders above keep for the window.
  final var parts = KeptParts()
  /// The first responder.
  package var focus: UIResponder? {
    get { storedFocus }
    set {
      if newValue !== storedFocus { note(.focus, .init(newValue.map { .init($0) })) { $0.subject?.text ?? "nobody" } }
      storedFocus = newValue
    }
  }
  private weak var storedFocus: UIResponder?
  /// Whether the system made the window, so that it is none of the app's.
  var belongsToSystem: Bool { false }
  /// The window's own traits; nil for those of the screen.
  final var storedTraits: UITraitCollection?

  /// Makes a window that fills the screen of a scene.
  public init(windowScene: UIWindowScene) {
    application = UIApplication.shared
    screen = windowScene.screen
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    prepare()
  }

  public override init(frame: CGRect) {
    application = UIApplication.shared
    screen = UIScreen.main
    super.init(frame: frame)
    prepare()
  }

  /// Creates a window from an archive or a document, on the main screen.
  public required init?(coder: NSCoder) {
    application = UIApplication.shared
    screen = UIScreen.main
    super.init(coder: coder)
    prepare()
  }

  /// A window as large as the screen, as since iOS 9 (W43).
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: UIScreen.main.bounds) }

  private func prepare() {
    storedWindow = self
    if windowScene == nil { windowScene = application.defaultScene }
    isHidden = true
    isAccessibilityElement = false
    refreshSafeArea()
  }

  open override var window: UIWindow? { self }

  /// The window's own, for all views in it without one.
  open override var undoManager: UndoManager? { ownUndoManager }

  /// The scene, or in an app that declares none the application (contract R1).
  open override var next: UIResponder? {
    let scene = windowScene
    return scene === application.defaultScene ? application : scene
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue, !belongsToSystem else { return }
      if isHidden { application.remove(self) } else { application.add(self) }
      if isHidden, isKeyWindow {
        loseKeys()
        application.giveKeysToFrontmost()
      }
      post(isHidden ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification)
      updateRootAppearance()
    }
  }

  // MARK: Root controller (contract V3, V16)

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leaveWindow()
      updateRootAppearance()
    }
  }

  /// Shows the window in front of the others of its level and makes it the one that gets keys.
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { application.reorder(self) }
    makeKey()
  }

  /// Makes the window the key window, if it can be; the former one loses the keys, and a notification is posted.
  ///
  /// A finger that comes down on a window makes it the key window too, as since iOS 14.2.
  open func makeKey() {
    guard canBecomeKey else { return }
    for window in application.windows where window !== self && window.isKeyWindow { window.loseKeys() }
    let becomesKey = !isKeyWindow
    isKeyWindow = true
    guard becomesKey else { return }
    becomeKey()
    post(UIWindow.didBecomeKeyNotification)
    giveRememberedFocus()
  }

  private func loseKeys() {
    isKeyWindow = false
    resignKey()
    post(UIWindow.didResignKeyNotification)
  }

  private func post(_ name: Notification.Name) {
    UserCode.post(name, object: self)
  }

  /// Called when the window has become the key window; does nothing by default.
  open func becomeKey() {}
  /// Called when the window is no longer the key window; does nothing by default.
  open func resignKey() {}

  private func updateRootAppearance() {
    guard let controller = rootViewController else { return }
    if isHidden { controller.leaveWindow() } else { controller.enter(self) }
  }

  // MARK: Traits and safe area

  open override var traitCollection: UITraitCollection {
    (UITraitCollection.mayDifferByView ? resolvedTraits : traitsFromScreen).tinted(like: self)
  }

  /// The traits without what the window itself overrides.
  var traitsFromScreen: UITraitCollection {
    let base = storedTraits ?? screen.traitCollection
    return windowScene?.traitSettings?.overriding(base) ?? base
  }

  /// Whether texts have other sizes in this window than in the one that a view comes from; nil for none.
  func measuresOtherwise(than former: UIWindow?) -> Bool {
    let (new, old) = (traitsFromScreen, former?.traitsFromScreen ?? .current)
    return new !== old && new.textMetrics != old.textMetrics
  }

  /// The insets of the device, in points, while the window fills the screen.
  package var deviceSafeArea: UIEdgeInsets = .zero { didSet { refreshSafeArea() } }

  // MARK: Events

  /// Delivers the touches of this window to recognizers and views, and presses to the first responder.
  open func sendEvent(_ event: UIEvent) {
    guard UserCode.mayRun else { return }
    if let event = event as? UIPressesEvent { deliver(event) } else { dispatcher.send(event, in: self) }
  }

  /// Gets touches that no view has taken; a tap on the status bar may scroll.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    scrollToTop(after: touches)
  }
}

extension UIWindow {
  /// How far in front a window stands; those of a higher level cover those of a lower one.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level as a number; larger is further in front.
    public var rawValue: CGFloat
    /// Creates a level with a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level with a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0: an app's windows.
    public static let normal = Level(0)
    /// 1000: above an app's windows.
    public static let statusBar = Level(1000)
    /// 2000: above the status bar's level.
    public static let alert = Level(2000)

    /// Compares the numbers of two levels.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    /// Returns a level that is further in front by a distance.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
    /// Returns a level that is further back by a distance.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
  }

  /// Posted by a window that is shown.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted by a window that is hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted by a window that has become the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted by a window that is no longer the key window.
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
