import Foundation
import PlainviewQuickLook
import PlainviewSnapshot
import PlainviewStage
import PlainviewUIAutomation
import Testing
import UIKit

/// `QuickLook`: previews of files.
@MainActor @Suite struct QuickLookTests {
  private final class Item: NSObject, QLPreviewItem {
    let previewItemURL: URL?
    let previewItemTitle: String?
    init(_ url: URL, _ title: String) {
      previewItemURL = url
      previewItemTitle = title
    }
  }

  private final class Host: UIViewController, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
    var items: [any QLPreviewItem] = []
    var mode = QLPreviewItemEditingMode.disabled
    var said: [String] = []
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { items.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
      items[index]
    }
    func previewControllerWillDismiss(_ controller: QLPreviewController) {
      said.append("will dismiss \(presentedViewController != nil)")
    }
    func previewControllerDidDismiss(_ controller: QLPreviewController) { said.append("did dismiss") }
    func previewController(
      _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode { mode }
    func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem) {
      said.append("updated \(previewItem.previewItemURL?.lastPathComponent ?? "")")
    }
    func previewController(
      _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem, at modifiedContentsURL: URL
    ) { said.append("copied \((try? String(contentsOf: modifiedContentsURL, encoding: .utf8)) ?? "")") }
  }

  private let host = Host()
  private let app: XCUIApplication
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    let host = host
    app = XCUIApplication(rootViewController: host)
    try app.launch()
  }

  private func file(_ name: String, _ text: String) throws -> URL {
    let url = folder.url.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  @discardableResult private func present(_ index: Int = 0) throws -> QLPreviewController {
    let controller = try app.run {
      let controller = QLPreviewController()
      controller.dataSource = host
      controller.delegate = host
      controller.currentPreviewItemIndex = index
      host.present(controller, animated: true)
      return controller
    }
    try app.settle()
    return controller
  }

  private var picture: String { Snapshotting<XCUIApplication>.ascii.text(of: app) }

  @Test func `A file is shown with its name, and Done closes it`() throws {
    host.items = [try file("tea.txt", "Two cups")]
    try present()
    #expect(picture.contains("tea.txt") && picture.contains("Two cups"))
    #expect(!app.buttons["Next"].exists)
    try app.buttons["Done"].tap()
    try app.settle()
    #expect(host.said == ["will dismiss true", "did dismiss"] && host.presentedViewController == nil)
  }

  @Test func `The user goes from item to item`() throws {
    host.items = [try file("tea.txt", "Two cups"), Item(try file("b.txt", "One mug"), "Coffee")]
    let controller = try present()
    try app.buttons["Next"].tap()
    #expect(picture.contains("Coffee") && picture.contains("One mug"))
    #expect(controller.currentPreviewItemIndex == 1 && controller.currentPreviewItem is Item)
    #expect(!app.buttons["Next"].isEnabled)
    try app.buttons["Previous"].tap()
    #expect(controller.currentPreviewItemIndex == 0)
    try app.run { controller.currentPreviewItemIndex = 1 }
    #expect(picture.contains("One mug"))
  }

  @Test func `The first item may be another one, and reloading asks again`() throws {
    host.items = [try file("a.txt", "A"), try file("b.txt", "B")]
    let controller = try present(1)
    #expect(controller.currentPreviewItem?.previewItemURL?.lastPathComponent == "b.txt")
    host.items = []
    try app.run { controller.reloadData() }
    #expect(controller.currentPreviewItem == nil && controller.currentPreviewItemIndex == NSNotFound)
  }

  @Test func `On a stack the title is in the navigation bar`() throws {
    host.items = [NSURL(fileURLWithPath: try file("tea.txt", "Two cups").path)]
    let stack = UINavigationController(rootViewController: UIViewController())
    try app.run { host.present(stack, animated: true) }
    try app.settle()
    try app.run {
      let controller = QLPreviewController()
      controller.dataSource = host
      stack.pushViewController(controller, animated: true)
    }
    try app.settle()
    #expect(app.navigationBars["tea.txt"].exists && !app.buttons["Done"].exists)
  }

  @Test func `An edit changes the file, or a copy`() throws {
    let url = try file("tea.txt", "Two cups")
    host.items = [url]
    host.mode = .updateContents
    app.hardware.previewMarkup = Data("Three cups".utf8)
    let controller = try present()
    try app.buttons["Markup"].tap()
    #expect(host.said == ["updated tea.txt"])
    #expect(try String(contentsOf: url, encoding: .utf8) == "Three cups" && picture.contains("Three cups"))
    host.mode = .createCopy
    app.hardware.previewMarkup = Data("No cup".utf8)
    try app.run { controller.refreshCurrentPreviewItem() }
    try app.buttons["Markup"].tap()
    #expect(host.said.last == "copied No cup")
    #expect(try String(contentsOf: url, encoding: .utf8) == "Three cups")
  }

  @Test func `Files of known kinds can be previewed`() throws {
    func can(_ name: String) -> Bool {
      QLPreviewController.canPreview(folder.url.appendingPathComponent(name) as any QLPreviewItem)
    }
    #expect(can("a.pdf") && can("a.txt") && can("a.PNG") && can("a.docx") && can("a.mp4") && can("a.csv"))
    #expect(!can("a.sqlite") && !can("a"))
  }
}
