import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Who manages a presentation, and what its delegate makes of it.
@MainActor @Suite struct AdaptedPresentationTests {
  @Test func `A child has the presentation controller of the container that is presented`() throws {
    let stage = try Stage()
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    try stage.app.run { stage.controller.present(navigation, animated: false) }
    let sheet = try #require(navigation.sheetPresentationController)
    #expect(child.sheetPresentationController === sheet)
    #expect(child.presentationController === sheet)
    #expect(child.popoverPresentationController == nil)
    try stage.app.run { navigation.dismiss(animated: false) }
    let lone = UIViewController()
    #expect(lone.presentationController?.presentedViewController === lone)
  }
}
