/// Input of the user at a terminal.
package enum TerminalEvent: Equatable, Sendable {
  /// Characters that were typed or pasted; a line feed only inside a paste.
  case text(String)
  case key(TerminalKey)
  /// A letter that was pressed with the control key, in lower case.
  case control(Character)
  case mouse(TerminalMouse)
}

/// A key that writes no character.
package enum TerminalKey: String, CaseIterable, Sendable {
  case up, down, left, right, home, end, pageUp, pageDown
  case backspace, delete, `return`, tab, backTab, escape
}

/// What the mouse does over a cell of the terminal.
package struct TerminalMouse: Equatable, Sendable {
  package enum Action: Equatable, Sendable {
    case press(Button)
    /// Moves while a button is held.
    case drag(Button)
    case release(Button)
    /// Moves while no button is held.
    case hover
    case wheelUp, wheelDown
  }

  package enum Button: Sendable { case left, middle, right }

  package let action: Action
  /// Counted from 0, from the upper left corner.
  package let column: Int
  package let row: Int
  /// Whether the control key is held.
  package let isControlHeld: Bool

  package init(_ action: Action, column: Int, row: Int, isControlHeld: Bool = false) {
    self.action = action
    self.column = column
    self.row = row
    self.isControlHeld = isControlHeld
  }
}
