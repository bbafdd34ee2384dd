import Foundation
import PlainviewPDFKit
import Testing
import UIKit

/// Where letters are, and selections by points, rectangles and lines.
///
/// The letters of Courier are 0.6 of the size wide.
@Suite struct PDFSelectionTests {
  private let document: PDFDocument
  private let page: PDFPage

  init() throws {
    document = try #require(
      PDFDocument(data: PDFSample.page("BT /F1 10 Tf 20 200 Td (Two cups) Tj 0 -20 Td [(of) -1000 (tea)] TJ ET")))
    page = try #require(document.page(at: 0))
  }

  @Test func `Letters have rectangles`() {
    #expect(page.string == "Two cups\nof tea")
    let box = page.characterBounds(at: 4)
    #expect(abs(box.minX - 44) < 0.001 && abs(box.width - 6) < 0.001 && box.minY < 200 && box.maxY > 205)
    // Behind the second line's first word is a gap of the size of the font.
    #expect(abs(page.characterBounds(at: 12).minX - (20 + 12 + 10)) < 0.001)
    #expect(page.characterIndex(at: CGPoint(x: 45, y: 203)) == 4 && page.characterIndex(at: .zero) == -1)
    #expect(page.characterBounds(at: 99) == .zero)
  }

  @Test func `A turned and larger system of coordinates moves letters`() throws {
    let turned = try #require(
      PDFDocument(data: PDFSample.page("q 2 0 0 2 10 0 cm BT /F1 10 Tf 1 0 0 1 5 50 Tm (ab) Tj ET Q BT (c) Tj ET")))
    let box = try #require(turned.page(at: 0)?.characterBounds(at: 1))
    #expect(abs(box.minX - (10 + 2 * 11)) < 0.001 && abs(box.width - 12) < 0.001)
    #expect(box.minY < 100 && box.maxY > 110)
  }

  @Test func `Words, lines and parts are selected by points`() {
    let point = CGPoint(x: 45, y: 203)
    #expect(page.selectionForWord(at: point)?.string == "cups")
    #expect(page.selectionForLine(at: point)?.string == "Two cups")
    #expect(page.selectionForWord(at: CGPoint(x: 150, y: 203)) == nil)
    #expect(page.selection(for: CGRect(x: 0, y: 195, width: 39, height: 20))?.string == "Two")
    #expect(page.selection(for: CGRect(x: 0, y: 0, width: 10, height: 10)) == nil)
    #expect(page.selection(from: point, to: CGPoint(x: 30, y: 183))?.string == "cups\nof")
    #expect(document.selection(from: page, atCharacterIndex: 4, to: page, atCharacterIndex: 7)?.string == "cups")
  }

  @Test func `A selection has a rectangle, and grows`() throws {
    let selection = try #require(page.selection(for: NSRange(location: 4, length: 4)))
    let bounds = selection.bounds(for: page)
    #expect(abs(bounds.minX - 44) < 0.001 && abs(bounds.width - 24) < 0.001)
    selection.add(try #require(page.selection(for: NSRange(location: 6, length: 5))))
    #expect(selection.string == "cups\nof" && selection.numberOfTextRanges(on: page) == 1 && selection.pages.count == 1)
    #expect(selection.selectionsByLine().map { $0.string ?? "" } == ["cups", "of"])
    selection.extendForLineBoundaries()
    #expect(selection.string == "Two cups\nof tea")
    selection.extend(atEnd: -4)
    #expect(selection.string == "Two cups\nof")
    selection.add(try #require(page.selection(for: NSRange(location: 12, length: 3))))
    #expect(selection.numberOfTextRanges(on: page) == 2 && selection.range(at: 1, on: page).location == 12)
  }

  @Test func `Matches are found from a selection on`() throws {
    let first = try #require(document.findString("t", fromSelection: nil, withOptions: .caseInsensitive))
    #expect(first.string == "T")
    let next = try #require(document.findString("t", fromSelection: first, withOptions: .caseInsensitive))
    #expect(next.string == "t" && next.range(at: 0, on: page).location == 12)
    #expect(document.findString("t", fromSelection: next, withOptions: .caseInsensitive) == nil)
    let back = document.findString("t", fromSelection: next, withOptions: [.caseInsensitive, .backwards])
    #expect(back?.range(at: 0, on: page).location == 0)
  }
}
