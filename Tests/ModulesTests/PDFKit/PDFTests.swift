import Foundation
import PlainviewPDFKit
import PlainviewSnapshot
import PlainviewUIAutomation
import Testing
import UIKit

/// `PDFKit`: documents and the views that show them.
@MainActor @Suite struct PDFTests {
  private static let unread = "<< /Filter /DCTDecode /Length 3 >>\nstream\nxyz\nendstream"

  /// Three pages: two of plain content, and one with the given content.
  private static func file(_ last: String = unread) -> Data {
    func stream(_ text: String) -> String { "<< /Length \(text.utf8.count) >>\nstream\n\(text)\nendstream" }
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R /Outlines 9 0 R >>",
      "<< /Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3 /MediaBox [0 0 612 792] >>",
      "<< /Type /Page /Parent 2 0 R /Contents 6 0 R /Annots [12 0 R] >>",
      "<< /Type /Page /Parent 2 0 R /Contents 7 0 R /MediaBox [0 0 200 400] /CropBox [10 10 110 210] /Rotate 90 >>",
      "<< /Type /Page /Parent 2 0 R /Contents 8 0 R >>",
      stream(
        "BT /F1 12 Tf 72 700 Td (Green \\(hot\\) tea) Tj 0 -20 Td [(Two) -300 (cu) 20 (ps)] TJ T* <546561> Tj ET"),
      stream("BT (Coffee) Tj ET"), last, "<< /Type /Outlines /First 10 0 R /Last 11 0 R >>",
      "<< /Title (Tea) /Parent 9 0 R /Dest [3 0 R /XYZ 0 700 0] /Next 11 0 R >>",
      "<< /Title <FEFF004B00E40073> /Parent 9 0 R /A << /S /GoTo /D [4 0 R /Fit] >> >>",
      "<< /Subtype /Link /Rect [72 600 200 700] /A << /S /URI /URI (https://example.org/tea) >> >>",
      "<< /Title (Drinks) /Keywords (tea, coffee) /CreationDate (D:20260501120000+02'00') >>",
    ]
    let body = objects.enumerated().map { "\($0.offset + 1) 0 obj\n\($0.element)\nendobj\n" }.joined()
    return Data("%PDF-1.7\n\(body)trailer\n<< /Root 1 0 R /Info 13 0 R >>\n%%EOF\n".utf8)
  }

  private let host = UIViewController()
  private let app: XCUIApplication

  init() throws {
    let host = host
    app = XCUIApplication(rootViewController: host)
    try app.launch()
  }

  @Test func `A document has its pages, their sizes, and what it says of itself`() throws {
    let document = try #require(PDFDocument(data: Self.file()))
    #expect(document.pageCount == 3 && document.majorVersion == 1 && document.minorVersion == 7)
    let page = try #require(document.page(at: 1))
    #expect(page.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(page.bounds(for: .cropBox) == CGRect(x: 10, y: 10, width: 100, height: 200) && page.rotation == 90)
    #expect(document.page(at: 0)?.bounds(for: .mediaBox).size == CGSize(width: 612, height: 792))
    #expect(page.thumbnail(of: CGSize(width: 50, height: 50), for: .cropBox).size == CGSize(width: 50, height: 25))
    #expect(document.page(at: 3) == nil && document.index(for: page) == 1 && page.label == "2")
    let attributes = try #require(document.documentAttributes)
    #expect(attributes[PDFDocumentAttribute.titleAttribute] as? String == "Drinks")
    #expect(attributes[PDFDocumentAttribute.keywordsAttribute] as? [String] == ["tea", "coffee"])
    let created = attributes[PDFDocumentAttribute.creationDateAttribute] as? Date
    #expect(created?.timeIntervalSince1970 == 1_777_629_600)
  }

  @Test func `Plain text is read, and a page that cannot be read has none`() throws {
    let document = try #require(PDFDocument(data: Self.file()))
    #expect(document.page(at: 0)?.string == "Green (hot) tea\nTwo cups\nTea")
    #expect(document.page(at: 1)?.string == "Coffee" && document.page(at: 2)?.string == nil)
    #expect(document.string == "Green (hot) tea\nTwo cups\nTea\nCoffee")
  }

  /// A text that zlib has compressed with the codes of the format itself, and one with codes of its own.
  private nonisolated static let packed: [(data: String, text: String)] = [
    (
      """
      eNpzClHQdzNUMDRSCElTMDdSMDcwUAhJUdAISEzOTk1RKElN1FEowMrWVAjJUnANAQA3PhKY
      """, "Packed tea, packed tea, packed tea"
    ),
    (
      """
      eNo1kztuHjEMhK+i0qkivsk2QHKCvUCAHylS2ICbXD+wZtTtrCTyE2f041nff8kSXc+fVbpq7/W81tu/j8/XXr/fX2uvr2853yNzlB/V1kfNUR\
      WFnXlkVh6pcWRMHGlYDXEUwlk3OzJR2EKPbHTVElTeIJIhk2JdNqjEcVybICg+TrBB706SEa06SIr12mDTxvlUwJmifLjyKmjvCTwnnjXw3Ik/\
      HFoTT8AXivpi4IvibICXxJsCXnK5B3jF4y3AK5Yv4/DYPgN4Q7wo4M3Fb05v836+Ob/NAZhygMIJqScNIKNk8MedMRjF6IFdg9BiFIwStPALFp\
      6RspIeJ0OQRcxiSGKI2QxRyPWZIXOj0ZuYFnRaGFItWq2bXgxI1Ta6iIBUfYPDhGEh6ARANbmhE6BaLFHdzBOb1Aaozn0rClC7oOF8LXKvkn4z\
      yIE2Q2n3zWym0u+rUfm2nr/r5/Mf28IX4Q==
      """, (0..<60).map { "word\($0 * $0) and \($0 * 7919 % 1000)" }.joined(separator: " ")
    ),
  ]

  @Test(arguments: packed)
  func `Compressed text is read`(_ packed: (data: String, text: String)) throws {
    let data = try #require(Data(base64Encoded: packed.data))
    let digits = data.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    let stream = "<< /Filter [/ASCIIHexDecode /FlateDecode] >>\nstream\n\(digits)>\nendstream"
    #expect(PDFDocument(data: Self.file(stream))?.page(at: 2)?.string == packed.text)
  }

  @Test func `A text of two-byte codes is read with its map`() throws {
    let map = "1 beginbfchar <0003> <00540065> endbfchar 1 beginbfrange <0010> <0012> <0061> endbfrange"
    let content = "BT /F2 1 Tf <000300100012> Tj ET"
    let page = "<< /Type /Page /Parent 2 0 R /Contents 21 0 R /Resources << /Font << /F2 22 0 R >> >> >>"
    let objects = """
      5 0 obj\n\(page)\nendobj
      21 0 obj\n<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream\nendobj
      22 0 obj\n<< /Subtype /Type0 /ToUnicode 23 0 R >>\nendobj
      23 0 obj\n<< /Length \(map.utf8.count) >>\nstream\n\(map)\nendstream\nendobj

      """
    #expect(PDFDocument(data: Self.file() + Data(objects.utf8))?.page(at: 2)?.string == "Teac")
  }

  @Test func `Other data is no document, and an encrypted one stays locked`() throws {
    #expect(PDFDocument(data: Data("Hello".utf8)) == nil && PDFDocument(data: Data()) == nil)
    let plain = String(decoding: Self.file(), as: UTF8.self)
    let text = plain.replacing("/Root 1 0 R", with: "/Root 1 0 R /Encrypt 13 0 R")
    let locked = try #require(PDFDocument(data: Data(text.utf8)))
    #expect(locked.isEncrypted && locked.isLocked && locked.pageCount == 0 && locked.string == nil)
    #expect(!locked.unlock(withPassword: "tea"))
  }

  @Test func `A file that ends anywhere is read as far as it goes`() {
    let data = Self.file()
    for length in stride(from: 0, to: data.count, by: 37) {
      let document = PDFDocument(data: data.prefix(length))
      #expect((document?.pageCount ?? 0) <= 3)
      _ = document?.string
    }
  }

  @Test func `The outline leads to pages`() throws {
    let document = try #require(PDFDocument(data: Self.file()))
    let root = try #require(document.outlineRoot)
    #expect(root.numberOfChildren == 2 && root.child(at: 1)?.label == "K\u{E4}s" && root.child(at: 1)?.index == 1)
    #expect(root.child(at: 0)?.destination?.point.y == 700)
    #expect(root.child(at: 1)?.destination?.page === document.page(at: 1))
  }

  @Test func `Pages are inserted, exchanged and removed, and the file is another one`() throws {
    let document = try #require(PDFDocument(data: Self.file()))
    #expect(document.dataRepresentation() == Self.file())
    document.insert(PDFPage(), at: 0)
    document.exchangePage(at: 0, withPageAt: 2)
    #expect(document.pageCount == 4 && document.page(at: 0)?.string == "Coffee")
    document.removePage(at: 0)
    let data = try #require(document.dataRepresentation())
    let read = try #require(PDFDocument(data: data))
    #expect(document.pageCount == 3 && data != Self.file() && read.pageCount == 3)
    #expect(read.page(at: 0)?.string == "Green (hot) tea\nTwo cups\nTea" && read.page(at: 1)?.string == "")
  }

  @Test func `Text is found at once, and in turns with notifications`() throws {
    let document = try #require(PDFDocument(data: Self.file()))
    let found = document.findString("TEA", withOptions: .caseInsensitive)
    #expect(found.map { $0.string ?? "" } == ["tea", "Tea"] && found.first?.pages.first === document.page(at: 0))
    let answers = Answers()
    let names: [NSNotification.Name] = [.PDFDocumentDidBeginFind, .PDFDocumentDidFindMatch, .PDFDocumentDidEndFind]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: document, queue: nil) { note in
        let selection = note.userInfo?["PDFDocumentFoundSelection"] as? PDFSelection
        answers.add(selection?.string ?? name.rawValue)
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    try app.run {
      document.beginFindString("c", withOptions: [])
      #expect(document.isFinding)
    }
    try app.settle()
    #expect(!document.isFinding && answers.all == ["PDFDocumentDidBeginFind", "c", "PDFDocumentDidEndFind"])
  }

  private func show(_ document: PDFDocument) throws -> PDFView {
    let view = try app.run {
      let view = PDFView(frame: CGRect(x: 0, y: 100, width: 306, height: 500))
      host.view.addSubview(view)
      view.displayMode = .singlePage
      view.autoScales = true
      view.document = document
      return view
    }
    try app.settle()
    return view
  }

  @Test func `A view shows a page, goes to others and says so`() throws {
    let document = try #require(PDFDocument(data: Self.file()))
    let view = try show(document)
    #expect(Snapshotting<XCUIApplication>.ascii.text(of: app).contains("Two cups"))
    #expect(view.scaleFactor == 0.5 && !view.canGoToPreviousPage)
    let answers = Answers()
    let token = NotificationCenter.default.addObserver(forName: .PDFViewPageChanged, object: view, queue: nil) { _ in
      answers.add("page")
    }
    defer { NotificationCenter.default.removeObserver(token) }
    try app.run { view.goToNextPage(nil) }
    #expect(app.staticTexts["Coffee"].exists && view.canGoBack)
    try app.run { view.goToLastPage(nil) }
    #expect(app.staticTexts["Page 3 of 3: its text cannot be read"].exists)
    try app.run { view.goBack(nil) }
    #expect(view.currentPage === document.page(at: 1) && answers.all.count == 3)
  }

  @Test func `A tap on a link opens its address`() throws {
    let view = try show(try #require(PDFDocument(data: Self.file())))
    let point = try app.run {
      let page = try #require(view.currentPage)
      let point = view.convert(CGPoint(x: 100, y: 650), from: page)
      #expect(view.convert(point, to: page) == CGPoint(x: 100, y: 650))
      return view.convert(point, to: host.view)
    }
    try app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
      .withOffset(CGVector(dx: point.x, dy: point.y)).tap()
    #expect(app.openedURLs.map(\.absoluteString) == ["https://example.org/tea"])
  }

  @Test func `Thumbnails lead to their pages`() throws {
    let document = try #require(PDFDocument(data: Self.file()))
    let view = try show(document)
    try app.run {
      let thumbnails = PDFThumbnailView(frame: CGRect(x: 0, y: 620, width: 300, height: 50))
      thumbnails.layoutMode = .horizontal
      host.view.addSubview(thumbnails)
      thumbnails.pdfView = view
    }
    try app.settle()
    try app.buttons["Page 2"].tap()
    #expect(view.currentPage === document.page(at: 1))
  }
}
