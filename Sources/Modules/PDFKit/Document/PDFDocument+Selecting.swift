public import Foundation

extension PDFDocument {
  /// Returns a selection of the text from a letter of a page to a letter of another, both included; nil for none.
  public func selection(
    from startPage: PDFPage, atCharacterIndex startCharacter: Int, to endPage: PDFPage,
    atCharacterIndex endCharacter: Int
  ) -> PDFSelection? {
    let (first, last) = (index(for: startPage), index(for: endPage))
    guard first != NSNotFound, last != NSNotFound, first <= last else { return nil }
    let whole = PDFSelection(document: self)
    for number in first...last {
      let page = pages[number]
      let start = number == first ? max(0, startCharacter) : 0
      let end = number == last ? min(endCharacter + 1, page.numberOfCharacters) : page.numberOfCharacters
      if start < end { whole.parts.append((page, NSRange(location: start, length: end - start))) }
    }
    return whole.parts.isEmpty ? nil : whole
  }
  /// Returns a selection of the text from a point of a page to a point of another; nil for none.
  public func selection(
    from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint
  ) -> PDFSelection? {
    if startPage === endPage { return startPage.selection(from: startPoint, to: endPoint) }
    guard let start = startPage.nearest(startPoint), let end = endPage.nearest(endPoint) else { return nil }
    return selection(from: startPage, atCharacterIndex: start, to: endPage, atCharacterIndex: end)
  }
}
