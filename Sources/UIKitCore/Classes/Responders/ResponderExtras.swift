package import PlainviewRuntime
package import PlainviewTargetAction

/// Rarely used state of responders, kept separately so that responders stay small.
///
/// Associated objects come from any thread; the rest is used on the main actor only.
final class ResponderExtras: @unchecked Sendable {
  var associations: Associations?
  var accessibility: RareAccessibility?
  var view: ViewExtras?
  var keyCommands: [UIKeyCommand] = []
  var userActivity: NSUserActivity?
  /// A window's own, or that of a text that is edited.
  var undoManager: UndoManager?
  var contentUnavailable: AnyObject?
  var needsContentUnavailable = false
  var restorationIdentifier: String?
  var focusGroup: String?
  var inputAssistantItem: UITextInputAssistantItem?
  var pasteConfiguration: UIPasteConfiguration?
  var activityItems: (any UIActivityItemsConfigurationReading)?
  /// A class that restores controllers.
  var restorationClass: Any?
}

extension UIResponder: AssociationHolding {
  package nonisolated final var associations: Associations? {
    get { responderExtras?.associations }
    set { extrasMadeOnDemand().associations = newValue }
  }

  /// For writing: made when a responder first needs it.
  nonisolated final func extrasMadeOnDemand() -> ResponderExtras {
    if let responderExtras { return responderExtras }
    let made = ResponderExtras()
    responderExtras = made
    return made
  }

  /// The responder's own undo manager, made when it is first needed.
  package final var ownUndoManager: UndoManager {
    let extras = extrasMadeOnDemand()
    if let known = extras.undoManager { return known }
    let made = UndoManager()
    extras.undoManager = made
    return made
  }

  /// The assistant item of the responder, made at the first access.
  final var ownInputAssistantItem: UITextInputAssistantItem {
    let extras = extrasMadeOnDemand()
    if let known = extras.inputAssistantItem { return known }
    let made = UITextInputAssistantItem()
    extras.inputAssistantItem = made
    return made
  }

  /// Whether the responder has an undo manager of its own already.
  package final var hasUndoManager: Bool { responderExtras?.undoManager != nil }

  final var rareAccessibility: RareAccessibility? {
    get { responderExtras?.accessibility }
    set { extrasMadeOnDemand().accessibility = newValue }
  }
}
