import Foundation
import PlainviewPDFKit
import PlainviewUIAutomation
import Testing
import UIKit

/// Fields of forms: their values, what a file keeps of them, and taps.
@MainActor @Suite struct PDFFormTests {
  /// A text field inside of another field, two buttons of which one is checked, a box, and a button that resets.
  private static let form = PDFSample.page(
    annotations: [
      "<< /Subtype /Widget /Rect [10 250 100 270] /Parent 12 0 R /T (name) /V (Anna) /DV (nobody) /MaxLen 8 >>",
      "<< /Subtype /Widget /Rect [10 200 30 220] /Parent 13 0 R /AS /red /AP << /N << /red 4 0 R /Off 4 0 R >> >> >>",
      "<< /Subtype /Widget /Rect [40 200 60 220] /Parent 13 0 R /AS /Off /AP << /N << /blue 4 0 R /Off 4 0 R >> >> >>",
      "<< /Subtype /Widget /Rect [10 150 30 170] /FT /Btn /T (box) >>",
      "<< /Subtype /Widget /Rect [10 100 60 120] /FT /Ch /Ff 131072 /T (city) /Opt [(Bern) [(r) (Rom)]] /V (Bern) >>",
      "<< /Subtype /Widget /Rect [70 100 120 120] /FT /Btn /Ff 65536 /T (go) /A << /S /ResetForm /Fields [(who.name)] >> >>",
      "<< /FT /Tx /T (who) /Ff 4096 /Kids [6 0 R] >>",
      "<< /FT /Btn /T (color) /Ff 32768 /V /red /Kids [7 0 R 8 0 R] >>",
    ], catalog: "/AcroForm << /Fields [12 0 R 13 0 R 9 0 R 10 0 R 11 0 R] >>"
  )
  .withAnnotations(6)

  private static func check(_ fields: [PDFAnnotation]) {
    #expect(fields[0].widgetFieldType == .text && fields[0].fieldName == "who.name" && fields[0].isMultiline)
    #expect(fields[0].maximumLength == 8 && fields[0].widgetDefaultStringValue == "nobody" && !fields[0].isReadOnly)
    #expect(fields[1].widgetControlType == .radioButtonControl && fields[1].fieldName == "color")
    #expect(fields[1].buttonWidgetStateString == "red" && fields[2].buttonWidgetStateString == "blue")
    #expect(fields[3].widgetControlType == .checkBoxControl && fields[5].widgetControlType == .pushButtonControl)
    #expect(fields[4].choices == ["Bern", "Rom"] && fields[4].values == ["Bern", "r"] && !fields[4].isListChoice)
  }

  @Test func `Fields have the values of those around them, also in a file that is written`() throws {
    let document = try #require(PDFDocument(data: Self.form))
    let fields = try #require(document.page(at: 0)?.annotations)
    Self.check(fields)
    #expect(fields[0].widgetStringValue == "Anna" && fields[1].buttonWidgetState == .onState)
    fields[0].widgetStringValue = "Eva"
    fields[2].buttonWidgetState = .onState
    fields[3].buttonWidgetState = .onState
    fields[4].widgetStringValue = "Rom"
    #expect(fields[1].buttonWidgetState == .offState)
    let read = try #require(PDFSample.reread(document))
    let after = try #require(read.page(at: 0)?.annotations)
    Self.check(after)
    #expect(after[0].widgetStringValue == "Eva" && after[4].widgetStringValue == "Rom")
    #expect(after[1...3].map(\.buttonWidgetState) == [.offState, .onState, .onState])
  }

  @Test func `Taps check boxes and reset fields`() throws {
    let host = UIViewController()
    let app = XCUIApplication(rootViewController: host)
    try app.launch()
    let document = try #require(PDFDocument(data: Self.form))
    let fields = try #require(document.page(at: 0)?.annotations)
    let view = try app.run {
      let view = PDFView(frame: CGRect(x: 0, y: 100, width: 200, height: 300))
      host.view.addSubview(view)
      view.document = document
      return view
    }
    try app.settle()
    func tap(_ field: PDFAnnotation) throws {
      let page = try #require(document.page(at: 0))
      let center = CGPoint(x: field.bounds.midX, y: field.bounds.midY)
      let point = try app.run { view.convert(view.convert(center, from: page), to: host.view) }
      try app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
        .withOffset(CGVector(dx: point.x, dy: point.y)).tap()
    }
    try tap(fields[3])
    try tap(fields[2])
    try tap(fields[5])
    #expect(fields[1...3].map(\.buttonWidgetState) == [.offState, .onState, .onState])
    #expect(fields[0].widgetStringValue == "nobody" && fields[4].widgetStringValue == "Bern")
    try tap(fields[3])
    #expect(fields[3].buttonWidgetState == .offState)
    try app.run {
      #expect(
        view.areaOfInterest(for: view.convert(CGPoint(x: 15, y: 260), from: document.page(at: 0)!)).contains(
          .textFieldArea))
    }
  }

  @Test func `A new field belongs to a form of its own`() throws {
    let document = PDFDocument()
    document.insert(PDFPage(), at: 0)
    let field = PDFAnnotation(
      bounds: CGRect(x: 0, y: 0, width: 100, height: 20), forType: .widget, withProperties: nil)
    field.widgetFieldType = .choice
    field.fieldName = "city"
    field.choices = ["Bern", "Rom"]
    field.widgetStringValue = "Rom"
    field.isListChoice = false
    field.backgroundColor = .yellow
    field.caption = "City"
    document.page(at: 0)?.addAnnotation(field)
    let data = try #require(document.dataRepresentation())
    #expect(String(decoding: data, as: Unicode.ASCII.self).contains("/AcroForm"))
    let read = try #require(PDFDocument(data: data))
    let after = try #require(read.page(at: 0)?.annotations.first)
    #expect(after.fieldName == "city" && after.choices == ["Bern", "Rom"] && after.widgetStringValue == "Rom")
    #expect(!after.isListChoice && after.backgroundColor == .yellow && after.caption == "City")
  }
}

extension Data {
  /// The same file, whose page has only the first of its annotations; the rest are fields around them.
  fileprivate func withAnnotations(_ count: Int) -> Data {
    let text = String(decoding: self, as: UTF8.self)
    let all = (6..<14).map { "\($0) 0 R" }.joined(separator: " ")
    let some = (6..<6 + count).map { "\($0) 0 R" }.joined(separator: " ")
    return Data(text.replacing("/Annots [\(all)]", with: "/Annots [\(some)]").utf8)
  }
}
