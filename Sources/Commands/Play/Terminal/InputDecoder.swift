/// Turns the bytes that a terminal sends into events: UTF-8, control keys, escape sequences, the mouse in SGR mode 1006.
///
/// Bytes come in pieces of any size; what is not complete waits for the next piece. A lone escape byte is the escape key
/// only when nothing follows for a while: the owner calls `flush()` then. Sequences that mean nothing here are dropped,
/// and so are bytes that are no UTF-8.
package struct InputDecoder {
  private enum State {
    case ground
    case escape
    /// Inside `ESC [ …`, or after `ESC O`.
    case sequence(isSingle: Bool)
    /// Inside `ESC ] …`, `ESC P …` and the like, which a terminal answers with: dropped to their end.
    case string(sawEscape: Bool)
  }

  /// Longer sequences mean nothing.
  private static let longestSequence = 64

  private var state = State.ground
  private var sequence: [UInt8] = []
  private var character: [UInt8] = []
  private var text = ""
  private var events: [TerminalEvent] = []
  private var isPasting = false
  /// Whether the last byte was a carriage return inside a paste: a line feed after it says the same again.
  private var sawReturn = false

  package init() {}

  /// Whether something is begun that `flush()` would end.
  package var isWaiting: Bool {
    if case .ground = state { return !character.isEmpty }
    return true
  }

  /// The events that the bytes complete, in order; characters next to each other come as one text.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    for byte in bytes { take(byte) }
    return takeEvents()
  }

  /// Ends what waits for more: a lone escape byte is the escape key, the rest is dropped.
  package mutating func flush() -> [TerminalEvent] {
    if case .escape = state { emit(.key(.escape)) }
    state = .ground
    sequence = []
    character = []
    return takeEvents()
  }

  private mutating func takeEvents() -> [TerminalEvent] {
    endText()
    defer { events = [] }
    return events
  }

  private mutating func emit(_ event: TerminalEvent) {
    endText()
    events.append(event)
  }

  private mutating func endText() {
    if !text.isEmpty { events.append(.text(text)) }
    text = ""
  }

  // MARK: Bytes

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .escape: takeAfterEscape(byte)
    case .sequence(let isSingle): takeInSequence(byte, isSingle)
    case .string(let sawEscape): takeInString(byte, sawEscape)
    }
  }

  private mutating func takeGround(_ byte: UInt8) {
    if byte >= 0x80 { return takeUTF8(byte) }
    character = []
    if byte == 0x1B {
      state = .escape
    } else if byte < 0x20 || byte == 0x7F {
      takeControl(byte)
    } else {
      text.unicodeScalars.append(Unicode.Scalar(byte))
    }
    sawReturn = byte == 0x0D
  }

  private mutating func takeUTF8(_ byte: UInt8) {
    if byte & 0xC0 == 0x80 {
      if !character.isEmpty { character.append(byte) }
    } else {
      character = [byte]
    }
    guard let first = character.first else { return }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard character.count >= length else { return }
    if let complete = String(validating: character, as: UTF8.self) {
      // C1 controls are no text.
      text.unicodeScalars.append(contentsOf: complete.unicodeScalars.filter { $0.value >= 0xA0 })
    }
    character = []
  }

  private mutating func takeControl(_ byte: UInt8) {
    if isPasting {
      // What is pasted is text: it presses none of the keys that this tool reads.
      if byte == 0x09 { text.append("\t") }
      if byte == 0x0D || (byte == 0x0A && !sawReturn) { text.append("\n") }
      return
    }
    switch byte {
    case 0x08, 0x7F: emit(.key(.backspace))
    case 0x09: emit(.key(.tab))
    case 0x0A, 0x0D: emit(.key(.return))
    case 0x01...0x1A: emit(.control(Character(Unicode.Scalar(byte + 0x60))))
    default: break
    }
  }

  // MARK: Escapes

  private mutating func takeAfterEscape(_ byte: UInt8) {
    switch byte {
    case 0x1B: emit(.key(.escape))
    case UInt8(ascii: "["): begin(.sequence(isSingle: false))
    case UInt8(ascii: "O"): begin(.sequence(isSingle: true))
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      begin(.string(sawEscape: false))
    default:
      // The key with alt: it has no meaning here, and its letter is not typed.
      state = .ground
    }
  }

  private mutating func begin(_ next: State) {
    state = next
    sequence = []
  }

  private mutating func takeInSequence(_ byte: UInt8, _ isSingle: Bool) {
    if byte == 0x1B { return begin(.escape) }
    sequence.append(byte)
    let isFinal = (0x40...0x7E).contains(byte)
    if isFinal {
      state = .ground
      endSequence()
    } else if sequence.count > Self.longestSequence || byte < 0x20 || byte >= 0x80 {
      state = .ground
    }
  }

  private mutating func takeInString(_ byte: UInt8, _ sawEscape: Bool) {
    if byte == 0x07 || (sawEscape && byte == UInt8(ascii: "\\")) {
      state = .ground
    } else {
      state = .string(sawEscape: byte == 0x1B)
    }
  }

  private mutating func endSequence() {
    let parsed = ControlSequence(sequence)
    if parsed.isPasteBegin {
      isPasting = true
    } else if parsed.isPasteEnd {
      isPasting = false
    } else if let event = parsed.event, !isPasting {
      emit(event)
    }
  }
}
