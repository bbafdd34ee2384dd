import Foundation

/// Makes a PDF file of pages, which can come from several files: their objects are copied with all that they refer to.
final class PDFWriter {
  private struct Source: Hashable {
    let file: ObjectIdentifier
    let number: Int
  }

  private let version: (major: Int, minor: Int)
  let pages: [PDFPage]
  /// The objects in the order of their numbers, which begin with 1.
  private var objects: [PDFValue] = []
  /// The new objects of those of files; null for pages that are not written.
  private var copies: [Source: PDFValue] = [:]
  private var waiting: [(number: Int, value: PDFValue, file: PDFFile)] = []
  private(set) var pageNumbers: [ObjectIdentifier: Int] = [:]
  var annotationNumbers: [ObjectIdentifier: Int] = [:]
  private var catalog: [String: PDFValue] = ["Type": .name("Catalog")]
  private var trailer: [String: PDFValue] = [:]

  init(pages: [PDFPage], version: (major: Int, minor: Int)) {
    self.pages = pages
    self.version = version
    let (root, tree) = (reserve(), reserve())
    trailer["Root"] = .reference(root)
    catalog["Pages"] = .reference(tree)
    for page in pages {
      pageNumbers[ObjectIdentifier(page)] = reserve()
      note(page.number, of: page.file, as: number(of: page))
      for annotation in page.annotations {
        annotationNumbers[ObjectIdentifier(annotation)] = reserve()
        note(annotation.number, of: annotation.file, as: annotationNumbers[ObjectIdentifier(annotation)] ?? 0)
      }
    }
    for file in pages.compactMap(\.file) {
      for page in file.pages
      where page.number.map({ copies[Source(file: ObjectIdentifier(file), number: $0)] == nil }) == true {
        if let number = page.number { copies[Source(file: ObjectIdentifier(file), number: number)] = .null }
      }
    }
    for page in pages { objects[number(of: page) - 1] = .dictionary(values(of: page, in: tree)) }
    let kids = pages.map { PDFValue.reference(number(of: $0)) }
    objects[tree - 1] = .dictionary([
      "Type": .name("Pages"), "Kids": .array(kids), "Count": .number(Double(pages.count)),
    ])
  }

  private func note(_ number: Int?, of file: PDFFile?, as new: Int) {
    guard let number, let file else { return }
    let source = Source(file: ObjectIdentifier(file), number: number)
    if copies[source] == nil { copies[source] = .reference(new) }
  }

  /// The number of the object of a page that is written; 0 for another one.
  func number(of page: PDFPage) -> Int { pageNumbers[ObjectIdentifier(page)] ?? 0 }

  /// The number of an object that is set later.
  func reserve() -> Int {
    objects.append(.null)
    return objects.count
  }
  func set(_ number: Int, _ value: PDFValue) { objects[number - 1] = value }
  /// Sets some values of a dictionary and removes others.
  func merge(_ number: Int, _ values: [String: PDFValue], without keys: [String] = []) {
    var all = objects[number - 1].dictionary ?? [:]
    for key in keys { all[key] = nil }
    objects[number - 1] = .dictionary(all.merging(values) { _, new in new })
  }
  func add(_ value: PDFValue) -> PDFValue {
    objects.append(value)
    return .reference(objects.count)
  }
  func setCatalog(_ key: String, _ value: PDFValue) { catalog[key] = value }
  func setInfo(_ values: [String: PDFValue]) { trailer["Info"] = add(.dictionary(values)) }

  // MARK: Copies

  /// A value of a file with the numbers of the new objects.
  func copied(_ value: PDFValue, from file: PDFFile) -> PDFValue {
    switch value {
    case .reference(let number): return reference(number, file)
    case .array(let values): return .array(values.map { copied($0, from: file) })
    case .dictionary(let values): return .dictionary(values.mapValues { copied($0, from: file) })
    case .stream(let values, let data): return .stream(values.mapValues { copied($0, from: file) }, data)
    default: return value
    }
  }

  private func reference(_ number: Int, _ file: PDFFile) -> PDFValue {
    let source = Source(file: ObjectIdentifier(file), number: number)
    if let known = copies[source] { return known }
    guard let value = file.objects[number] else { return .null }
    let new = reserve()
    copies[source] = .reference(new)
    waiting.append((new, value, file))
    return .reference(new)
  }

  // MARK: The file

  /// The whole file.
  var data: Data {
    addForm()
    while let next = waiting.popLast() { objects[next.number - 1] = copied(next.value, from: next.file) }
    objects[0] = .dictionary(catalog)
    var bytes = Array("%PDF-\(version.major).\(version.minor)\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 10]
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(bytes.count)
      bytes += "\(index + 1) 0 obj\n".utf8
      Self.write(object, to: &bytes)
      bytes += "\nendobj\n".utf8
    }
    let start = bytes.count
    bytes += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n".utf8
    for offset in offsets { bytes += "\(String(format: "%010d", offset)) 00000 n \n".utf8 }
    var end = trailer
    end["Size"] = .number(Double(objects.count + 1))
    bytes += "trailer\n".utf8
    Self.write(.dictionary(end), to: &bytes)
    bytes += "\nstartxref\n\(start)\n%%EOF\n".utf8
    return Data(bytes)
  }

  static func write(_ value: PDFValue, to bytes: inout [UInt8]) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let flag): bytes += (flag ? "true" : "false").utf8
    case .number(let number): bytes += text(of: number).utf8
    case .name(let text): bytes += name(text).utf8
    case .word(let word): bytes += word.utf8
    case .reference(let number): bytes += "\(number) 0 R".utf8
    case .string(let letters): write(letters, to: &bytes)
    case .array(let values):
      bytes.append(91)
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(32) }
        write(value, to: &bytes)
      }
      bytes.append(93)
    case .dictionary(let values):
      bytes += "<<".utf8
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        bytes += " \(name(key)) ".utf8
        write(value, to: &bytes)
      }
      bytes += " >>".utf8
    case .stream(var values, let data):
      values["Length"] = .number(Double(data.count))
      write(.dictionary(values), to: &bytes)
      bytes += "\nstream\n".utf8
      bytes += data
      bytes += "\nendstream".utf8
    }
  }

  /// A text of bytes: as it is between parentheses, other bytes than those of letters as digits.
  private static func write(_ letters: [UInt8], to bytes: inout [UInt8]) {
    guard letters.allSatisfy({ (32..<127).contains($0) }) else {
      bytes += ("<" + letters.map { String(format: "%02X", Int($0)) }.joined() + ">").utf8
      return
    }
    bytes.append(40)
    for letter in letters {
      if [40, 41, 92].contains(letter) { bytes.append(92) }
      bytes.append(letter)
    }
    bytes.append(41)
  }

  static func text(of number: Double) -> String {
    guard number.isFinite else { return "0" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
    var text = String(format: "%.5f", number)
    while text.hasSuffix("0") { text.removeLast() }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  static func name(_ text: String) -> String {
    "/"
      + text.utf8.map { byte in
        let isPlain = (33..<127).contains(byte) && !Array("()<>[]{}/%#".utf8).contains(byte)
        return isPlain ? String(UnicodeScalar(byte)) : "#" + String(format: "%02X", Int(byte))
      }.joined()
  }
}
