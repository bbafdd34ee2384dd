import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Requests of host apps to extensions, as far as an extension's own code sees them.
@MainActor @Suite struct ExtensionRequestTests {
  private final class Request: NSExtensionContext, @unchecked Sendable {
    private(set) var returned: [Any]?
    override var inputItems: [Any] {
      let item = NSExtensionItem()
      item.attributedContentText = NSAttributedString(string: "A page")
      return [item]
    }
    override func completeRequest(returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
      returned = items
      super.completeRequest(returningItems: items, completionHandler: completionHandler)
    }
  }

  private final class Ended: @unchecked Sendable { var isExpired: Bool? }

  @Test func `An app's controller has no request, and one that begins hands it to its children`() throws {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    #expect(child.extensionContext == nil)
    let request = Request()
    parent.beginRequest(with: request)
    #expect(parent.extensionContext === request && child.extensionContext === request)
    let item = try #require(child.extensionContext?.inputItems.first as? NSExtensionItem)
    #expect(item.attributedContentText?.string == "A page" && item.attachments == nil)
    let copy = try #require(item.copy() as? NSExtensionItem)
    #expect(copy !== item && copy.attributedContentText?.string == "A page")
  }

  @Test func `The end of a request is told in the next turn`() throws {
    let stage = try Stage()
    let (request, ended) = (Request(), Ended())
    try stage.app.run {
      request.completeRequest(returningItems: ["a"]) { ended.isExpired = $0 }
      #expect(ended.isExpired == nil)
    }
    try stage.app.settle()
    #expect(ended.isExpired == false)
    #expect(request.returned as? [String] == ["a"])
  }
}
