import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Links, attachments and tagged parts of text views, and what the user does with them.
@MainActor @Suite struct TextItemTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var log: [String] = []
    var opensMenu = false

    private func summary(_ item: UITextItem) -> String {
      switch item.content {
      case .link(let url): "\(url.absoluteString) \(item.range.location)"
      case .textAttachment: "attachment \(item.range.location)"
      case .tag(let tag): "#\(tag) \(item.range.location) \(item.range.length)"
      }
    }

    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
      log.append("action \(summary(textItem))")
      return opensMenu ? nil : UIAction { [weak self] _ in self?.log.append("runs") }
    }

    func textView(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      log.append("menu \(summary(textItem))")
      return UITextItem.MenuConfiguration(
        menu: UIMenu(children: [UIAction(title: "Remember") { [weak self] _ in self?.log.append("remembers") }]))
    }

    func textView(
      _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { log.append("will display") }

    func textView(
      _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { log.append("will end") }

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      log.append("older")
      return true
    }
  }

  private let stage: Stage
  private let view: UITextView
  private let delegate = Delegate()

  init() throws {
    stage = try Stage()
    view = try stage.add(UITextView(), CGRect(x: 0, y: 100, width: 390, height: 100))
    view.isEditable = false
    view.delegate = delegate
  }

  private func show(_ text: String, _ attributes: [NSAttributedString.Key: Any]) throws {
    try stage.app.run { view.attributedText = NSAttributedString(string: text, attributes: attributes) }
  }

  @Test func `A tap on an item runs what the delegate wants, and the older methods are not asked`() throws {
    try show("link", [.link: URL(fileURLWithPath: "/a")])
    try stage.tap(15, 115)
    #expect(delegate.log == ["action file:///a 0", "runs"])
    delegate.log = []
    try show("tagged", [.textItemTag: "word"])
    try stage.tap(15, 115)
    #expect(delegate.log == ["action #word 0 6", "runs"])
    delegate.log = []
    try show("plain", [:])
    try stage.tap(15, 115)
    #expect(delegate.log == [])
  }

  @Test func `A tap opens the menu where there is no action`() throws {
    delegate.opensMenu = true
    try show("tagged", [.textItemTag: "word"])
    try stage.tap(15, 115)
    #expect(delegate.log == ["action #word 0 6", "menu #word 0 6", "will display"])
    delegate.log = []
    try stage.app.buttons["Remember"].tap()
    #expect(delegate.log == ["will end", "remembers"])
  }

  @Test func `A long press opens the menu`() throws {
    try show("tagged", [.textItemTag: "word"])
    try stage.down(15, 115)
    try stage.wait(0.7)
    #expect(delegate.log == ["menu #word 0 6", "will display"])
    try stage.up()
    #expect(stage.app.buttons["Remember"].exists)
  }

  @Test func `An item of a text that is edited has no menu`() throws {
    view.isEditable = true
    try show("tagged", [.textItemTag: "word"])
    try stage.down(15, 115)
    try stage.wait(0.7)
    try stage.up()
    #expect(delegate.log == [])
  }
}
