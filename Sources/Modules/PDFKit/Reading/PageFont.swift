import Foundation

/// A font of a page: the letters of its codes, and their widths.
struct PageFont {
  /// The number of bytes of a code.
  private(set) var codeLength = 1
  /// Whether the letters of its codes are known.
  private(set) var isKnown = true
  /// How far letters go up and down, in parts of the size.
  private(set) var ascent = 0.75
  private(set) var descent = -0.25
  private var letters: [Int: String] = [:]
  private var widths: [Int: Double] = [:]
  private var usualWidth = 0.5

  /// A font that the page does not describe.
  init() {}

  init(_ values: [String: PDFValue], _ file: PDFFile) {
    let isComposite = file.resolve(values["Subtype"]).name == "Type0"
    if isComposite { codeLength = 2 }
    if let map = file.data(values["ToUnicode"]) {
      letters = Self.letters(map)
    } else {
      isKnown = !isComposite
    }
    let descendant = file.resolve(file.resolve(values["DescendantFonts"]).array?.first).dictionary
    if let descendant { readWide(descendant, file) } else { readSimple(values, file) }
    let descriptor = file.resolve((descendant ?? values)["FontDescriptor"]).dictionary ?? [:]
    if let up = file.resolve(descriptor["Ascent"]).number, up > 0 { ascent = up / 1000 }
    if let down = file.resolve(descriptor["Descent"]).number, down < 0 { descent = down / 1000 }
  }

  /// The width of a code's letter, in parts of the size.
  func width(of code: Int) -> Double { widths[code] ?? usualWidth }

  /// The letters of a code.
  func letters(of code: Int) -> String {
    if letters.isEmpty {
      let byte = [UInt8(truncatingIfNeeded: code)]
      return String(bytes: byte, encoding: .windowsCP1252) ?? String(bytes: byte, encoding: .isoLatin1) ?? ""
    }
    return letters[code] ?? (codeLength == 1 ? String(UnicodeScalar(UInt8(truncatingIfNeeded: code))) : "\u{FFFD}")
  }

  private mutating func readSimple(_ values: [String: PDFValue], _ file: PDFFile) {
    if file.resolve(values["BaseFont"]).name?.contains("Courier") == true { usualWidth = 0.6 }
    let first = file.resolve(values["FirstChar"]).integer ?? 0
    for (index, width) in (file.resolve(values["Widths"]).array ?? []).enumerated() {
      if let number = file.resolve(width).number { widths[first + index] = number / 1000 }
    }
  }

  private mutating func readWide(_ values: [String: PDFValue], _ file: PDFFile) {
    usualWidth = (file.resolve(values["DW"]).number ?? 1000) / 1000
    var (operands, list): ([Int], [PDFValue]) = ([], file.resolve(values["W"]).array ?? [])
    list = list.map { file.resolve($0) }
    for value in list {
      if let inside = value.array, let first = operands.last {
        for (index, width) in inside.enumerated() {
          if let number = file.resolve(width).number { widths[first + index] = number / 1000 }
        }
        operands = []
      } else if operands.count == 2, let width = value.number {
        let (first, last) = (operands[0], operands[1])
        if first <= last, last - first < 1 << 16 { for code in first...last { widths[code] = width / 1000 } }
        operands = []
      } else if let code = value.integer {
        operands.append(code)
      }
    }
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
