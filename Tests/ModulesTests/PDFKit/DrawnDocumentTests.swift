import Foundation
import PlainviewPDFKit
import Testing
import UIKit

/// Documents that code draws, read again: what a page says is what was drawn on it.
@MainActor @Suite struct DrawnDocumentTests {
  private let page = CGRect(x: 0, y: 0, width: 400, height: 300)

  @Test func `A renderer makes pages with the texts that were drawn`() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [
      kCGPDFContextTitle as String: "Rechnung (1)", kCGPDFContextAuthor as String: "Zoë", "other": "nothing",
    ]
    let renderer = UIGraphicsPDFRenderer(bounds: page, format: format)
    let data = renderer.pdfData { context in
      "lost".draw(at: .zero)
      context.beginPage()
      #expect(context.pdfContextBounds == page)
      #expect(context.format.bounds == page)
      #expect((context.format as? UIGraphicsPDFRendererFormat)?.documentInfo.count == 3)
      "Total: 5 €".draw(at: CGPoint(x: 20, y: 30), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 100, width: 50, height: 20))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 200, height: 100), pageInfo: [:])
      "こんにちは".draw(at: CGPoint(x: 20, y: 30), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    }
    let document = try #require(PDFDocument(data: data))
    #expect(document.pageCount == 2)
    #expect(document.page(at: 0)?.string == "Total: 5 €")
    #expect(document.page(at: 1)?.string == "こんにちは")
    #expect(document.page(at: 0)?.bounds(for: .mediaBox) == page)
    #expect(document.page(at: 1)?.bounds(for: .mediaBox).size == CGSize(width: 200, height: 100))
    #expect(document.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String == "Rechnung (1)")
    #expect(document.documentAttributes?[PDFDocumentAttribute.authorAttribute] as? String == "Zoë")
    let again = renderer.pdfData { context in
      context.beginPage()
      context.beginPage()
    }
    #expect(PDFDocument(data: again)?.pageCount == 2)
  }

  @Test func `Text is where it was drawn, y downwards`() throws {
    let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      context.beginPage()
      "Name".draw(at: CGPoint(x: 100, y: 50), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    }
    let text = try #require(PDFDocument(data: data)?.findString("Name", withOptions: []).first)
    let bounds = text.bounds(for: try #require(text.pages.first))
    #expect(abs(bounds.minX - 100) < 1)
    // The baseline lies an ascender below the top, and y goes upwards in the file.
    let baseline = 300 - 50 - UIFont.systemFont(ofSize: 20).ascender
    #expect(bounds.minY < baseline && baseline < bounds.maxY)
    #expect(bounds.maxY <= 250 && bounds.minY >= 250 - UIFont.systemFont(ofSize: 20).lineHeight - 1)
  }

  @Test func `Lines of a rectangle are below each other, and aligned`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      context.beginPage()
      NSAttributedString(
        string: "one\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style]
      ).draw(in: CGRect(x: 50, y: 50, width: 300, height: 100))
    }
    let document = try #require(PDFDocument(data: data))
    let (one, two) = (document.findString("one", withOptions: []), document.findString("two", withOptions: []))
    let sheet = try #require(document.page(at: 0))
    let (first, second) = (try #require(one.first).bounds(for: sheet), try #require(two.first).bounds(for: sheet))
    #expect(abs(first.midY - second.midY - UIFont.systemFont(ofSize: 10).lineHeight) < 0.1)
    #expect(first.minX > 320 && second.minX > 320)
  }

  @Test func `A page has links to addresses and to named points`() throws {
    let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      context.beginPage()
      context.setURL(URL(string: "https://example.com/a")!, for: CGRect(x: 10, y: 20, width: 30, height: 40))
      context.setDestinationWithName("end", for: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setDestinationWithName("nowhere", for: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.beginPage()
      context.addDestination(withName: "end", at: CGPoint(x: 5, y: 100))
    }
    let document = try #require(PDFDocument(data: data))
    let links = try #require(document.page(at: 0)).annotations
    try #require(links.count == 2)
    #expect(links[0].url == URL(string: "https://example.com/a"))
    #expect(links[0].bounds == CGRect(x: 10, y: 240, width: 30, height: 40))
    #expect(links[1].destination?.page === document.page(at: 1))
    #expect(links[1].destination?.point == CGPoint(x: 5, y: 200))
  }

  @Test func `Functions draw a document into data and files`() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, nil)
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    "first".draw(at: CGPoint(x: 10, y: 10))
    UIGraphicsBeginPDFPageWithInfo(page, nil)
    #expect(UIGraphicsGetPDFContextBounds() == page)
    "second".draw(at: CGPoint(x: 10, y: 10))
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(PDFDocument(data: data as Data)?.string?.split(separator: "\n") == ["first", "second"])
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(UIGraphicsBeginPDFContextToFile(path, page, nil))
    UIGraphicsBeginPDFPage()
    "file".draw(at: CGPoint(x: 10, y: 10))
    UIGraphicsEndPDFContext()
    #expect(PDFDocument(url: URL(fileURLWithPath: path))?.string == "file")
    #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/a.pdf", page, nil))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `A context of Core Graphics has y upwards`() throws {
    let data = NSMutableData()
    var box = page
    let context = try #require(CGDataConsumer(data: data).flatMap { CGContext(consumer: $0, mediaBox: &box, nil) })
    context.beginPDFPage(nil)
    #expect(context.ctm == .identity)
    context.setURL(URL(string: "https://example.com")!, for: CGRect(x: 10, y: 20, width: 30, height: 40))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 100, height: 10))
    context.endPDFPage()
    context.closePDF()
    context.closePDF()
    let document = try #require(PDFDocument(data: data as Data))
    #expect(document.pageCount == 1)
    #expect(document.page(at: 0)?.annotations.first?.bounds == CGRect(x: 10, y: 20, width: 30, height: 40))
    let text = String(decoding: data as Data, as: UTF8.self)
    // The page is turned upside down once, and the rectangle is drawn at its bottom.
    #expect(text.contains("1 0 0 -1 0 300 cm"))
    #expect(text.contains("0 300 m"))
    #expect(text.contains("/ca 0.5"))
  }

  @Test func `The same drawing is the same file`() {
    func data() -> Data {
      UIGraphicsPDFRenderer(bounds: page).pdfData { context in
        context.beginPage()
        UIBezierPath(roundedRect: CGRect(x: 10, y: 10, width: 80, height: 40), cornerRadius: 8).stroke()
        UIImage(systemName: "star")?.draw(in: CGRect(x: 10, y: 60, width: 40, height: 40))
      }
    }
    #expect(data() == data())
  }
}
