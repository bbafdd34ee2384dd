import Glibc

/// Declarations of previews, which only Xcode's canvas uses: `#Preview { … }` and types that conform to
/// `PreviewProvider`, and what only code with SwiftUI uses: representable types of SwiftUI, members whose result is
/// `some View`, and extensions of SwiftUI's own types.
enum PreviewText {
  /// A text with its previews replaced by blanks; lines keep their numbers. Nil if it has none.
  static func removed(from bytes: [UInt8]) -> [UInt8]? {
    guard markers.contains(where: { has($0, bytes) }) else { return nil }
    var text = bytes
    let code = SourceText.code(keepingOffsetsOf: bytes)
    let importsSwiftUI = has("import SwiftUI", bytes)
    var isFound = false
    for start in starts(in: code, importsSwiftUI) {
      guard let end = endOfBraces(in: code, from: start) else { continue }
      isFound = true
      for index in start...end where text[index] != 0x0A && text[index] != 0x0D { text[index] = 0x20 }
    }
    return isFound ? text : nil
  }

  private static let markers: [StaticString] = [
    "#Preview", "PreviewProvider", "Representable", "some View", "extension View", "extension EnvironmentValues",
    "extension SwiftUI.",
  ]

  private static func has(_ marker: StaticString, _ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { text in
      guard var cursor = text.baseAddress else { return false }
      let size = marker.utf8CodeUnitCount
      let end = cursor + text.count
      while end - cursor >= size, let found = memchr(cursor, Int32(marker.utf8Start[0]), end - cursor - size + 1) {
        if memcmp(found, marker.utf8Start, size) == 0 { return true }
        cursor = UnsafeRawPointer(found) + 1
      }
      return false
    }
  }

  /// Where declarations of previews begin, with the attributes in front of them.
  private static func starts(in code: [UInt8], _ importsSwiftUI: Bool) -> [Int] {
    var found: [Int] = []
    var depth = 0
    /// The first byte of the declaration that the scan is in.
    var declaration: Int?
    var line = 0
    while line < code.count {
      let end = code[line...].firstIndex(of: 0x0A) ?? code.count
      let content = code[line..<end].drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      if !content.isEmpty {
        let text = String(decoding: content, as: UTF8.self)
        let start = declaration ?? content.startIndex
        declaration = start
        let isAtTop = depth == 0
        let isPreview = isAtTop && text.hasPrefix("#Preview")
        let head = code[start..<end]
        let isExtension = isAtTop && importsSwiftUI && isExtensionOfSwiftUI(head)
        if isPreview || isExtension || isProvider(head, isAtTop: isAtTop) || (!isAtTop && isView(head)) {
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
    let names = header(text)
    guard names.contains("struct") || names.contains("class") || names.contains("enum") else { return false }
    return names.contains { stands.contains($0) || (isAtTop && providers.contains($0)) }
  }

  private static let providers: Set<String> = ["PreviewProvider", "SwiftUI.PreviewProvider"]
  private static let stands: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "SwiftUI.UIViewRepresentable",
    "SwiftUI.UIViewControllerRepresentable",
  ]

  private static func isExtensionOfSwiftUI(_ text: ArraySlice<UInt8>) -> Bool {
    let names = header(text)
    return zip(names, names.dropFirst()).contains { word, type in
      word == "extension" && (type == "View" || type == "EnvironmentValues" || type.hasPrefix("SwiftUI."))
    }
  }

  /// Whether a line begins a member of an extension whose result is one of SwiftUI's views.
  private static func isView(_ text: ArraySlice<UInt8>) -> Bool {
    let names = header(text)
    guard names.contains("func") || names.contains("var"), text.contains(UInt8(ascii: "{")) else { return false }
    return zip(names, names.dropFirst()).contains { $0 == "some" && ($1 == "View" || $1 == "SwiftUI.View") }
  }

  private static func header(_ text: ArraySlice<UInt8>) -> [String] {
    text.prefix { $0 != UInt8(ascii: "{") }.split { !SourceText.isName($0) && $0 != UInt8(ascii: ".") }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The brace that ends the first body behind an index.
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
