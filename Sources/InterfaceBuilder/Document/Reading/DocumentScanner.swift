import Foundation

/// Reads well-formed XML into a tree of nodes, without recursion.
///
/// The language is XML 1.0 in UTF-8 without document type declarations, so there are no entities but the five predefined
/// ones and nothing can expand. FoundationXML's `XMLParser` is not used: on Linux it reports where a tag ends instead of
/// where it begins, loses the order of attributes, and reports success for truncated files. A class, because debug builds
/// copy a structure for every call.
final class DocumentScanner {
  /// Bounds that no real document comes near.
  static let maximumDepth = 512
  static let maximumElements = 500_000
  static let maximumAttributes = 512

  /// UTF-8 and what is part of it.
  private static let encodings = ["utf-8", "utf8", "us-ascii"]

  private struct OpenElement {
    let name: String
    let attributes: [DocumentNode.Attribute]
    let position: SourcePosition
    var children: [DocumentNode] = []
    var text = ""
    var isBlank = true
  }

  let path: String
  /// The file's bytes with a zero byte behind the last; they outlive the scanner.
  let bytes: UnsafePointer<UInt8>
  let count: Int
  var index = 0

  private var open: [OpenElement] = []
  private var root: DocumentNode?
  private var elements = 0
  private var positions = PositionCounter()

  /// The tree of `bytes`, UTF-8, with `path` for error texts.
  static func scan(_ bytes: [UInt8], path: String) throws(DocumentError) -> DocumentNode {
    let terminated = bytes + [0]
    return try terminated.withUnsafeBufferPointer { (buffer) throws(DocumentError) -> DocumentNode in
      guard let base = buffer.baseAddress else { throw DocumentError(path: path, problem: .empty) }
      let scanner = DocumentScanner(path: path, bytes: base, count: bytes.count)
      return try scanner.scanDocument()
    }
  }

  private init(path: String, bytes: UnsafePointer<UInt8>, count: Int) {
    self.path = path
    self.bytes = bytes
    self.count = count
  }

  private func scanDocument() throws(DocumentError) -> DocumentNode {
    try refuseControlCharacters()
    skipByteOrderMark()
    while index < count {
      try scanText()
      if index < count { try scanMarkup() }
    }
    if let unclosed = open.last {
      throw malformed(.unclosedElement(unclosed.name, openedAt: unclosed.position), at: count)
    }
    guard let root else { throw malformed(.missingRoot, at: count) }
    return root
  }

  private func refuseControlCharacters() throws(DocumentError) {
    let refused: [CChar] = Array(1...8) + [11, 12] + Array(14...31) + [0]
    let clean = strcspn(UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self), refused)
    if clean < count { throw malformed(.controlCharacter(bytes[clean]), at: clean) }
  }

  private func skipByteOrderMark() {
    if startsHere("\u{FEFF}") { index += 3 }
  }

  // MARK: Content

  private func scanText() throws(DocumentError) {
    let start = index
    let end = offset(of: UInt8(ascii: "<"), from: index) ?? count
    guard end > start else { return }
    index = end
    let blank = start + blanks(from: start)
    if open.isEmpty {
      guard blank < end else { return }
      throw root == nil && start == 0
        ? fault(.notXML, at: blank) : malformed(.textOutsideRoot, at: blank)
    }
    if blank < end { open[open.count - 1].isBlank = false }
    open[open.count - 1].text += try text(from: start, to: end)
  }

  private func scanMarkup() throws(DocumentError) {
    switch bytes[index + 1] {
    case UInt8(ascii: "/"): try scanEndTag()
    case UInt8(ascii: "?"): try scanInstruction()
    case UInt8(ascii: "!"): try scanDeclaration()
    default: try scanStartTag()
    }
  }

  private func scanDeclaration() throws(DocumentError) {
    if startsHere("<!--") {
      try skip(past: "-->", from: 4, or: .unclosedComment)
    } else if startsHere("<![CDATA[") {
      try scanSection()
    } else {
      throw fault(.documentTypeDeclaration, at: index)
    }
  }

  private func scanSection() throws(DocumentError) {
    guard !open.isEmpty else { throw malformed(.textOutsideRoot, at: index) }
    let start = index + 9
    try skip(past: "]]>", from: 9, or: .unclosedSection)
    open[open.count - 1].text += string(from: start, to: index - 3)
    open[open.count - 1].isBlank = false
  }

  private func scanInstruction() throws(DocumentError) {
    let start = index
    try skip(past: "?>", from: 2, or: .unclosedInstruction)
    guard start == 0 || root == nil && open.isEmpty else { return }
    let declaration = string(from: start, to: index)
    if let encoding = declaredEncoding(in: declaration), !Self.encodings.contains(encoding.lowercased()) {
      throw fault(.otherEncoding(encoding), at: start)
    }
  }

  // MARK: Tags

  private func scanStartTag() throws(DocumentError) {
    let start = index
    let position = position(at: start)
    index += 1
    let name = try scanName()
    guard root == nil else { throw malformed(.secondRoot, at: start) }
    let (attributes, isEmpty) = try scanAttributes(of: name)
    elements += 1
    if elements > Self.maximumElements { throw fault(.tooManyElements(limit: Self.maximumElements), at: start) }
    if isEmpty {
      close(OpenElement(name: name, attributes: attributes, position: position))
    } else {
      if open.count == Self.maximumDepth { throw fault(.tooDeep(limit: Self.maximumDepth), at: start) }
      open.append(OpenElement(name: name, attributes: attributes, position: position))
    }
  }

  private func scanEndTag() throws(DocumentError) {
    let start = index
    index += 2
    let name = try scanName()
    guard let element = open.last else { throw malformed(.strayEnd(name), at: start) }
    guard element.name == name else {
      let mismatch = DocumentError.Malformation.mismatchedEnd(
        found: name, expected: element.name, openedAt: element.position)
      throw malformed(mismatch, at: start)
    }
    index += blanks(from: index)
    guard bytes[index] == UInt8(ascii: ">") else { throw malformed(.unclosedTag("/" + name), at: index) }
    index += 1
    open.removeLast()
    close(element)
  }

  private func close(_ element: OpenElement) {
    let node = DocumentNode(
      name: element.name, attributes: element.attributes, children: element.children,
      text: element.isBlank && !element.children.isEmpty ? "" : element.text, position: element.position)
    if open.isEmpty {
      root = node
    } else {
      open[open.count - 1].children.append(node)
    }
  }

  private func scanAttributes(of element: String) throws(DocumentError) -> ([DocumentNode.Attribute], Bool) {
    var attributes: [DocumentNode.Attribute] = []
    // The names, once there are so many that a linear search would be slower.
    var names: Set<String> = []
    while true {
      let blank = blanks(from: index)
      index += blank
      if index >= count { throw malformed(.unclosedTag(element), at: count) }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        return (attributes, false)
      }
      if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: ">") {
        index += 2
        return (attributes, true)
      }
      let start = index
      let name = try scanName()
      if blank == 0 { throw malformed(.attributeWithoutBlank(name), at: start) }
      if attributes.count == Self.fewAttributes { names = Set(attributes.map(\.name)) }
      let isKnown = attributes.count < Self.fewAttributes ? Self.holds(name, attributes) : !names.insert(name).inserted
      if isKnown { throw malformed(.duplicateAttribute(name), at: start) }
      if attributes.count == Self.maximumAttributes {
        throw fault(.tooManyAttributes(element: element, limit: Self.maximumAttributes), at: start)
      }
      attributes.append(DocumentNode.Attribute(name: name, value: try scanValue(of: name)))
    }
  }

  private static let fewAttributes = 16

  private static func holds(_ name: String, _ attributes: [DocumentNode.Attribute]) -> Bool {
    for attribute in attributes where attribute.name == name { return true }
    return false
  }

  private func scanValue(of name: String) throws(DocumentError) -> String {
    index += blanks(from: index)
    guard bytes[index] == UInt8(ascii: "=") else { throw malformed(.attributeWithoutValue(name), at: index) }
    index += 1
    index += blanks(from: index)
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw malformed(.unquotedValue(name), at: index)
    }
    let start = index + 1
    guard let end = offset(of: quote, from: start) else { throw malformed(.unclosedValue(name), at: index) }
    if let angle = offset(of: UInt8(ascii: "<"), from: start, to: end) {
      throw malformed(.angleInValue(name), at: angle)
    }
    index = end + 1
    return try attributeValue(from: start, to: end)
  }

  private func scanName() throws(DocumentError) -> String {
    let start = index
    let delimiters = " \t\r\n=/><\"'&;!?"
    let length = strcspn(UnsafeRawPointer(bytes + start).assumingMemoryBound(to: CChar.self), delimiters)
    guard length > 0, Self.beginsName(bytes[start]) else { throw malformed(.badName, at: start) }
    index = start + length
    return string(from: start, to: index)
  }

  private static func beginsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...: true
    default: false
    }
  }

  // MARK: Errors

  func position(at offset: Int) -> SourcePosition { positions.position(at: offset, in: bytes) }

  func fault(_ problem: DocumentError.Problem, at offset: Int) -> DocumentError {
    DocumentError(path: path, position: position(at: offset), problem: problem)
  }

  func malformed(_ malformation: DocumentError.Malformation, at offset: Int) -> DocumentError {
    fault(.malformed(malformation), at: offset)
  }
}
