import NamesOfSwift4
import Testing
import UIKit

/// What was written before Swift 4.2 does the same by its old names.
@MainActor @Suite struct OldNamesTests {
  @Test func `An app in Swift 4 runs`() throws {
    let app = XCUIApplication(delegate: OldNamesAppDelegate.self)
    try app.launch()
    let screen = try #require(
      try app.run { UIApplication.shared.delegate?.window??.rootViewController as? OldNamesViewController })
    try app.run {
      #expect(screen.childCount == 1)
      #expect(screen.order.last === screen.table)
      #expect(screen.table.frame.minX == 16)
      #expect(screen.table.visibleCells.map(\.accessoryType) == [.checkmark, .checkmark])
      let attributes = screen.title("x").attributes(at: 0, effectiveRange: nil)
      #expect(attributes[.foregroundColor] as? UIColor == .red && attributes[.underlineStyle] as? Int == 1)
    }
    try app.run {
      let field = UITextField()
      #expect(oldStyles(of: field, and: UITextView()).style == .white)
      #expect(field.textColor == .red)
      #expect(oldPictures(UIImage()).count == 2)
    }
    try app.hardware.press(.home)
    try app.run { #expect(screen.events == ["background"]) }
  }
}
