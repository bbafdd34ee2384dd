import Foundation
@_spi(Plainview) import PlainviewUIKitCore

extension FlowRun {
  private func typing(_ what: String) -> FlowComplaint {
    FlowComplaint("nothing has the keyboard focus for \(what), tap a text field first")
  }

  /// The app, with something on its screen that takes keys.
  private func appWithFocus(for what: String) throws -> (XCUIApplication, any KeyboardInput) {
    let app = try app()
    try app.advance(by: 0)
    guard let focus = app.focus as? any KeyboardInput else { throw typing(what) }
    return (app, focus)
  }

  func type(_ text: String) throws {
    let (app, _) = try appWithFocus(for: FlowSelector.quoted(text))
    do {
      try app.typeKeys(text)
    } catch ElementError.noFocus(let rest) {
      throw FlowComplaint("the keyboard focus was lost before \(FlowSelector.quoted(rest ?? "")), type that later")
    }
  }

  /// Presses the delete key so often, or until the text is empty or does not change any more.
  func erase(_ count: Int?) throws {
    let (app, focus) = try appWithFocus(for: "the delete key")
    // Parts of a syllable are deleted one by one, and text that code writes meanwhile is left.
    let limit = focus.inputText.unicodeScalars.count * 5
    var presses = 0
    while presses < min(count ?? limit, limit), focus.hasText {
      let before = focus.inputText
      try app.pressDelete()
      presses += 1
      if focus.inputText == before { return }
    }
  }

  /// Keys of a hardware keyboard do what the app's key commands say; those of the device, which is not there, are errors.
  func press(_ key: FlowKey) throws -> Outcome {
    switch key {
    case .enter:
      let (app, _) = try appWithFocus(for: "the return key")
      try app.typeKeys("\n")
    case .backspace:
      let (app, _) = try appWithFocus(for: "the delete key")
      try app.pressDelete()
    case .tab: return try pressHardwareKey(.tab, called: key)
    case .escape: return try pressHardwareKey(.escape, called: key)
    case .back: try goBack()
    case .home: try app().hardware.press(.home)
    case .lock: try app().hardware.lock()
    default:
      throw FlowComplaint(
        "the key `\(key.rawValue)` belongs to the device and no app hears of it; \(RefusedCommand.guarding)")
    }
    return .passed
  }

  /// Presses a key that only key commands hear; a warning if there is none for it.
  private func pressHardwareKey(_ key: XCUIKeyboardKey, called name: FlowKey) throws -> Outcome {
    if try app().pressHardwareKey(key, []) { return .passed }
    return .warned(FlowComplaint("the key `\(name)` does nothing here, no responder has a key command for it"))
  }

  /// Takes the focus away; there is nothing to do when nothing has it.
  func hideKeyboard() throws {
    let app = try app()
    guard let focus = app.focus, focus is any UIKeyInput || app.isKeyboardShown else { return }
    guard try app.run({ focus.resignFirstResponder() }) else {
      let name = (focus as? UIView).map { app.text(of: $0) } ?? "\(Swift.type(of: focus))"
      throw FlowComplaint("\(name) refuses to give up the focus, fill it in first or see what its delegate wants")
    }
  }

  // MARK: Clipboard

  func copyText(from selector: FlowSelector, _ patience: TimeInterval) throws {
    let view = try element(selector, patience)
    let texts = [
      ElementTree.title(of: view), ElementTree.value(of: view), ElementTree.placeholder(of: view),
      ElementTree.label(of: view),
    ]
    guard let text = texts.compactMap({ $0 }).first(where: { !$0.isEmpty }) else {
      throw FlowComplaint("\(selector) has no text to copy, copy from another element")
    }
    variables.copiedText = text
  }

  func pasteText() throws {
    guard let text = variables.copiedText else {
      if options.rules == .maestro { return }
      throw FlowComplaint("nothing was copied to paste, use `copyTextFrom` first")
    }
    let (app, _) = try appWithFocus(for: FlowSelector.quoted(text))
    try app.pasteText(text)
  }
}
