public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Lets the user drag items out of a view: a long press lifts them, the finger takes them along.
///
/// The order of the calls: items, whether they may move, the lift; with the first movement `sessionWillBegin`; at the end
/// `willEndWith`, `didEndWith` and, after a drop, `sessionDidTransferItems`.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// The view that has the interaction; nil for none.
  open private(set) weak var view: UIView?
  /// Returns the items of drags, and is informed of them; not retained.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether other recognizers go on during the lift; kept as data.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether the user can drag; true by default.
  open var isEnabled = UIDragInteraction.isEnabledByDefault { didSet { recognizer?.isEnabled = isEnabled } }
  /// True, as on all devices since iOS 15.
  open class var isEnabledByDefault: Bool { true }
  private var recognizer: DragRecognizer?

  /// Creates an interaction with a delegate.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view or removed from one; removes its recognizer.
  open func willMove(to view: UIView?) {
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    recognizer = nil
  }

  /// Called after the interaction was added to a view or removed from one; adds its recognizer.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let recognizer = DragRecognizer(InteractionDragHost(self))
    recognizer.isEnabled = isEnabled
    self.recognizer = recognizer
    view.addGestureRecognizer(recognizer)
  }
}

/// Asks the delegate of an interaction.
@MainActor final class InteractionDragHost: DragHost {
  private weak var interaction: UIDragInteraction?
  init(_ interaction: UIDragInteraction) { self.interaction = interaction }

  private func ask<Answer>(
    _ method: StaticString, _ body: (any UIDragInteractionDelegate, UIDragInteraction) -> Answer
  ) -> Answer? {
    interaction.flatMap { interaction in UserCode.ask(interaction.delegate, method) { body($0, interaction) } }
  }

  var view: UIView? { interaction?.view }
  func items(_ session: DragSession) -> [UIDragItem] {
    ask("dragInteraction(_:itemsForBeginning:)") { $0.dragInteraction($1, itemsForBeginning: session) } ?? []
  }
  func lift(_ animator: DragAnimator, _ session: DragSession) {
    for item in session.items {
      _ = ask("dragInteraction(_:previewForLifting:session:)") {
        $0.dragInteraction($1, previewForLifting: item, session: session)
      }
    }
    _ = ask("dragInteraction(_:willAnimateLiftWith:session:)") {
      $0.dragInteraction($1, willAnimateLiftWith: animator, session: session)
    }
  }
  func willBegin(_ session: DragSession) {
    _ = ask("dragInteraction(_:sessionWillBegin:)") { $0.dragInteraction($1, sessionWillBegin: session) }
  }
  func allowsMove(_ session: DragSession) -> Bool {
    ask("dragInteraction(_:sessionAllowsMoveOperation:)") {
      $0.dragInteraction($1, sessionAllowsMoveOperation: session)
    } ?? true
  }
  func isRestricted(_ session: DragSession) -> Bool {
    ask("dragInteraction(_:sessionIsRestrictedToDraggingApplication:)") {
      $0.dragInteraction($1, sessionIsRestrictedToDraggingApplication: session)
    } ?? false
  }
  func didMove(_ session: DragSession) {
    _ = ask("dragInteraction(_:sessionDidMove:)") { $0.dragInteraction($1, sessionDidMove: session) }
  }
  func willEnd(_ session: DragSession, _ operation: UIDropOperation) {
    _ = ask("dragInteraction(_:session:willEndWith:)") {
      $0.dragInteraction($1, session: session, willEndWith: operation)
    }
  }
  func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
    _ = ask("dragInteraction(_:session:didEndWith:)") {
      $0.dragInteraction($1, session: session, didEndWith: operation)
    }
  }
  func didTransfer(_ session: DragSession) {
    _ = ask("dragInteraction(_:sessionDidTransferItems:)") { $0.dragInteraction($1, sessionDidTransferItems: session) }
  }
}
