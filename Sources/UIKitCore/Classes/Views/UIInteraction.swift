import PlainviewRuntime

/// An interaction of a view with the user, added to it as an object: menus, drags, drops.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view that the interaction was added to.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed from it with nil.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed from it with nil.
  func didMove(to view: UIView?)
}

extension UIView {
  var baseInteractions: [any UIInteraction] {
    get { viewExtras?.interactions ?? [] }
    set {
      for interaction in baseInteractions where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue where interaction.view !== self { addInteraction(interaction) }
      if !newValue.isEmpty { viewExtrasMadeOnDemand.interactions = newValue }
    }
  }

  /// An interaction has one view: adding it here takes it from another one.
  func adopt(_ interaction: any UIInteraction) {
    guard !baseInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    UserCode.run { interaction.willMove(to: self) }
    viewExtrasMadeOnDemand.interactions.append(interaction)
    UserCode.run { interaction.didMove(to: self) }
  }

  func abandon(_ interaction: any UIInteraction) {
    guard let index = viewExtras?.interactions.firstIndex(where: { $0 === interaction }) else { return }
    UserCode.run { interaction.willMove(to: nil) }
    viewExtrasMadeOnDemand.interactions.remove(at: index)
    UserCode.run { interaction.didMove(to: nil) }
  }
}
