import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// What responders take from the pasteboard and share.
@MainActor @Suite struct PasteConfigurationTests {
  private final class Board: UIView {
    var pasted: [[String]] = []
    override func paste(itemProviders: [NSItemProvider]) {
      pasted.append(itemProviders.flatMap { $0.registeredTypeIdentifiers })
    }
  }

  @Test func `A responder is handed what its configuration names`() throws {
    let stage = try Stage()
    let board = try stage.add(Board())
    try stage.app.run {
      UIPasteboard.general.string = "a"
      board.paste(nil)
      board.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
      board.paste(nil)
    }
    #expect(board.pasted == [])
    try stage.app.run {
      board.pasteConfiguration?.addTypeIdentifiers(forAccepting: NSString.self)
      board.paste(nil)
    }
    #expect(board.pasted == [["public.utf8-plain-text"]])
    let kinds = ["public.image", "public.utf8-plain-text", "public.plain-text"]
    #expect(board.pasteConfiguration?.acceptableTypeIdentifiers == kinds)
    #expect(board.canPaste([NSItemProvider(object: NSString(string: "b"))]) && !board.canPaste([]))
  }

  @Test func `The pasteboard has its contents as item providers, too`() throws {
    let stage = try Stage()
    try stage.app.run {
      UIPasteboard.general.itemProviders = [NSItemProvider(object: NSString(string: "b"))]
      #expect(UIPasteboard.general.string == "b")
      UIPasteboard.general.strings = ["c", "d"]
      #expect(UIPasteboard.general.itemProviders.count == 2)
    }
  }

  @Test func `A responder keeps what it shares`() {
    let view = UIView()
    #expect(view.activityItemsConfiguration == nil)
    let items = UIActivityItemsConfiguration(objects: [NSString(string: "a")])
    items.metadataProvider = { $0 == .title ? "Title" : nil }
    view.activityItemsConfiguration = items
    let kept = view.activityItemsConfiguration
    #expect(kept?.itemProvidersForActivityItemsConfiguration.count == 1)
    #expect(kept?.activityItemsConfigurationMetadata(key: .title) as? String == "Title")
    #expect(items.activityItemsConfigurationSupports(interaction: .share))
    #expect(!items.activityItemsConfigurationSupports(interaction: .copy))
  }
}
