import Foundation
@_spi(Plainview) import PlainviewUIKitCore

/// The keyboard of an English phone as elements: keys by the character that they type now, and `shift`, `delete`, `more`,
/// `space` and the return key by XCTest's names (W84).
@MainActor struct KeyboardElements {
  /// Which characters the keys have.
  enum Plane { case letters, numbers, symbols, pad }

  /// What decides which keys there are.
  struct State: Equatable {
    let type: UIKeyboardType
    let returnKey: UIReturnKeyType
    let frame: CGRect
    let isUppercase: Bool
    let plane: Plane

    @MainActor init(of input: any UIKeyInput, frame: CGRect, isShifted: Bool, plane: Plane) {
      type = input.keyboardType
      returnKey = input.returnKeyType
      self.frame = frame
      let begins = Self.beginsCapital(input)
      isUppercase = begins != isShifted
      self.plane = type.isPad ? .pad : type == .numbersAndPunctuation && plane == .letters ? .numbers : plane
    }

    /// Whether the next letter is to be a capital one.
    @MainActor private static func beginsCapital(_ input: any UIKeyInput) -> Bool {
      let text = (input as? any KeyboardInput)?.inputText ?? ""
      switch input.autocapitalizationType {
      case .none: return false
      case .allCharacters: return true
      case .words: return text.last?.isWhitespace ?? true
      case .sentences:
        return text.isEmpty || text.last == "\n" || text.hasSuffix(". ") || text.hasSuffix("? ") || text.hasSuffix("! ")
      }
    }
  }

  private let state: State
  private let overlays: Overlays

  init(_ state: State, _ overlays: Overlays) {
    self.state = state
    self.overlays = overlays
  }

  var view: OverlayView {
    let keyboard = OverlayView(.keyboard, frame: state.frame)
    let rows = rows
    let height = state.frame.height / CGFloat(rows.count)
    for (index, row) in rows.enumerated() {
      let width = state.frame.width / CGFloat(max(row.count, 1))
      for (column, key) in row.enumerated() {
        key.frame = CGRect(x: CGFloat(column) * width, y: CGFloat(index) * height, width: width, height: height)
        keyboard.addSubview(key)
      }
    }
    return keyboard
  }

  private var rows: [[OverlayView]] {
    switch state.plane {
    case .pad: padRows
    case .letters:
      [
        characters("qwertyuiop"), characters("asdfghjkl"), [shift] + characters("zxcvbnm") + [delete],
        [more] + characters(extras) + [space, returnKey],
      ]
    case .numbers:
      [
        characters("1234567890"), characters("-/:;()$&@\""), [shift] + characters(".,?!'") + [delete],
        [more, space, returnKey],
      ]
    case .symbols:
      [
        characters("[]{}#%^*+="), characters("_\\|~<>\u{20AC}\u{A3}\u{A5}\u{2022}"),
        [shift] + characters(".,?!'") + [delete], [more, space, returnKey],
      ]
    }
  }

  /// What stands beside the space bar.
  private var extras: String {
    switch state.type {
    case .emailAddress: "@."
    case .URL, .webSearch: "./"
    case .twitter: "@#"
    default: ""
    }
  }

  private var padRows: [[OverlayView]] {
    let corner =
      switch state.type {
      case .decimalPad: "."
      case .phonePad: "+*#"
      default: ""
      }
    let last = characters(corner) + characters("0") + [key("Delete", "Delete") { try $0.pressDelete() }]
    return [characters("123"), characters("456"), characters("789"), last]
  }

  // MARK: Keys

  private func key(
    _ identifier: String, _ label: String, _ kind: XCUIElement.ElementType = .key,
    _ press: @escaping (XCUIApplication) throws -> Void
  ) -> OverlayView { OverlayView(kind, identifier: identifier, label: label, frame: .zero, press: press) }

  private func characters(_ text: String) -> [OverlayView] {
    text.map { character in
      let typed = state.isUppercase ? character.uppercased() : String(character)
      return key(typed, typed) { [weak overlays] application in
        overlays?.isShifted = false
        try application.typeKeys(typed)
      }
    }
  }

  private var space: OverlayView { key("space", "space") { try $0.typeKeys(" ") } }
  private var delete: OverlayView { key("delete", "delete") { try $0.pressDelete() } }

  private var shift: OverlayView {
    let label =
      switch state.plane {
      case .numbers: "symbols"
      case .symbols: "numbers"
      case .letters, .pad: "shift"
      }
    return key("shift", label, .button) { [weak overlays, state] _ in
      switch state.plane {
      case .numbers: overlays?.plane = .symbols
      case .symbols: overlays?.plane = .numbers
      case .letters, .pad: overlays?.isShifted.toggle()
      }
    }
  }

  private var more: OverlayView {
    key("more", state.plane == .letters ? "numbers" : "letters") { [weak overlays, state] _ in
      overlays?.plane = state.plane == .letters ? .numbers : .letters
    }
  }

  private var returnKey: OverlayView {
    let name =
      switch state.returnKey {
      case .default: "Return"
      case .go: "Go"
      case .google: "Google"
      case .join: "Join"
      case .next: "Next:"
      case .route: "Route"
      case .search: "Search"
      case .send: "Send"
      case .yahoo: "Yahoo"
      case .done: "Done"
      case .emergencyCall: "Emergency call"
      case .continue: "Continue"
      }
    return key(name, name.lowercased().filter { $0 != ":" }, .button) { try $0.typeKeys("\n") }
  }
}

extension UIKeyboardType {
  /// Whether the keyboard is a pad of numbers.
  fileprivate var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }
}
