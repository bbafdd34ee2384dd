import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite struct ReferenceLibraryTests {
  @Test func `The screen of the dictionaries has no definition, and closes`() throws {
    #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "tea"))
    let root = UIViewController()
    let app = XCUIApplication(rootViewController: root)
    try app.launch()
    try app.run { root.present(UIReferenceLibraryViewController(term: "tea"), animated: true) }
    try app.settle()
    #expect(app.staticTexts["No definition found for “tea”."].exists)
    try app.buttons["Done"].tap()
    try app.settle()
    #expect(root.presentedViewController == nil)
  }
}
