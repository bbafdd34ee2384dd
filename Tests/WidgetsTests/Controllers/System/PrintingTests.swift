import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Printing without a printer: pages are drawn by code.
@MainActor @Suite struct PrintingTests {
  private final class Renderer: UIPrintPageRenderer {
    var drawn: [String] = []
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) { drawn.append("header \(headerRect)") }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) { drawn.append("page \(contentRect)") }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) { drawn.append("footer \(footerRect)") }
  }

  @Test func `A page has its header at the top and its footer at the bottom`() {
    let renderer = Renderer()
    renderer.headerHeight = 20
    renderer.footerHeight = 30
    renderer.drawPage(at: 0, in: CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(
      renderer.drawn == [
        "header \(CGRect(x: 0, y: 0, width: 100, height: 20))",
        "footer \(CGRect(x: 0, y: 170, width: 100, height: 30))",
        "page \(CGRect(x: 0, y: 20, width: 100, height: 150))",
      ])
  }

  @Test func `Formatters are on the pages that they begin on`() {
    let renderer = UIPrintPageRenderer()
    let text = UISimpleTextPrintFormatter(text: "A")
    let view = UILabel().viewPrintFormatter()
    renderer.addPrintFormatter(text, startingAtPageAt: 0)
    renderer.addPrintFormatter(view, startingAtPageAt: 2)
    #expect(renderer.numberOfPages == 3)
    #expect(renderer.printFormattersForPage(at: 2)?.first === view && renderer.printFormattersForPage(at: 1) == nil)
    text.removeFromPrintPageRenderer()
    #expect(renderer.printFormatters?.count == 1 && text.printPageRenderer == nil)
    #expect(UIMarkupTextPrintFormatter(markupText: "<b>").markupText == "<b>")
  }

  @Test func `Formatters that are set know their renderer, as long as they are its own`() {
    let renderer = UIPrintPageRenderer()
    let (first, second) = (UISimpleTextPrintFormatter(text: "A"), UISimpleTextPrintFormatter(text: "B"))
    renderer.printFormatters = [first, second]
    #expect(first.printPageRenderer === renderer && second.printPageRenderer === renderer)
    renderer.printFormatters = [second]
    #expect(first.printPageRenderer == nil && second.printPageRenderer === renderer)
    second.removeFromPrintPageRenderer()
    #expect(renderer.printFormatters?.isEmpty == true && second.printPageRenderer == nil)
  }

  @Test func `What is known of a job goes through a dictionary`() {
    let info = UIPrintInfo(dictionary: nil)
    #expect(info.jobName == "" && info.outputType == .general && info.printerID == nil)
    info.jobName = "Note"
    info.printerID = "a"
    info.orientation = .landscape
    info.duplex = .shortEdge
    let copy = UIPrintInfo(dictionary: info.dictionaryRepresentation)
    #expect(copy.jobName == "Note" && copy.printerID == "a" && copy.outputType == .general)
    #expect(copy.orientation == .landscape && copy.duplex == .shortEdge)
  }

  @Test func `There is no printer`() throws {
    let stage = try Stage()
    try stage.app.run {
      let controller = UIPrintInteractionController.shared
      let info = UIPrintInfo.printInfo()
      info.jobName = "Note"
      controller.printInfo = info
      #expect((info.copy() as? UIPrintInfo)?.jobName == "Note")
      #expect(!UIPrintInteractionController.isPrintingAvailable && !controller.present(animated: true))
      #expect(UIPrintInteractionController.shared.printInfo === info)
    }
  }
}
