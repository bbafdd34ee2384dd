import Foundation
import PlainviewRuntime
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// The share sheet on a tablet and on a phone, and its popover.
@MainActor @Suite struct SharePopoverTests {
  @Test func `The share sheet is a popover on a tablet`() throws {
    let (app, root) = try TransitionStage.tabletApp()
    try app.run {
      let sheet = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
      #expect(sheet.modalPresentationStyle == .popover)
      sheet.popoverPresentationController?.sourceView = root.view
      sheet.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 10, height: 10)
      root.present(sheet, animated: false)
    }
    #expect(app.popovers.count == 1)
    #expect(app.popovers.firstMatch.buttons["Copy"].exists)
  }

  @Test func `A touch beside the share sheet closes it without a choice`() throws {
    let (app, root) = try TransitionStage.tabletApp()
    var isCompleted: Bool?
    try app.run {
      let sheet = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
      sheet.completionWithItemsHandler = { _, isDone, _, _ in isCompleted = isDone }
      sheet.popoverPresentationController?.sourceView = root.view
      sheet.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 10, height: 10)
      root.present(sheet, animated: false)
    }
    try app.touchDown(at: CGPoint(x: 700, y: 1_000))
    try app.touchUp()
    try app.settle()
    #expect(isCompleted == false)
    #expect(root.presentedViewController == nil)
  }

  @Test func `The menu of a document stands beside what it belongs to on a tablet`() throws {
    let (app, root) = try TransitionStage.tabletApp()
    let documents = UIDocumentInteractionController(url: URL(fileURLWithPath: "/letter.txt"))
    try app.run {
      #expect(
        documents.presentOptionsMenu(
          from: CGRect(x: 300, y: 300, width: 10, height: 10), in: root.view, animated: false))
    }
    #expect(app.popovers.count == 1)
    #expect(root.presentedViewController?.popoverPresentationController?.sourceView === root.view)
  }

  @Test func `Without a source the share sheet raises on a tablet`() throws {
    let (app, root) = try TransitionStage.tabletApp()
    let error = #expect(throws: UncaughtException.self) {
      try app.run {
        root.present(UIActivityViewController(activityItems: ["x"], applicationActivities: nil), animated: false)
      }
    }
    #expect(error?.reason.contains("should have a non-nil sourceView or barButtonItem") ?? false)
  }

  @Test func `On a phone the share sheet is no popover, and neither is a controller that wants one`() throws {
    let stage = try Stage()
    try stage.app.run {
      let sheet = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
      #expect(sheet.modalPresentationStyle != .popover)
      stage.controller.present(sheet, animated: false)
    }
    #expect(stage.app.buttons["Copy"].exists)
    #expect(stage.app.popovers.count == 0)
    try stage.app.run { stage.controller.dismiss(animated: false) }
    let content = UIViewController()
    try stage.app.run {
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.sourceView = stage.view
      stage.controller.present(content, animated: false)
    }
    #expect(content.view.window != nil)
    #expect(stage.app.popovers.count == 0)
  }
}
