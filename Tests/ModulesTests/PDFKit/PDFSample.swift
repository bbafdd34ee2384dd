import Foundation
import PlainviewPDFKit

/// Small files for tests of PDFKit.
enum PDFSample {
  /// A file of objects, numbered from 1; the first is the catalog.
  static func file(_ objects: [String]) -> Data {
    let body = objects.enumerated().map { "\($0.offset + 1) 0 obj\n\($0.element)\nendobj\n" }.joined()
    return Data("%PDF-1.6\n\(body)trailer\n<< /Root 1 0 R >>\n%%EOF\n".utf8)
  }

  static func stream(_ text: String) -> String { "<< /Length \(text.utf8.count) >>\nstream\n\(text)\nendstream" }

  /// A page of 200 by 300 points with a content, and with annotations as objects from 6 on.
  static func page(_ content: String = "", annotations: [String] = [], catalog: String = "") -> Data {
    let references = annotations.indices.map { "\($0 + 6) 0 R" }.joined(separator: " ")
    return file(
      [
        "<< /Type /Catalog /Pages 2 0 R \(catalog) >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 200 300] >>",
        "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Annots [\(references)] /Resources << /Font << /F1 5 0 R >> >> >>",
        stream(content),
        "<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>",
      ] + annotations)
  }

  /// Whether the table of a file's objects leads to each of them.
  static func hasWholeTable(_ data: Data) -> Bool {
    let text = String(decoding: data, as: Unicode.ASCII.self)
    let bytes = Array(data)
    guard
      let start = text.components(separatedBy: "startxref\n").last?.split(separator: "\n").first.flatMap({ Int($0) }),
      start < bytes.count
    else { return false }
    let lines = String(decoding: bytes[start...], as: Unicode.ASCII.self).split(separator: "\n")
    guard lines.count > 2, lines[0] == "xref", let count = lines[1].split(separator: " ").last.flatMap({ Int($0) })
    else { return false }
    return (1..<count).allSatisfy { number in
      guard let offset = Int(lines[2 + number].prefix(10)) else { return false }
      return bytes[offset...].starts(with: Array("\(number) 0 obj\n".utf8))
    }
  }

  /// A document as it is read from its own file.
  static func reread(_ document: PDFDocument) -> PDFDocument? {
    document.dataRepresentation().flatMap { hasWholeTable($0) ? PDFDocument(data: $0) : nil }
  }
}
