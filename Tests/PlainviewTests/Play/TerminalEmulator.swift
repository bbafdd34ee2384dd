/// A small terminal: marks in cells, the cursor, and which modes are on. Knows the sequences that the program sends.
struct TerminalEmulator {
  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var cells: [[String]]
  private(set) var modes: Set<Int> = []
  /// Sequences that the emulator does not know.
  private(set) var unknown: [String] = []
  /// The attributes that were set.
  private(set) var attributes: Set<String> = []
  private var column = 0
  private var row = 0
  private var pending: [UInt8] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The screen as text, without trailing blanks.
  var text: String {
    cells.map { row in
      var line = row.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
    .joined(separator: "\n")
  }

  mutating func resize(columns: Int, rows: Int) {
    self = TerminalEmulator(columns: columns, rows: rows, keeping: modes)
  }

  private init(columns: Int, rows: Int, keeping modes: Set<Int>) {
    self.init(columns: columns, rows: rows)
    self.modes = modes
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    var used = 0
    while used < pending.count, let length = take(pending[used...]) { used += length }
    pending.removeFirst(used)
  }

  /// Takes one mark or sequence and returns its length; nil if it is not complete.
  private mutating func take(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    if first == 0x1B { return takeSequence(bytes) }
    if first < 0x20 {
      obey(first)
      return 1
    }
    let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard bytes.count >= length else { return nil }
    put(String(decoding: bytes.prefix(length), as: UTF8.self))
    return length
  }

  /// The control characters of lines; below the last row the screen moves up.
  private mutating func obey(_ control: UInt8) {
    switch control {
    case 0x0D: column = 0
    case 0x0A where row + 1 < rows: row += 1
    case 0x0A:
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
    default: break
    }
  }

  private mutating func put(_ text: String) {
    guard let scalar = text.unicodeScalars.first, row < rows else { return }
    let isMark =
      scalar.properties.generalCategory == .nonspacingMark || scalar.value == 0x200D || scalar.value == 0xFE0F
    if isMark {
      if column > 0 { cells[row][column - 1] += text }
      return
    }
    guard column < columns else { return }
    // A mark that is half covered is gone.
    if cells[row][column].isEmpty, column > 0 { cells[row][column - 1] = " " }
    let isWide = Self.isWide(scalar)
    if column + 1 < columns, cells[row][column + 1].isEmpty { cells[row][column + 1] = " " }
    cells[row][column] = text
    if isWide, column + 1 < columns {
      if column + 2 < columns, cells[row][column + 2].isEmpty { cells[row][column + 2] = " " }
      cells[row][column + 1] = ""
    }
    column += isWide ? 2 : 1
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF:
      true
    default: false
    }
  }

  private mutating func takeSequence(_ bytes: ArraySlice<UInt8>) -> Int? {
    let body = bytes.dropFirst(2)
    guard bytes.count >= 2 else { return nil }
    guard bytes[bytes.startIndex + 1] == UInt8(ascii: "[") else {
      unknown.append("ESC \(bytes[bytes.startIndex + 1])")
      return 2
    }
    // Another sequence, or the character for that, cuts this one off.
    guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0) || $0 == 0x1B || $0 == 0x18 }) else {
      return nil
    }
    guard body[end] >= 0x40 else { return end - bytes.startIndex }
    perform(String(decoding: body[..<end], as: UTF8.self), Character(Unicode.Scalar(body[end])))
    return end - bytes.startIndex + 1
  }

  private mutating func perform(_ parameters: String, _ final: Character) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (final, parameters.first) {
    case ("H", _):
      row = (numbers.first ?? 1) - 1
      column = (numbers.dropFirst().first ?? 1) - 1
    case ("J", _): cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    case ("m", _): attributes.insert(parameters)
    case ("h", "?"): modes.insert(Int(parameters.dropFirst()) ?? 0)
    case ("l", "?"): modes.remove(Int(parameters.dropFirst()) ?? 0)
    default: unknown.append(parameters + String(final))
    }
  }
}
