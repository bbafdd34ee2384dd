import Foundation

/// How the name of a test becomes the name of a file.
enum GoldenName {
  /// The part of a golden's name that tells the test.
  static func ofTest(_ function: String) -> String { shortened(sanitized(function), to: 120) }

  /// Letters, digits and underscores, everything else one dash: a name cannot leave its folder.
  static func sanitized(_ name: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(name.utf8.count)
    for byte in name.utf8 {
      if byte >= 0x80 { return sanitizedClusters(name) }
      if isIdentifierByte(byte) {
        bytes.append(byte)
      } else if let last = bytes.last, last != dash {
        bytes.append(dash)
      }
    }
    if bytes.last == dash { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let dash = UInt8(ascii: "-")

  private static func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }

  /// The same for names in any script; letters are composed, as some file systems would make them.
  private static func sanitizedClusters(_ name: String) -> String {
    var result = ""
    for character in name.precomposedStringWithCanonicalMapping {
      if character.isLetter || character.isNumber || character == "_" {
        result.append(character)
      } else if !result.isEmpty, result.last != "-" {
        result.append("-")
      }
    }
    while result.last == "-" { result.removeLast() }
    return result
  }

  /// At most so many bytes: what is cut off is replaced by a number made from the whole name.
  static func shortened(_ name: String, to limit: Int) -> String {
    guard name.utf8.count > limit else { return name }
    let number = "-" + Fingerprint(of: name).text.prefix(8)
    var result = ""
    for character in name {
      guard result.utf8.count + String(character).utf8.count + number.utf8.count <= limit else { break }
      result.append(character)
    }
    return result + number
  }

  /// What names have in common that a file system may take for one.
  static func folded(_ name: String) -> String {
    name.precomposedStringWithCanonicalMapping.lowercased()
  }
}
