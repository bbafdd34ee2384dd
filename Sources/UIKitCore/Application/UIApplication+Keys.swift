import PlainviewRuntime
package import PlainviewTargetAction

extension UIApplication {
  /// Sends the first key command of the responder chain that fits the keys; false when there is none.
  ///
  /// While text is edited, editing keys trigger only the commands with `wantsPriorityOverSystemBehavior`.
  package func performKeyCommand(_ input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
    var responder = keyResponder
    let start = responder
    let isTaken = keyWindow?.focus is any UIKeyInput && Self.editsText(input, modifiers)
    while let candidate = responder, UserCode.mayRun {
      let added = candidate.responderExtras?.keyCommands ?? []
      let command = ((candidate.keyCommands ?? []) + added).first {
        $0.isPressed(by: input, modifiers) && (!isTaken || $0.wantsPriorityOverSystemBehavior)
      }
      if let command, let target = start?.target(forAction: command.action, withSender: command) {
        return sendAction(command.action, to: target, from: command, for: nil)
      }
      responder = candidate.next
    }
    if let done = performMenuCommand(input, modifiers, isTaken, start) { return done }
    return UserCode.run(else: false) { undo(byKeys: input, modifiers, start) }
  }

  /// Sends the key command of the app's menus that fits the keys; nil when no responder runs one.
  private func performMenuCommand(
    _ input: String, _ modifiers: UIKeyModifierFlags, _ isTaken: Bool, _ start: UIResponder?
  ) -> Bool? {
    guard UserCode.mayRun else { return nil }
    let command = UIMenuSystem.main.keyCommands(of: self).first {
      $0.isPressed(by: input, modifiers) && (!isTaken || $0.wantsPriorityOverSystemBehavior)
    }
    guard let command, let target = start?.target(forAction: command.action, withSender: command) else { return nil }
    if let responder = target as? UIResponder { UserCode.run { responder.validate(command) } }
    guard !command.attributes.contains(.disabled) else { return nil }
    return sendAction(command.action, to: target, from: command, for: nil)
  }

  /// Command-Z undoes, with shift it redoes; false when there is nothing to undo or redo.
  private func undo(byKeys input: String, _ modifiers: UIKeyModifierFlags, _ start: UIResponder?) -> Bool {
    guard input.lowercased() == "z", let manager = start?.undoManager else { return false }
    if modifiers == .command, manager.canUndo {
      manager.undo()
      return true
    }
    if modifiers == [.command, .shift], manager.canRedo {
      manager.redo()
      return true
    }
    return false
  }

  /// Whether a responder of the chain can perform a method of the edit menu now.
  package func canPerformEditAction(_ action: EditAction) -> Bool {
    keyWindow?.focus?.target(forAction: action.selector, withSender: nil) is UIResponder
  }

  /// Calls a method of the edit menu on the first responder of the chain that can perform it; false when none can.
  package func performEditAction(_ action: EditAction) -> Bool {
    let target = keyWindow?.focus?.target(forAction: action.selector, withSender: nil) as? UIResponder
    guard let target else { return false }
    action.perform(on: target)
    return true
  }

  /// Whether the keys do something to text.
  private static func editsText(_ input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard modifiers.isSubset(of: [.shift, .alternate, .alphaShift, .numericPad]) else { return false }
    return input.unicodeScalars.count == 1 ? input != "\u{1B}" : arrows.contains(input)
  }

  private static let arrows: Set<String> = [
    UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow,
  ]

  /// Where keys go: the first responder, or without one the controller that is in front.
  var keyResponder: UIResponder? { keyWindow?.focus ?? topmostResponder }

  private var topmostResponder: UIResponder? {
    var controller = keyWindow?.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    return controller ?? keyWindow
  }
}

extension UIKeyCommand {
  fileprivate func isPressed(by key: String, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard let input, !attributes.contains(.disabled) else { return false }
    return input.lowercased() == key.lowercased() && modifierFlags == modifiers
  }
}

/// An action of the edit menu.
package enum EditAction: String, CaseIterable, Sendable {
  case cut, copy, paste, delete, select, selectAll

  package var selector: Selector { Selector(rawValue + ":") }

  /// Calls the method itself, so that a class that only overrides it needs no entry in its table of actions.
  @MainActor func perform(on responder: UIResponder) {
    switch self {
    case .cut: responder.cut(nil)
    case .copy: responder.copy(nil)
    case .paste: responder.paste(nil)
    case .delete: responder.delete(nil)
    case .select: responder.select(nil)
    case .selectAll: responder.selectAll(nil)
    }
  }
}
