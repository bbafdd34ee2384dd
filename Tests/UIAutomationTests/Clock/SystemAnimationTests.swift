import Foundation
import PlainviewUIAutomation
import Testing
import UIKit

/// The system's own animation of views that are deleted (Apple's documentation of `UIView.perform(_:on:…)`).
@MainActor @Suite struct SystemAnimationTests {
  @Test func `Deleted views vanish, and are gone at the end`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    let root = try #require(app.window?.rootViewController?.view)
    let (gone, beside) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
    var ended: [Bool] = []
    try app.run {
      root.addSubview(gone)
      root.addSubview(beside)
      UIView.perform(.delete, on: [gone], options: [], animations: { beside.frame.origin.x = 40 }) { ended.append($0) }
    }
    #expect(gone.alpha == 0 && gone.superview === root && beside.frame.minX == 40)
    try app.settle()
    #expect(gone.superview == nil && gone.alpha == 1 && ended == [true])
  }
}
