import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// What an element was at one moment.
@MainActor @Suite struct ElementSnapshotTests {
  @Test func `A snapshot has the attributes and the children of its moment`() throws {
    let controller = UIViewController()
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    box.accessibilityIdentifier = "box"
    let label = UILabel(frame: CGRect(x: 20, y: 10, width: 200, height: 20))
    label.text = "Before"
    let field = UITextField(frame: CGRect(x: 20, y: 50, width: 200, height: 30))
    field.placeholder = "Name"
    field.isEnabled = false
    box.addSubview(label)
    box.addSubview(field)
    controller.view.addSubview(box)
    let app = XCUIApplication(rootViewController: controller)
    try app.launch()
    let snapshot = try app.otherElements["box"].snapshot()
    try app.run { label.text = "After" }
    #expect(snapshot.identifier == "box")
    #expect(snapshot.frame == CGRect(x: 0, y: 100, width: 390, height: 200))
    #expect(snapshot.children.count == 2)
    #expect(snapshot.children.first?.label == "Before")
    #expect(snapshot.children.first?.elementType == .staticText)
    #expect(snapshot.children.last?.placeholderValue == "Name")
    #expect(snapshot.children.last?.isEnabled == false)
    let values = snapshot.dictionaryRepresentation
    #expect(values[.identifier] as? String == "box")
    #expect(values[.frame] as? [String: Double] == ["X": 0, "Y": 100, "Width": 390, "Height": 200])
    let children = values[.children] as? [[XCUIElement.AttributeName: Any]]
    #expect(children?.first?[.label] as? String == "Before")
    #expect(children?.first?[.placeholderValue] == nil)
    #expect(try app.otherElements["box"].snapshot().children.first?.label == "After")
  }

  @Test func `The snapshot of an app has its windows, and that of what is not there fails`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    let snapshot = try app.snapshot()
    #expect(snapshot.children.first?.elementType == .window)
    #expect(throws: ElementError.self) { try app.buttons["None"].snapshot() }
  }
}
