import Foundation

/// A value in the distinguished encoding: a tag, a length and that many bytes.
struct DERValue {
  let tag: UInt8
  let content: ArraySlice<UInt8>
  /// The bytes after the value.
  let rest: ArraySlice<UInt8>

  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count >= 2, let tag = bytes.first else { return nil }
    var left = bytes.dropFirst()
    guard let short = left.popFirst() else { return nil }
    var length = Int(short)
    if short & 0x80 != 0 {
      let count = Int(short & 0x7f)
      guard (1...4).contains(count), left.count >= count else { return nil }
      length = left.prefix(count).reduce(0) { $0 << 8 | Int($1) }
      left = left.dropFirst(count)
    }
    guard left.count >= length else { return nil }
    (self.tag, content, rest) = (tag, left.prefix(length), left.dropFirst(length))
  }

  /// The values in this one; nil where they are not encoded rightly.
  var children: [DERValue]? {
    var (found, left): ([DERValue], ArraySlice<UInt8>) = ([], content)
    while !left.isEmpty {
      guard let next = DERValue(left) else { return nil }
      found.append(next)
      left = next.rest
    }
    return found
  }

  static let sequence: UInt8 = 0x30
}

/// What is read of a certificate.
struct CertificateFields {
  let serial: Data
  let subject: [(identifier: [UInt8], text: String)]
  /// The key as it is encoded, without its kind.
  let key: Data

  init?(_ data: Data) {
    guard let whole = DERValue([UInt8](data)[...]), whole.tag == DERValue.sequence, whole.rest.isEmpty,
      let parts = whole.children, parts.count == 3, parts[0].tag == DERValue.sequence, var fields = parts[0].children
    else { return nil }
    if fields.first?.tag == 0xa0 { fields.removeFirst() }
    // The number, the algorithm, the issuer, the time, the subject, the key.
    guard fields.count >= 6, fields[0].tag == 2, let names = fields[4].children, let key = fields[5].children,
      key.count == 2, key[1].tag == 3
    else { return nil }
    serial = Data(fields[0].content)
    self.key = Data(key[1].content.dropFirst())
    subject = names.flatMap { $0.children ?? [] }.compactMap { name in
      guard let pair = name.children, pair.count == 2 else { return nil }
      return (Array(pair[0].content), String(decoding: pair[1].content, as: UTF8.self))
    }
  }

  /// The common name of the subject.
  var commonName: String? { subject.first { $0.identifier == [0x55, 0x04, 0x03] }?.text }
}
