import Foundation
import PlainviewPDFKit
import Testing
import UIKit

/// `PDFAnnotation`: its values, and what of them a file keeps.
@Suite struct PDFAnnotationTests {
  private static let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  /// An annotation after its document was written and read.
  private static func reread(_ annotation: PDFAnnotation) throws -> PDFAnnotation {
    let document = PDFDocument()
    let page = PDFPage()
    document.insert(page, at: 0)
    page.addAnnotation(annotation)
    let read = try #require(PDFSample.reread(document))
    return try #require(read.page(at: 0)?.annotations.first)
  }

  @Test func `Marked text has its color, its corners and its note`() throws {
    let mark = PDFAnnotation(bounds: Self.rect, forType: .highlight, withProperties: nil)
    #expect(mark.type == "Highlight" && mark.markupType == .highlight && mark.shouldDisplay && mark.shouldPrint)
    mark.color = .red
    mark.contents = "Look (here) ✓"
    mark.userName = "Anna"
    mark.modificationDate = Date(timeIntervalSince1970: 1_777_629_600)
    mark.quadrilateralPoints = [(0, 50), (100, 50), (0, 0), (100, 0)].map {
      NSValue(cgPoint: CGPoint(x: $0.0, y: $0.1))
    }
    #expect(mark.value(forAnnotationKey: .quadPoints) as? [NSNumber] == [10, 70, 110, 70, 10, 20, 110, 20])
    let read = try Self.reread(mark)
    #expect(read.bounds == Self.rect && read.color == .red && read.contents == "Look (here) ✓")
    #expect(read.userName == "Anna" && read.modificationDate?.timeIntervalSince1970 == 1_777_629_600)
    #expect(read.quadrilateralPoints?.map(\.cgPointValue).last == CGPoint(x: 100, y: 0))
    read.shouldDisplay = false
    #expect(!read.shouldDisplay)
  }

  @Test func `A line has ends, a border and a color inside`() throws {
    let line = PDFAnnotation(bounds: Self.rect, forType: .line, withProperties: nil)
    line.startPoint = CGPoint(x: 0, y: 0)
    line.endPoint = CGPoint(x: 100, y: 50)
    line.endLineStyle = .closedArrow
    line.interiorColor = .green
    let border = PDFBorder()
    border.lineWidth = 3
    border.style = .dashed
    border.dashPattern = [4, 2]
    line.border = border
    let read = try Self.reread(line)
    #expect(read.startPoint == .zero && read.endPoint == CGPoint(x: 100, y: 50) && read.interiorColor == .green)
    #expect(read.startLineStyle == .none && read.endLineStyle == .closedArrow)
    #expect(read.border?.lineWidth == 3 && read.border?.style == .dashed)
    #expect(read.border?.dashPattern as? [NSNumber] == [4, 2])
    #expect(
      PDFAnnotation.name(for: .openArrow) == "OpenArrow" && PDFAnnotation.lineStyle(fromName: "Circle") == .circle)
  }

  @Test func `Lines of a pen are kept`() throws {
    let ink = PDFAnnotation(bounds: Self.rect, forType: .ink, withProperties: nil)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 30, y: 40))
    ink.add(path)
    let read = try Self.reread(ink)
    #expect(read.paths?.count == 1 && read.paths?.first?.cgPath == path.cgPath)
    read.remove(path)
    #expect(read.paths == nil)
  }

  @Test func `A text has a font, a color and an alignment`() throws {
    let text = PDFAnnotation(bounds: Self.rect, forType: .freeText, withProperties: [PDFAnnotationKey.contents: "Hi"])
    text.font = .systemFont(ofSize: 14)
    text.fontColor = .blue
    text.alignment = .center
    let read = try Self.reread(text)
    #expect(read.contents == "Hi" && read.font?.pointSize == 14 && read.fontColor == .blue && read.alignment == .center)
  }

  @Test func `Values are set by their keys`() {
    let note = PDFAnnotation(bounds: Self.rect, forType: .text, withProperties: ["/Name": "/Help"])
    #expect(note.iconType == .help && note.value(forAnnotationKey: .iconName) as? String == "/Help")
    #expect(note.setValue("Anna", forAnnotationKey: .textLabel) && note.userName == "Anna")
    #expect(note.setBoolean(true, forAnnotationKey: .open) && note.isOpen)
    #expect(note.setRect(CGRect(x: 1, y: 2, width: 3, height: 4), forAnnotationKey: .rect) && note.bounds.minX == 1)
    #expect(note.annotationKeyValues["/T"] as? String == "Anna")
    note.removeValue(forAnnotationKey: .textLabel)
    #expect(note.userName == nil && note.value(forAnnotationKey: .textLabel) == nil)
  }

  @Test func `Actions and destinations lead to pages that are written`() throws {
    let document = PDFDocument()
    let (first, second) = (PDFPage(), PDFPage())
    document.insert(first, at: 0)
    document.insert(second, at: 1)
    func link(_ action: PDFAction) {
      let link = PDFAnnotation(bounds: Self.rect, forType: .link, withProperties: nil)
      link.action = action
      first.addAnnotation(link)
    }
    link(PDFActionGoTo(destination: PDFDestination(page: second, at: CGPoint(x: 1, y: 2))))
    link(PDFActionNamed(name: .nextPage))
    let reset = PDFActionResetForm()
    reset.fields = ["name"]
    link(reset)
    link(PDFActionRemoteGoTo(pageIndex: 3, at: .zero, fileURL: URL(fileURLWithPath: "/tmp/other.pdf")))
    let note = PDFAnnotation(bounds: Self.rect, forType: .text, withProperties: nil)
    let window = PDFAnnotation(bounds: Self.rect, forType: .popup, withProperties: nil)
    note.popup = window
    first.addAnnotation(note)
    first.addAnnotation(window)
    let read = try #require(PDFSample.reread(document))
    let annotations = try #require(read.page(at: 0)?.annotations)
    #expect(annotations[0].destination?.page === read.page(at: 1) && annotations[0].destination?.point.y == 2)
    #expect((annotations[1].action as? PDFActionNamed)?.name == .nextPage && annotations[1].action?.type == "Named")
    #expect((annotations[2].action as? PDFActionResetForm)?.fields == ["name"])
    #expect((annotations[3].action as? PDFActionRemoteGoTo)?.pageIndex == 3)
    #expect(annotations[4].popup === annotations[5])
    read.removePage(at: 1)
    #expect(PDFSample.reread(read)?.page(at: 0)?.annotations.first?.destination == nil)
  }
}
