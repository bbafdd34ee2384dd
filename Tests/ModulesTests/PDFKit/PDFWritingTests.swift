import Foundation
import PlainviewPDFKit
import Testing
import UIKit

/// Documents as files: what was changed is read again.
@Suite struct PDFWritingTests {
  private static func text(_ text: String) throws -> PDFDocument {
    try #require(PDFDocument(data: PDFSample.page("BT /F1 10 Tf 20 200 Td (\(text)) Tj ET")))
  }

  @Test func `Pages of several documents become one file`() throws {
    let (first, second) = (try Self.text("one"), try Self.text("two"))
    first.insert(try #require(second.page(at: 0)), at: 1)
    first.insert(try #require(first.page(at: 0)?.copy() as? PDFPage), at: 2)
    first.page(at: 1)?.rotation = 90
    first.page(at: 2)?.setBounds(CGRect(x: 10, y: 20, width: 100, height: 50), for: .cropBox)
    let read = try #require(PDFSample.reread(first))
    #expect((0..<3).map { read.page(at: $0)?.string } == ["one", "two", "one"] && read.minorVersion == 6)
    #expect(read.page(at: 1)?.rotation == 90 && read.page(at: 0)?.rotation == 0)
    #expect(read.page(at: 2)?.bounds(for: .cropBox) == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(read.page(at: 0)?.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 300))
    first.removePage(at: 0)
    first.exchangePage(at: 0, withPageAt: 1)
    #expect(PDFSample.reread(first)?.string == "one\ntwo")
  }

  @Test func `A new document has its attributes and its outline`() throws {
    let document = PDFDocument()
    #expect(document.dataRepresentation() == nil)
    for index in 0..<2 { document.insert(PDFPage(), at: index) }
    document.documentAttributes = [
      PDFDocumentAttribute.titleAttribute: "Käse (alt)", PDFDocumentAttribute.keywordsAttribute: ["a", "b"],
      PDFDocumentAttribute.creationDateAttribute: Date(timeIntervalSince1970: 1_777_629_600),
    ]
    let (root, chapter, part) = (PDFOutline(), PDFOutline(), PDFOutline())
    chapter.label = "Chapter"
    chapter.destination = PDFDestination(page: try #require(document.page(at: 1)), at: CGPoint(x: 5, y: 700))
    part.label = "Teil Ω"
    part.action = PDFActionURL(url: try #require(URL(string: "https://example.org")))
    root.insertChild(chapter, at: 0)
    chapter.insertChild(part, at: 0)
    chapter.isOpen = true
    document.outlineRoot = root
    #expect(part.document === document)
    let read = try #require(PDFSample.reread(document))
    #expect(read.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String == "Käse (alt)")
    #expect(read.documentAttributes?[PDFDocumentAttribute.keywordsAttribute] as? [String] == ["a", "b"])
    let date = read.documentAttributes?[PDFDocumentAttribute.creationDateAttribute] as? Date
    #expect(date?.timeIntervalSince1970 == 1_777_629_600)
    let entry = try #require(read.outlineRoot?.child(at: 0))
    #expect(entry.label == "Chapter" && entry.isOpen && entry.destination?.point == CGPoint(x: 5, y: 700))
    #expect(entry.destination?.page === read.page(at: 1))
    #expect(entry.child(at: 0)?.label == "Teil Ω")
    #expect((entry.child(at: 0)?.action as? PDFActionURL)?.url?.absoluteString == "https://example.org")
    entry.removeFromParent()
    #expect(PDFSample.reread(read)?.outlineRoot == nil)
  }

  @Test func `A document is written into a file, an unchanged one as it was read`() throws {
    let document = try Self.text("one")
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("plainview-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(document.write(to: url))
    #expect(try Data(contentsOf: url) == PDFSample.page("BT /F1 10 Tf 20 200 Td (one) Tj ET"))
    document.page(at: 0)?.rotation = 180
    #expect(document.write(to: url, withOptions: [.burnInAnnotationsOption: true]))
    #expect(PDFDocument(url: url)?.page(at: 0)?.rotation == 180)
    #expect(!document.write(to: url.appendingPathComponent("none/file.pdf")))
    #expect((document.copy() as? PDFDocument)?.page(at: 0)?.rotation == 180)
    #expect(document.accessPermissions.contains(.allowsCommenting) && document.permissionsStatus == .none)
  }

  @Test func `A page alone is a document, and a page of a picture has its size`() throws {
    let document = try Self.text("one")
    let alone = try #require(document.page(at: 0)?.dataRepresentation)
    #expect(PDFSample.hasWholeTable(alone) && PDFDocument(data: alone)?.string == "one")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    let pictures = PDFDocument()
    pictures.insert(try #require(PDFPage(image: image)), at: 0)
    let data = try #require(pictures.dataRepresentation())
    #expect(PDFDocument(data: data)?.page(at: 0)?.bounds(for: .mediaBox).size == CGSize(width: 40, height: 20))
    #expect(String(decoding: data, as: Unicode.ASCII.self).contains("/Subtype /Image"))
  }
}
