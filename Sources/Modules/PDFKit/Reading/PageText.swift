import Foundation

/// Reads the text of a page's content; a line begins where the text moves down or up.
struct PageText {
  private let file: PDFFile
  private let resources: [String: PDFValue]
  private var text = ""
  private var font: Font?
  private var fonts: [String: Font] = [:]
  private var height: Double?
  private var isComplete = true

  private struct Font {
    var width = 1
    var letters: [Int: String] = [:]
    var isKnown = true
  }

  /// The text of a page; nil where it cannot be read.
  static func read(_ page: [String: PDFValue], of file: PDFFile) -> String? {
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
    return reader.text.trimmingCharacters(in: .whitespacesAndNewlines)
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
      perform(word, operands)
      operands = []
    }
  }

  private mutating func perform(_ word: String, _ operands: [PDFValue]) {
    switch word {
    case "Tf": font = operands.first?.name.map { self.font(named: $0) }
    case "Td", "TD":
      let distance = operands.last?.number ?? 0
      if distance != 0 { breakLine() } else { breakWord() }
      height = height.map { $0 + distance }
    case "Tm":
      let new = operands.last?.number
      if let new, let height, abs(new - height) > 0.5 { breakLine() } else { breakWord() }
      height = new
    case "T*": breakLine()
    case "BT": breakWord()
    case "Tj": add(operands.last)
    case "'", "\"":
      breakLine()
      add(operands.last)
    case "TJ":
      for part in operands.last?.array ?? [] {
        if let gap = part.number {
          if gap < -200 { breakWord() }
        } else {
          add(part)
        }
      }
    default: break
    }
  }

  private mutating func breakLine() { if let last = text.last, last != "\n" { text += "\n" } }
  private mutating func breakWord() { if let last = text.last, !last.isWhitespace { text += " " } }

  private mutating func add(_ value: PDFValue?) {
    guard let bytes = value?.bytes, !bytes.isEmpty else { return }
    let font = font ?? Font()
    guard font.isKnown else {
      isComplete = false
      return
    }
    if font.letters.isEmpty {
      text += String(bytes: bytes, encoding: .windowsCP1252) ?? String(bytes: bytes, encoding: .isoLatin1) ?? ""
      return
    }
    for start in stride(from: 0, to: bytes.count, by: font.width) {
      let code = bytes[start..<min(bytes.count, start + font.width)].reduce(0) { $0 << 8 | Int($1) }
      text += font.letters[code] ?? (font.width == 1 ? String(UnicodeScalar(UInt8(code))) : "\u{FFFD}")
    }
  }

  private mutating func font(named name: String) -> Font {
    if let known = fonts[name] { return known }
    let all = file.resolve(resources["Font"]).dictionary ?? [:]
    let values = file.resolve(all[name]).dictionary ?? [:]
    var font = Font()
    let isComposite = values["Subtype"]?.name == "Type0"
    if isComposite { font.width = 2 }
    if let map = file.data(values["ToUnicode"]) {
      font.letters = Self.letters(map)
    } else {
      font.isKnown = !isComposite
    }
    fonts[name] = font
    return font
  }

  /// The letters of a map from codes: its single codes and its ranges.
  private static func letters(_ map: [UInt8]) -> [Int: String] {
    var scanner = PDFScanner(map[...])
    var (operands, found): ([PDFValue], [Int: String]) = ([], [:])
    while let value = scanner.next() {
      guard case .word(let word) = value else {
        operands.append(value)
        continue
      }
      if word == "endbfchar" {
        for index in stride(from: 0, to: operands.count - 1, by: 2) {
          if let code = code(operands[index]), let text = letters(operands[index + 1]) { found[code] = text }
        }
      } else if word == "endbfrange" {
        for index in stride(from: 0, to: operands.count - 2, by: 3) { add(operands[index..<index + 3], to: &found) }
      }
      operands = []
    }
    return found
  }

  private static func add(_ range: ArraySlice<PDFValue>, to found: inout [Int: String]) {
    let parts = Array(range)
    guard let first = code(parts[0]), let last = code(parts[1]), first <= last, last - first < 1 << 16 else { return }
    if let list = parts[2].array {
      for (offset, value) in list.enumerated() where first + offset <= last { found[first + offset] = letters(value) }
      return
    }
    guard let text = letters(parts[2]), let scalar = text.unicodeScalars.last else { return }
    let beginning = text.unicodeScalars.dropLast()
    for offset in 0...(last - first) {
      guard let next = UnicodeScalar(scalar.value + UInt32(offset)) else { continue }
      found[first + offset] = String(String.UnicodeScalarView(beginning)) + String(next)
    }
  }

  private static func code(_ value: PDFValue) -> Int? {
    value.bytes.map { $0.prefix(4).reduce(0) { $0 << 8 | Int($1) } }
  }
  private static func letters(_ value: PDFValue) -> String? {
    value.bytes.flatMap { String(bytes: $0, encoding: .utf16BigEndian) }
  }
}
