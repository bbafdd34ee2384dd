public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Lets the user drop what is dragged on a view.
///
/// The order of the calls: `canHandle` once a drag, `sessionDidEnter`, `sessionDidUpdate` with each movement, then
/// `sessionDidExit`, or `performDrop` and `concludeDrop`; at last `sessionDidEnd`.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// The view that has the interaction; nil for none.
  open private(set) weak var view: UIView?
  /// Decides about drops and takes them over; not retained.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether several drags may be over the view; kept as data, since there is one finger that drags.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction with a delegate.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view or removed from one; does nothing.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed from one.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Asks the delegate of an interaction.
@MainActor final class InteractionDropHost: DropHost {
  private weak var interaction: UIDropInteraction?
  init(_ interaction: UIDropInteraction) { self.interaction = interaction }

  private func ask<Answer>(
    _ method: StaticString, _ body: (any UIDropInteractionDelegate, UIDropInteraction) -> Answer
  ) -> Answer? {
    interaction.flatMap { interaction in UserCode.ask(interaction.delegate, method) { body($0, interaction) } }
  }

  func canHandle(_ session: DropSession) -> Bool {
    guard interaction?.delegate != nil else { return false }
    return ask("dropInteraction(_:canHandle:)") { $0.dropInteraction($1, canHandle: session) } ?? true
  }
  func enter(_ session: DropSession) {
    _ = ask("dropInteraction(_:sessionDidEnter:)") { $0.dropInteraction($1, sessionDidEnter: session) }
  }
  func update(_ session: DropSession) -> UIDropProposal {
    ask("dropInteraction(_:sessionDidUpdate:)") { $0.dropInteraction($1, sessionDidUpdate: session) }
      ?? UIDropProposal(operation: .cancel)
  }
  func exit(_ session: DropSession) {
    _ = ask("dropInteraction(_:sessionDidExit:)") { $0.dropInteraction($1, sessionDidExit: session) }
  }
  func perform(_ session: DropSession, _ proposal: UIDropProposal) {
    _ = ask("dropInteraction(_:performDrop:)") { $0.dropInteraction($1, performDrop: session) }
    for item in session.items {
      let animator = DragAnimator()
      session.animators.append(animator)
      _ = ask("dropInteraction(_:item:willAnimateDropWith:)") {
        $0.dropInteraction($1, item: item, willAnimateDropWith: animator)
      }
    }
  }
  func conclude(_ session: DropSession) {
    _ = ask("dropInteraction(_:concludeDrop:)") { $0.dropInteraction($1, concludeDrop: session) }
  }
  func end(_ session: DropSession) {
    _ = ask("dropInteraction(_:sessionDidEnd:)") { $0.dropInteraction($1, sessionDidEnd: session) }
  }
}
