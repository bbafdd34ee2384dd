import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// The contents of a pasteboard by their kinds.
@MainActor @Suite struct PasteboardItemTests {
  @Test func `Items are read by their kinds and as texts and addresses`() throws {
    let stage = try Stage()
    try stage.app.run {
      let board = UIPasteboard.general
      let url = try #require(URL(string: "https://example.com"))
      board.setItems([[UIPasteboard.typeAutomatic: "A"], ["public.url": url]])
      #expect(board.string == "A" && board.url == url && board.numberOfItems == 2)
      #expect(board.types == ["public.utf8-plain-text"])
      #expect(board.contains(pasteboardTypes: ["public.image", "public.utf8-plain-text"]))
      #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "A")
      #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("A".utf8))
      board.setData(Data("B".utf8), forPasteboardType: "public.utf8-plain-text")
      #expect(board.string == "B" && board.url == nil)
      board.string = "C"
      #expect(board.items.first?["public.utf8-plain-text"] as? String == "C")
      board.addItems([["public.html": "<b>"]])
      #expect(board.numberOfItems == 2 && board.strings == ["C", "<b>"])
      #expect(board.itemProviders.count == 2)
    }
  }

  @Test func `Contents go at their date`() throws {
    let stage = try Stage()
    try stage.app.run {
      UIPasteboard.general.setItems(
        [["public.utf8-plain-text": "code"]],
        options: [.expirationDate: Date().addingTimeInterval(60), .localOnly: true])
      #expect(UIPasteboard.general.string == "code")
    }
    try stage.app.advance(by: 61)
    try stage.app.run { #expect(!UIPasteboard.general.hasStrings) }
  }
}
