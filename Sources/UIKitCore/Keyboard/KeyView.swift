package import Foundation
import PlainviewGraphics
import PlainviewRuntime

/// A key: its name, and its action when a finger leaves it.
@MainActor package final class KeyView: UIView {
  /// What a key does.
  enum Action: Equatable {
    case type(String)
    case delete, `return`, shift, more, hide
  }

  /// Whether XCTest calls it a key; it calls shift and the return key buttons.
  package let isButton: Bool
  let action: Action
  private weak var keyboard: Keyboard?

  init(_ identifier: String, _ label: String, _ action: Action, isButton: Bool = false, of keyboard: Keyboard) {
    self.action = action
    self.isButton = isButton
    self.keyboard = keyboard
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityIdentifier = identifier
    accessibilityLabel = label
    accessibilityTraits = .keyboardKey
  }

  required init?(coder: NSCoder) { nil }

  /// Whether it does something now: the return key may be off while there is no text.
  package var isEnabled: Bool {
    guard action == .return, let input = keyboard?.input else { return true }
    return !input.enablesReturnKeyAutomatically || input.hasText
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { bounds.contains($0.location(in: self)) }) { keyboard?.press(action) }
  }
}

/// The keys of the keyboard, made when they are first accessed or touched.
@MainActor package final class KeyboardView: UIView {
  private weak var keyboard: Keyboard?
  private var shown: KeyboardKeys?
  private var rows: [[KeyboardKeys.Key]] = []
  /// The size that the keys have their frames for.
  private var placedSize = CGSize.zero

  init(keyboard: Keyboard) {
    self.keyboard = keyboard
    super.init(frame: .zero)
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !isHidden { refreshKeys() }
    return super.hitTest(point, with: event)
  }

  func forgetKeys() {
    shown = nil
    rows = []
    for key in subviews { key.removeFromSuperview() }
  }

  /// Updates the keys for the input's traits; keys that mean the same are kept.
  func refreshKeys() {
    guard let keyboard, let input = keyboard.input else { return forgetKeys() }
    let new = KeyboardKeys(of: input, keyboard.keyState, isPhone: traitCollection.userInterfaceIdiom != .pad)
    guard new != shown || subviews.isEmpty else {
      if bounds.size != placedSize { placeKeys() }
      return
    }
    forgetKeys()
    shown = new
    rows = new.rows
    for row in rows {
      for key in row {
        addSubview(KeyView(key.identifier, key.label, key.action, isButton: key.isButton, of: keyboard))
      }
    }
    placeKeys()
  }

  private func placeKeys() {
    placedSize = bounds.size
    var keys = subviews.makeIterator()
    let height = bounds.height / CGFloat(rows.count)
    for (index, row) in rows.enumerated() {
      let width = bounds.width / CGFloat(max(row.count, 1))
      for column in row.indices {
        keys.next()?.frame = CGRect(
          x: CGFloat(column) * width, y: CGFloat(index) * height, width: width, height: height)
      }
    }
  }
}

extension Keyboard {
  /// How many views of keys there are: none before one is asked for.
  package var keyViewCount: Int { window?.keys.subviews.count ?? 0 }

  /// Whether a key that is shown has a name, or a button among the keys; no view is made for that.
  package func hasKey(called name: String, amongButtons: Bool) -> Bool {
    guard let input else { return false }
    let keys = KeyboardKeys(of: input, keyState, isPhone: isOnPhone)
    return (amongButtons ? keys.buttons : keys.rows.flatMap(\.self)).contains {
      $0.identifier == name || $0.label == name
    }
  }

  /// Performs the action of a key.
  func press(_ action: KeyView.Action) {
    guard UserCode.mayRun, let input else { return }
    switch action {
    case .type(let text):
      keyState.isShifted = false
      // A key of the keyboard shown is one that it has.
      for character in text { try? Self.press(character, for: input) }
    case .delete: Self.pressDelete(for: input)
    case .return: try? Self.pressReturn(for: input)
    case .shift: keyState.pressShift(KeyboardKeys.plane(of: input, keyState, isPhone: isOnPhone))
    case .more:
      keyState.plane = KeyboardKeys.plane(of: input, keyState, isPhone: isOnPhone) == .letters ? .numbers : .letters
    case .hide: dismiss()
    }
  }

  private var isOnPhone: Bool { window?.traitCollection.userInterfaceIdiom != .pad }
}
