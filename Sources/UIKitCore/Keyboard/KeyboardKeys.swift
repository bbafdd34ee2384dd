import Foundation

/// Which keys an English keyboard has for an input: keys by the character that they type now, and `shift`, `delete`, `more`,
/// `space` and the return key by XCTest's names (W84).
struct KeyboardKeys: Equatable {
  /// Which characters the keys have.
  enum Plane { case letters, numbers, symbols, pad }

  /// The state that the keys themselves change.
  struct State: Equatable {
    /// The selected plane; nil for the one that the keyboard begins with.
    var plane: Plane?
    var isShifted = false

    mutating func pressShift(_ shown: Plane) {
      switch shown {
      case .numbers: plane = .symbols
      case .symbols: plane = .numbers
      case .letters, .pad: isShifted.toggle()
      }
    }
  }

  struct Key: Equatable {
    let identifier: String
    let label: String
    let action: KeyView.Action
    var isButton = false
  }

  private let type: UIKeyboardType
  private let returnKey: UIReturnKeyType
  private let isUppercase: Bool
  private let plane: Plane
  private let isPhone: Bool

  @MainActor init(of input: any UIKeyInput, _ state: State, isPhone: Bool) {
    type = input.keyboardType
    returnKey = input.returnKeyType
    isUppercase = Self.beginsCapital(input) != state.isShifted
    plane = Self.plane(of: input, state, isPhone: isPhone)
    self.isPhone = isPhone
  }

  /// Tablets have no pads of numbers: their keyboard begins with its numbers.
  @MainActor static func plane(of input: any UIKeyInput, _ state: State, isPhone: Bool) -> Plane {
    let type = input.keyboardType
    if type.isPad, isPhone { return .pad }
    return state.plane ?? (type.isPad || type == .numbersAndPunctuation ? .numbers : .letters)
  }

  /// Whether the next letter is to be a capital one.
  @MainActor private static func beginsCapital(_ input: any UIKeyInput) -> Bool {
    if input.isSecureTextEntry { return false }
    let text = (input as? any KeyboardInput)?.inputText ?? ""
    switch input.autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last?.isWhitespace ?? true
    case .sentences:
      return text.isEmpty || text.last == "\n" || text.hasSuffix(". ") || text.hasSuffix("? ") || text.hasSuffix("! ")
    }
  }

  // MARK: Rows

  var rows: [[Key]] {
    switch plane {
    case .pad: padRows
    case .letters:
      [
        characters("qwertyuiop"), characters("asdfghjkl"), [shift] + characters("zxcvbnm") + [delete],
        [more] + characters(extras) + [space, returnButton] + hide,
      ]
    case .numbers:
      [
        characters("1234567890"), characters("-/:;()$&@\""), [shift] + characters(".,?!'") + [delete],
        [more, space, returnButton] + hide,
      ]
    case .symbols:
      [
        characters("[]{}#%^*+="), characters("_\\|~<>\u{20AC}\u{A3}\u{A5}\u{2022}"),
        [shift] + characters(".,?!'") + [delete], [more, space, returnButton] + hide,
      ]
    }
  }

  /// Those of the keys that are buttons to a test.
  var buttons: [Key] { plane == .pad ? [] : [shift, returnButton] + hide }

  /// The keys beside the space bar.
  private var extras: String {
    switch type {
    case .emailAddress: "@."
    case .URL: "./"
    case .webSearch: "."
    case .twitter: "@#"
    default: ""
    }
  }

  private var padRows: [[Key]] {
    let corner =
      switch type {
      case .decimalPad: "."
      case .phonePad: "+*#"
      default: ""
      }
    let last = characters(corner) + characters("0") + [Key(identifier: "Delete", label: "Delete", action: .delete)]
    return [characters("123"), characters("456"), characters("789"), last]
  }

  // MARK: Keys

  private func characters(_ text: String) -> [Key] {
    text.map { character in
      let typed = isUppercase ? character.uppercased() : String(character)
      return Key(identifier: typed, label: typed, action: .type(typed))
    }
  }

  private var space: Key { Key(identifier: "space", label: "space", action: .type(" ")) }
  private var delete: Key { Key(identifier: "delete", label: "delete", action: .delete) }

  /// Tablets have a key that dismisses the keyboard.
  private var hide: [Key] {
    isPhone ? [] : [Key(identifier: "Hide keyboard", label: "Hide keyboard", action: .hide, isButton: true)]
  }

  private var shift: Key {
    let label =
      switch plane {
      case .numbers: "symbols"
      case .symbols: "numbers"
      case .letters, .pad: "shift"
      }
    return Key(identifier: "shift", label: label, action: .shift, isButton: true)
  }

  private var more: Key {
    Key(identifier: "more", label: plane == .letters ? "numbers" : "letters", action: .more)
  }

  private var returnButton: Key {
    let name =
      switch returnKey {
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
    return Key(
      identifier: name, label: name.lowercased().filter { $0 != ":" }, action: .return, isButton: true)
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
