import Glibc

/// Declarations of previews, which are for the canvas of Xcode alone: `#Preview { … }` and types that conform to
/// `PreviewProvider`, and what previews show UIKit's views by: types that stand for these among SwiftUI's, and members whose
/// result is `some View`.
enum PreviewText {
  /// A text with blanks in the place of previews; lines keep their numbers. Nil where it has none.
  static func removed(from bytes: [UInt8]) -> [UInt8]? {
    guard words.contains(where: { has($0, bytes) }) else { return nil }
    var text = bytes
    let code = SourceText.code(keepingPlacesOf: bytes)
    var isFound = false
    for start in starts(in: code) {
      guard let end = endOfBraces(in: code, from: start) else { continue }
      isFound = true
      for index in start...end where text[index] != 0x0A && text[index] != 0x0D { text[index] = 0x20 }
    }
    return isFound ? text : nil
  }

  private static let words: [StaticString] = ["#Preview", "PreviewProvider", "Representable", "some View"]

  private static func has(_ word: StaticString, _ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { text in
      guard var place = text.baseAddress else { return false }
      let size = word.utf8CodeUnitCount
      let end = place + text.count
      while end - place >= size, let found = memchr(place, Int32(word.utf8Start[0]), end - place - size + 1) {
        if memcmp(found, word.utf8Start, size) == 0 { return true }
        place = UnsafeRawPointer(found) + 1
      }
      return false
    }
  }

  /// Where declarations of previews begin, with the attributes in front of them.
  private static func starts(in code: [UInt8]) -> [Int] {
    var found: [Int] = []
    var depth = 0
    /// The first byte of the declaration that the scan is in.
    var declaration: Int?
    var line = 0
    while line < code.count {
      let end = code[line...].firstIndex(of: 0x0A) ?? code.count
      let words = code[line..<end].drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      if !words.isEmpty {
        let text = String(decoding: words, as: UTF8.self)
        let start = declaration ?? words.startIndex
        declaration = start
        let isPreview = depth == 0 && text.hasPrefix("#Preview")
        if isPreview || isProvider(code[start..<end], isAtTop: depth == 0) || (depth > 0 && isView(code[start..<end])) {
          found.append(start)
          declaration = nil
        } else if !text.hasPrefix("@") || text.contains("{") {
          declaration = nil
        }
      }
      for byte in code[line..<end] {
        switch byte {
        case UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "}"): depth = max(0, depth - 1)
        default: break
        }
      }
      line = end + 1
    }
    return found
  }

  private static func isProvider(_ text: ArraySlice<UInt8>, isAtTop: Bool) -> Bool {
    let words = header(text)
    guard words.contains("struct") || words.contains("class") || words.contains("enum") else { return false }
    return words.contains { stands.contains($0) || (isAtTop && providers.contains($0)) }
  }

  private static let providers: Set<String> = ["PreviewProvider", "SwiftUI.PreviewProvider"]
  private static let stands: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "SwiftUI.UIViewRepresentable",
    "SwiftUI.UIViewControllerRepresentable",
  ]

  /// Whether a line begins a member of an extension whose result is one of SwiftUI's views.
  private static func isView(_ text: ArraySlice<UInt8>) -> Bool {
    let words = header(text)
    guard words.contains("func") || words.contains("var"), text.contains(UInt8(ascii: "{")) else { return false }
    return zip(words, words.dropFirst()).contains { $0 == "some" && ($1 == "View" || $1 == "SwiftUI.View") }
  }

  private static func header(_ text: ArraySlice<UInt8>) -> [String] {
    text.prefix { $0 != UInt8(ascii: "{") }.split { !SourceText.isName($0) && $0 != UInt8(ascii: ".") }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The brace that ends the first body behind a place.
  private static func endOfBraces(in code: [UInt8], from start: Int) -> Int? {
    var depth = 0
    for index in start..<code.count {
      if code[index] == UInt8(ascii: "{") { depth += 1 }
      if code[index] == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}
