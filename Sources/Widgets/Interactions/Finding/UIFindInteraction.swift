public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Makes the sessions of searches in a view, and is told of them.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// Returns a session for a search that begins; nil for no search.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// Called when a search has begun.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Called when a search has ended.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Default for delegates without the method: nothing happens.
  dynamic public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
    leftOut(by: self, with: [interaction, session])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
    leftOut(by: self, with: [interaction, session])
  }
}

/// Searches in what a view shows.
///
/// The panel into which a user types is not drawn: code says what is searched for, and session and delegate are told of it as
/// they would of what is typed.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
  /// The view that has the interaction; nil for none.
  open private(set) weak var view: UIView?
  /// Makes sessions and is told of them; not retained.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The session of the current search; nil for none.
  open private(set) var activeFindSession: UIFindSession?
  /// Whether the panel would be on the screen: a search goes on.
  open var isFindNavigatorVisible: Bool { activeFindSession != nil }
  /// The text that is searched for; setting it searches at once, while a search goes on.
  open var searchText: String? { didSet { search() } }
  /// The text that replaces results; nil for none. Kept, without effect.
  open var replacementText: String?
  /// Makes the menu of the panel. Kept, without effect: the panel is not drawn.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates an interaction with the delegate that makes its sessions.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("an interaction needs a delegate") }

  /// Called before the interaction is added to a view or removed from one; ends the search.
  open func willMove(to view: UIView?) { dismissFindNavigator() }
  /// Called after the interaction was added to a view or removed from one.
  open func didMove(to view: UIView?) { self.view = view }

  /// Begins a search in a view on the screen, if the delegate has a session for it.
  open func presentFindNavigator(showingReplace: Bool) {
    guard activeFindSession == nil, let view, view.window != nil else { return }
    let session: UIFindSession? = UserCode.ask(delegate, "findInteraction(_:sessionFor:)") {
      $0.findInteraction(self, sessionFor: view)
    }
    guard let session, UserCode.mayRun else { return }
    activeFindSession = session
    UserCode.tell(delegate, "findInteraction(_:didBegin:)") { $0.findInteraction(self, didBegin: session) }
    search()
  }

  /// Ends the search.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    UserCode.run { session.invalidateFoundResults() }
    UserCode.tell(delegate, "findInteraction(_:didEnd:)") { $0.findInteraction(self, didEnd: session) }
  }

  /// Makes the next result stand out.
  open func findNext() { highlight(.forward) }
  /// Makes the result before stand out.
  open func findPrevious() { highlight(.backward) }
  /// Shows how many results there are. Without effect: the panel is not drawn.
  open func updateResultCount() {}

  private func search() {
    guard let session = activeFindSession, let text = searchText else { return }
    UserCode.run {
      if text.isEmpty {
        session.invalidateFoundResults()
      } else {
        session.performSearch(query: text, options: UITextSearchOptions())
      }
    }
  }

  private func highlight(_ direction: UITextStorageDirection) {
    guard let session = activeFindSession else { return }
    UserCode.run { session.highlightNextResult(in: direction) }
  }
}

extension BareWidgetDelegate: UIFindInteractionDelegate {
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { nil }
}
