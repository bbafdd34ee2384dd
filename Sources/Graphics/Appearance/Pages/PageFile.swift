import Foundation

/// A PDF file of drawn pages (ISO 32000): the same bytes for the same pages.
///
/// Letters are those of Helvetica and Courier, which every reader has; other characters than those of Windows 1252 have a
/// font of their own that says which letters its codes are. Of pictures the frame and the name are drawn.
struct PageFile {
  private(set) var data = Data()
  private var objects: [String] = []
  private var fonts = PageFonts()

  init(_ pages: DrawnPages) {
    // The catalog, the tree of pages, the resources, and the information, whose texts follow.
    objects = ["", "", "", ""]
    let numbers = pages.pages.map { add($0) }
    for (index, page) in pages.pages.enumerated() {
      let links = links(of: page, pages, numbers)
      guard !links.isEmpty else { continue }
      objects[numbers[index] - 1] += " /Annots [" + links.map { "\($0) 0 R" }.joined(separator: " ") + "]"
    }
    for number in numbers { objects[number - 1] += " >>" }
    objects[0] = "<< /Type /Catalog /Pages 2 0 R >>"
    let kids = numbers.map { "\($0) 0 R" }.joined(separator: " ")
    objects[1] = "<< /Type /Pages /Kids [\(kids)] /Count \(numbers.count) >>"
    let used = fonts.entries {
      objects.append($0); return objects.count
    }
    let alphas = fonts.alphas.map { "/\($0.name) << /ca \($0.value) /CA \($0.value) >>" }.joined(separator: " ")
    objects[2] = "<< /Font << \(used) >> /ExtGState << \(alphas) >> >>"
    objects[3] = "<< " + pages.info.map { "/\($0.key) \(PageText.string($0.text))" }.joined(separator: " ") + " >>"
    write()
  }

  private mutating func add(_ page: DrawnPages.Page) -> Int {
    let content = PageContent(page, &fonts).text
    objects.append("<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream")
    let size = "\(PageText.number(page.bounds.width)) \(PageText.number(page.bounds.height))"
    objects.append(
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(size)] /Resources 3 0 R /Contents \(objects.count) 0 R")
    return objects.count
  }

  private mutating func links(of page: DrawnPages.Page, _ pages: DrawnPages, _ numbers: [Int]) -> [Int] {
    var links = page.links.map {
      (rect: $0.rect, action: "/A << /S /URI /URI \(PageText.string($0.url.absoluteString)) >>")
    }
    for jump in page.jumps {
      guard let target = pages.destinations.first(where: { $0.name == jump.name }) else { continue }
      let bounds = pages.pages[target.page].bounds
      let point = "\(PageText.number(target.point.x - bounds.minX)) \(PageText.number(bounds.maxY - target.point.y))"
      links.append((jump.rect, "/Dest [\(numbers[target.page]) 0 R /XYZ \(point) null]"))
    }
    return links.map { link in
      let corners = [
        link.rect.minX - page.bounds.minX, page.bounds.maxY - link.rect.maxY, link.rect.maxX - page.bounds.minX,
        page.bounds.maxY - link.rect.minY,
      ]
      let rect = corners.map(PageText.number).joined(separator: " ")
      objects.append("<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [\(rect)] \(link.action) >>")
      return objects.count
    }
  }

  private mutating func write() {
    var bytes = Array("%PDF-1.4\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 10]
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      let offset = String(bytes.count)
      table += String(repeating: "0", count: max(0, 10 - offset.count)) + offset + " 00000 n \n"
      bytes += "\(index + 1) 0 obj\n\(object)\nendobj\n".utf8
    }
    let trailer = "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R /Info 4 0 R >>"
    bytes += (table + trailer + "\nstartxref\n\(bytes.count)\n%%EOF\n").utf8
    data = Data(bytes)
  }
}

/// Numbers and texts as PDF files have them.
enum PageText {
  /// Three digits behind the point at most.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let thousandths = Int((value * 1000).rounded())
    let rest = String(abs(thousandths) % 1000 + 1000).dropFirst()
    let whole = "\(thousandths < 0 ? "-" : "")\(abs(thousandths) / 1000)"
    return rest == "000" ? whole : whole + "." + rest.reversed().drop { $0 == "0" }.reversed()
  }

  /// A text between parentheses, or the digits of its UTF-16.
  static func string(_ text: String) -> String {
    guard text.utf8.allSatisfy({ (32..<127).contains($0) }) else {
      return "<FEFF" + text.utf16.map(hex).joined() + ">"
    }
    return "(" + text.map { "\\()".contains($0) ? "\\\($0)" : String($0) }.joined() + ")"
  }

  /// Four digits.
  static func hex(_ unit: UInt16) -> String {
    String(String(Int(unit) + 0x10000, radix: 16, uppercase: true).dropFirst())
  }
}
