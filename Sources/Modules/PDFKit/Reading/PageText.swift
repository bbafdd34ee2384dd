import Foundation
import PlainviewGraphics

/// Reads the text of a page's content and where its letters are; a line begins where the text moves down or up.
struct PageText {
  private let file: PDFFile
  private let resources: [String: PDFValue]
  private var text = ""
  /// The rectangle of each UTF-16 unit of the text, in the page's points.
  private var boxes: [CGRect] = []
  private var fonts: [String: PageFont] = [:]
  private var height: Double?
  private var isComplete = true
  private var state = State()
  private var saved: [State] = []
  private var matrix = CGAffineTransform.identity
  private var line = CGAffineTransform.identity

  /// The values that operators set.
  private struct State {
    var transform = CGAffineTransform.identity
    var font: PageFont?
    var size: Double = 1
    var letterSpace: Double = 0
    var wordSpace: Double = 0
    var scale: Double = 1
    var leading: Double = 0
    var rise: Double = 0
  }

  /// The text of a page with the rectangles of its UTF-16 units.
  struct Letters {
    let text: String
    let boxes: [CGRect]
  }

  /// The text of a page; nil where it cannot be read.
  static func read(_ page: [String: PDFValue], of file: PDFFile) -> Letters? {
    guard !file.isEncrypted else { return nil }
    let contents = file.resolve(page["Contents"])
    var data: [UInt8] = []
    for part in contents.array ?? [page["Contents"] ?? .null] {
      if case .null = file.resolve(part) { continue }
      guard let plain = file.data(part) else { return nil }
      data += plain + [10]
    }
    var reader = PageText(file: file, resources: file.resolve(page["Resources"]).dictionary ?? [:])
    reader.run(data)
    guard reader.isComplete else { return nil }
    return reader.letters
  }

  /// What was read, without the spaces at both ends.
  private var letters: Letters {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let start = text.range(of: trimmed).map { text.utf16.distance(from: text.startIndex, to: $0.lowerBound) } ?? 0
    return Letters(text: trimmed, boxes: Array(boxes.dropFirst(start).prefix(trimmed.utf16.count)))
  }

  private init(file: PDFFile, resources: [String: PDFValue]) {
    self.file = file
    self.resources = resources
  }

  private mutating func run(_ data: [UInt8]) {
    var scanner = PDFScanner(data[...])
    var operands: [PDFValue] = []
    while let value = scanner.next() {
      guard case .word(let word) = value else {
        if operands.count < 64 { operands.append(value) }
        continue
      }
      set(word, operands)
      perform(word, operands)
      operands = []
    }
  }

  /// Operators that set values.
  private mutating func set(_ word: String, _ operands: [PDFValue]) {
    let number = operands.last?.number ?? 0
    switch word {
    case "q": if saved.count < 64 { saved.append(state) }
    case "Q": state = saved.popLast() ?? state
    case "cm": if let matrix = Self.matrix(operands) { state.transform = matrix.concatenating(state.transform) }
    case "Tf":
      state.font = operands.first?.name.map { self.font(named: $0) }
      state.size = number
    case "Tc": state.letterSpace = number
    case "Tw": state.wordSpace = number
    case "Tz": state.scale = number / 100
    case "TL": state.leading = number
    case "Ts": state.rise = number
    case "TD": state.leading = -number
    case "\"":
      guard operands.count == 3 else { return }
      (state.wordSpace, state.letterSpace) = (operands[0].number ?? 0, operands[1].number ?? 0)
    default: break
    }
  }

  private mutating func perform(_ word: String, _ operands: [PDFValue]) {
    switch word {
    case "Td", "TD":
      let distance = operands.last?.number ?? 0
      if distance != 0 { breakLine() } else { breakWord() }
      height = height.map { $0 + distance }
      move(operands.first?.number ?? 0, distance)
    case "Tm":
      let new = operands.last?.number
      if let new, let height, abs(new - height) > 0.5 { breakLine() } else { breakWord() }
      height = new
      if let new = Self.matrix(operands) { (matrix, line) = (new, new) }
    case "T*": nextLine()
    case "BT":
      breakWord()
      (matrix, line) = (.identity, .identity)
    case "Tj": add(operands.last)
    case "'", "\"":
      nextLine()
      add(operands.last)
    case "TJ":
      for part in operands.last?.array ?? [] {
        if let gap = part.number {
          if gap < -200 { breakWord() }
          advance(-gap / 1000 * state.size * state.scale)
        } else {
          add(part)
        }
      }
    default: break
    }
  }

  private static func matrix(_ operands: [PDFValue]) -> CGAffineTransform? {
    let numbers = operands.compactMap(\.number)
    guard numbers.count == 6 else { return nil }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  private mutating func move(_ x: Double, _ y: Double) {
    line = CGAffineTransform(translationX: x, y: y).concatenating(line)
    matrix = line
  }
  private mutating func nextLine() {
    breakLine()
    move(0, -state.leading)
  }
  private mutating func advance(_ distance: Double) {
    matrix = CGAffineTransform(translationX: distance, y: 0).concatenating(matrix)
  }

  private mutating func breakLine() { if let last = text.last, last != "\n" { append("\n", behind()) } }
  private mutating func breakWord() { if let last = text.last, !last.isWhitespace { append(" ", behind()) } }

  /// A rectangle without a width behind the last letter.
  private func behind() -> CGRect {
    boxes.last.map { CGRect(x: $0.maxX, y: $0.minY, width: 0, height: $0.height) } ?? .zero
  }

  private mutating func append(_ letters: String, _ box: CGRect) {
    let count = letters.utf16.count
    text += letters
    for index in 0..<count {
      let width = box.width / CGFloat(count)
      boxes.append(CGRect(x: box.minX + CGFloat(index) * width, y: box.minY, width: width, height: box.height))
    }
  }

  private mutating func add(_ value: PDFValue?) {
    guard let bytes = value?.bytes, !bytes.isEmpty else { return }
    let font = state.font ?? PageFont()
    guard font.isKnown else {
      isComplete = false
      return
    }
    for start in stride(from: 0, to: bytes.count, by: font.codeLength) {
      let part = bytes[start..<min(bytes.count, start + font.codeLength)]
      let code = part.reduce(0) { $0 << 8 | Int($1) }
      let width = font.width(of: code) * state.size
      append(font.letters(of: code), box(width, font))
      let space = state.letterSpace + (code == 32 && font.codeLength == 1 ? state.wordSpace : 0)
      advance((width + space) * state.scale)
    }
  }

  /// The rectangle of a letter of a width, where the text is now.
  private func box(_ width: Double, _ font: PageFont) -> CGRect {
    let bottom = font.descent * state.size + state.rise
    let own = CGRect(
      x: 0, y: bottom, width: width * state.scale, height: (font.ascent - font.descent) * state.size)
    return own.applying(matrix.concatenating(state.transform))
  }

  private mutating func font(named name: String) -> PageFont {
    if let known = fonts[name] { return known }
    let all = file.resolve(resources["Font"]).dictionary ?? [:]
    let font = PageFont(file.resolve(all[name]).dictionary ?? [:], file)
    fonts[name] = font
    return font
  }
}
