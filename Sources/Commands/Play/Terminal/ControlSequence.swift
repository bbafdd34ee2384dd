/// The bytes between `ESC [` (or `ESC O`) and the end of a sequence, the last byte included.
struct ControlSequence {
  private let isMouse: Bool
  private let numbers: [Int]
  private let final: Character

  init(_ bytes: [UInt8]) {
    final = bytes.last.map { Character(Unicode.Scalar($0)) } ?? " "
    isMouse = bytes.first == UInt8(ascii: "<")
    numbers = bytes.dropLast().drop { $0 == UInt8(ascii: "<") }
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0.prefix(Self.longestNumber), as: UTF8.self)) ?? 0 }
  }

  private static let longestNumber = 8

  var isPasteBegin: Bool { final == "~" && numbers.first == 200 }
  var isPasteEnd: Bool { final == "~" && numbers.first == 201 }

  /// Nil for a sequence that means nothing here.
  var event: TerminalEvent? { isMouse ? mouse.map { .mouse($0) } : key.map { .key($0) } }

  // MARK: Keys

  private var key: TerminalKey? {
    switch final {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "Z": .backTab
    case "M": .return
    case "~": numberedKey
    default: nil
    }
  }

  private var numberedKey: TerminalKey? {
    switch numbers.first {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  // MARK: Mouse

  /// Button and modifiers, column and row from 1, and in the last byte whether the button is pressed.
  private var mouse: TerminalMouse? {
    guard numbers.count == 3, final == "M" || final == "m", numbers[1] > 0, numbers[2] > 0 else { return nil }
    guard let action = mouseAction(numbers[0]) else { return nil }
    return TerminalMouse(
      action, column: numbers[1] - 1, row: numbers[2] - 1, isControlHeld: numbers[0] & 16 != 0)
  }

  private func mouseAction(_ code: Int) -> TerminalMouse.Action? {
    if code & 64 != 0 {
      switch code & 3 {
      case 0: return .wheelUp
      case 1: return .wheelDown
      default: return nil
      }
    }
    guard code & 128 == 0 else { return nil }
    let buttons: [TerminalMouse.Button] = [.left, .middle, .right]
    guard code & 3 < buttons.count else { return code & 32 != 0 ? .hover : nil }
    let button = buttons[code & 3]
    if code & 32 != 0 { return .drag(button) }
    return final == "M" ? .press(button) : .release(button)
  }
}
