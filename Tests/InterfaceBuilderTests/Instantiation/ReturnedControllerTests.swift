import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// What a storyboard returns lives to the end of the turn, as an object does that an Objective-C method returns: coordinators
/// keep it in a weak variable and push it in the next line.
@Suite @MainActor struct ReturnedControllerTests {
  @MainActor final class Coordinator {
    let storyboard: UIStoryboard
    weak var controller: UIViewController?
    init(_ storyboard: UIStoryboard) { self.storyboard = storyboard }

    func make() { controller = storyboard.instantiateViewController(withIdentifier: "Card") }
    func makeFirst() { controller = storyboard.instantiateInitialViewController() }
    func makeTyped() {
      controller = storyboard.instantiateViewController(identifier: "Card") { UIViewController(coder: $0) }
    }
  }

  @Test func `A weak variable holds a storyboard's controller to the end of the turn`() throws {
    let text = Sample.storyboard(view: "", controller: "storyboardIdentifier=\"Card\"", inside: "")
    let coordinator = Coordinator(UIStoryboard(name: "Main", bundle: try Sample.bundle(["Main.storyboard": text])))
    let app = XCUIApplication(rootViewController: UINavigationController())
    try app.launch()
    for make in [Coordinator.make, Coordinator.makeFirst, Coordinator.makeTyped] {
      try app.run {
        make(coordinator)()
        #expect(coordinator.controller != nil)
      }
      #expect(coordinator.controller == nil)
    }
    try app.run {
      coordinator.make()
      let navigation = app.window?.rootViewController as? UINavigationController
      navigation?.pushViewController(try #require(coordinator.controller), animated: false)
    }
    #expect(coordinator.controller != nil)
  }
}
