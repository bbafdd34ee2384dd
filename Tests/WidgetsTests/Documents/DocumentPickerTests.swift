import Foundation
import PlainviewStage
import PlainviewUniformTypeIdentifiers
import Testing
import UIKit
import _Testing_UIKit

/// Screens of the system that let choose and show files.
@MainActor @Suite struct DocumentPickerTests {
  private final class Host: UIViewController, UIDocumentPickerDelegate, UIDocumentBrowserViewControllerDelegate,
    UIDocumentInteractionControllerDelegate
  {
    var log: [String] = []
    var created: URL?

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      log.append("picked " + urls.map(\.lastPathComponent).joined(separator: " "))
      log.append(urls.first?.deletingLastPathComponent().lastPathComponent ?? "-")
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.append("cancelled") }

    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
      log.append("opened " + documentURLs.map(\.lastPathComponent).joined(separator: " "))
    }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (
          URL?, UIDocumentBrowserViewController.ImportMode
        ) -> Void
    ) { importHandler(created, created == nil ? .none : .move) }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
      toDestinationURL destinationURL: URL
    ) { log.append("brought \(destinationURL.lastPathComponent)") }

    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { self }
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
      log.append("will preview")
    }
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
      log.append("did preview")
    }
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
      log.append("did options")
    }
  }

  private let host: Host
  private let app: XCUIApplication
  private let scratch: ScratchFolder
  private var folder: URL { scratch.url }

  init() throws {
    let host = Host()
    self.host = host
    let scratch = try ScratchFolder()
    self.scratch = scratch
    app = XCUIApplication(rootViewController: host)
    app.hardware.files.files = try ["notes.txt", "photo.png", "paper.pdf"].map { try Self.file($0, in: scratch.url) }
    try app.launch()
  }

  private func file(_ name: String) throws -> URL { try Self.file(name, in: folder) }

  private static func file(_ name: String, in folder: URL) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(name.utf8).write(to: url)
    return url
  }

  private func present(_ make: () -> UIViewController) throws {
    try app.run { host.present(make(), animated: true) }
    try app.settle()
  }

  @Test func `A file is chosen, and the picker goes`() throws {
    try present {
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text, .pdf])
      picker.delegate = host
      return picker
    }
    #expect(app.buttons["photo"].isEnabled == false)
    try app.buttons["notes"].tap()
    try app.settle()
    #expect(host.log == ["picked notes.txt", folder.lastPathComponent])
    #expect(host.presentedViewController == nil)
  }

  @Test func `Several files are copied before the app gets them`() throws {
    try present {
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true)
      picker.delegate = host
      picker.allowsMultipleSelection = true
      picker.shouldShowFileExtensions = true
      return picker
    }
    try app.buttons["notes.txt"].tap()
    try app.buttons["paper.pdf"].tap()
    try app.buttons["Open"].tap()
    try app.settle()
    #expect(host.log == ["picked notes.txt paper.pdf", "Inbox"])
  }

  @Test func `A picker of the older kind is cancelled`() throws {
    try present {
      let picker = UIDocumentPickerViewController(documentTypes: ["public.image"], in: .import)
      picker.delegate = host
      return picker
    }
    #expect(app.buttons["photo"].isEnabled && !app.buttons["notes"].isEnabled)
    try app.buttons["Cancel"].tap()
    try app.settle()
    #expect(host.log == ["cancelled"] && host.presentedViewController == nil)
  }

  @Test func `Files of the app are saved elsewhere`() throws {
    let own = try file("report.csv")
    try present {
      let picker = UIDocumentPickerViewController(forExporting: [own], asCopy: true)
      picker.delegate = host
      #expect(picker.documentPickerMode == .exportToService)
      return picker
    }
    try app.buttons["Save"].tap()
    try app.settle()
    #expect(host.log == ["picked report.csv", "Files"])
    let exported = try #require(app.hardware.files.exported.first)
    #expect(try Data(contentsOf: exported) == Data("report.csv".utf8))
  }

  @Test func `A browser opens documents and makes new ones`() throws {
    host.created = try file("new.txt")
    try present {
      let browser = UIDocumentBrowserViewController(forOpening: [.text])
      browser.delegate = host
      return browser
    }
    #expect(!app.buttons["photo"].exists)
    try app.buttons["notes"].tap()
    try app.buttons["Create Document"].tap()
    try app.settle()
    #expect(host.log == ["opened notes.txt", "brought new.txt"])
    #expect(app.buttons["new"].exists)
    #expect(app.hardware.files.files.count == 4)
  }

  @Test func `A file is previewed over the delegate's controller`() throws {
    let shower = UIDocumentInteractionController(url: folder.appendingPathComponent("paper.pdf"))
    shower.delegate = host
    #expect(shower.uti == "com.adobe.pdf" && shower.name == "paper.pdf")
    try app.run { #expect(shower.presentPreview(animated: true)) }
    try app.settle()
    #expect(app.staticTexts["paper.pdf"].exists)
    try app.buttons["Done"].tap()
    try app.settle()
    #expect(host.log == ["will preview", "did preview"] && host.presentedViewController == nil)
  }

  @Test func `What can be done with a file is offered as activities`() throws {
    let shower = UIDocumentInteractionController(url: folder.appendingPathComponent("paper.pdf"))
    shower.delegate = host
    try app.run { #expect(shower.presentOptionsMenu(from: .zero, in: host.view, animated: true)) }
    try app.settle()
    #expect(host.presentedViewController is UIActivityViewController)
    try app.run { shower.dismissMenu(animated: true) }
    try app.settle()
    #expect(host.presentedViewController == nil)
  }
}
