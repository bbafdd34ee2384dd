package import Foundation
import PlainviewTargetAction

/// The state of a controller's containers, presentation and document; the file of each aspect documents it.
@MainActor struct ControllerBookkeeping {
  var appearance = UIViewController.Appearance.disappeared
  var isAppearingTold = false
  var manualAppearance: ManualAppearance?
  var children: [UIViewController] = []
  weak var parent: UIViewController?
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var transition = PresentationTransition.none
  var presentation: UIPresentationController?
  var shownPresentation: UIPresentationController?
  var transitionUnderWay: (any UIViewControllerTransitionCoordinator)?
  var waitingDismissal: (@MainActor () -> Void)?
  var isEnteringParent = false
  var isLeavingParent = false
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var segueTemplates: [UIStoryboardSegueTemplate] = []
  var documentSource: (any StoryboardSource)?
  var barCollapse: CGFloat = 0
  weak var namedScroller: UIView?
}

extension UIViewController {
  package final var appearance: Appearance {
    get { bookkeeping.appearance }
    set { bookkeeping.appearance = newValue }
  }

  /// Whether this appearance has reached `viewIsAppearing`.
  final var isAppearingTold: Bool {
    get { bookkeeping.isAppearingTold }
    set { bookkeeping.isAppearingTold = newValue }
  }

  /// The appearance that a container forwards manually.
  final var manualAppearance: ManualAppearance? {
    get { bookkeeping.manualAppearance }
    set { bookkeeping.manualAppearance = newValue }
  }

  package internal(set) final var storedChildren: [UIViewController] {
    get { bookkeeping.children }
    _modify { yield &bookkeeping.children }
  }

  package internal(set) final var storedParent: UIViewController? {
    get { bookkeeping.parent }
    set {
      let old = bookkeeping.parent
      bookkeeping.parent = newValue
      KeyValueObservers.hasChanged(self, "parent", from: old, to: newValue)
    }
  }

  final var storedPresented: UIViewController? {
    get { bookkeeping.presented }
    set { bookkeeping.presented = newValue }
  }

  final var storedPresenting: UIViewController? {
    get { bookkeeping.presenting }
    set { bookkeeping.presenting = newValue }
  }

  final var transition: PresentationTransition {
    get { bookkeeping.transition }
    set { bookkeeping.transition = newValue }
  }

  /// How the controller is presented: the object that the app configures.
  final var storedPresentation: UIPresentationController? {
    get { bookkeeping.presentation }
    set { bookkeeping.presentation = newValue }
  }

  /// The object that shows the controller.
  final var shownPresentation: UIPresentationController? {
    get { bookkeeping.shownPresentation }
    set { bookkeeping.shownPresentation = newValue }
  }

  /// Carries out a dismissal without animation that was asked for and waits for the end of the turn.
  final var waitingDismissal: (@MainActor () -> Void)? {
    get { bookkeeping.waitingDismissal }
    set { bookkeeping.waitingDismissal = newValue }
  }

  /// Whether a container puts the controller in now.
  package final var isEnteringParent: Bool {
    get { bookkeeping.isEnteringParent }
    set { bookkeeping.isEnteringParent = newValue }
  }

  /// Whether a container takes the controller out now.
  package final var isLeavingParent: Bool {
    get { bookkeeping.isLeavingParent }
    set { bookkeeping.isLeavingParent = newValue }
  }

  final var storedNavigationItem: UINavigationItem? {
    get { bookkeeping.navigationItem }
    set { bookkeeping.navigationItem = newValue }
  }

  final var storedTabBarItem: UITabBarItem? {
    get { bookkeeping.tabBarItem }
    set { bookkeeping.tabBarItem = newValue }
  }

  /// Whether a tab bar item was set, or made at the first access.
  package final var hasOwnTabBarItem: Bool { bookkeeping.tabBarItem != nil }

  /// The segues of the document to other controllers.
  package final var segueTemplates: [UIStoryboardSegueTemplate] {
    get { bookkeeping.segueTemplates }
    set { bookkeeping.segueTemplates = newValue }
  }

  /// The storyboard's loader that made the controller; nil for one of another origin.
  package final var documentSource: (any StoryboardSource)? {
    get { bookkeeping.documentSource }
    set { bookkeeping.documentSource = newValue }
  }

  /// The height by which scrolling has collapsed the large title, in points.
  package final var barCollapse: CGFloat {
    get { bookkeeping.barCollapse }
    set { bookkeeping.barCollapse = newValue }
  }

  /// The scroll view that the bars follow, if the app named one.
  package final var namedScroller: UIView? {
    get { bookkeeping.namedScroller }
    set { bookkeeping.namedScroller = newValue }
  }
}

/// Whether a controller is being presented or dismissed.
enum PresentationTransition { case none, presenting, dismissing }

/// An appearance that a container forwards manually.
struct ManualAppearance {
  let isAppearing: Bool
  let isAnimated: Bool
}

extension UIViewController {
  /// The appearance state of a controller's view.
  package enum Appearance { case disappeared, appearing, appeared, disappearing }

  /// The overridable members that are being asked through `_UIViewControllerContainers`.
  struct AskedMembers: OptionSet {
    let rawValue: UInt8
    static let navigation = AskedMembers(rawValue: 1)
    static let tabs = AskedMembers(rawValue: 2)
    static let split = AskedMembers(rawValue: 4)
    static let scrollView = AskedMembers(rawValue: 8)
    static let storyboard = AskedMembers(rawValue: 16)
  }
}
