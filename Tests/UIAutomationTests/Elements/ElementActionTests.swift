import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// Waiting for elements, scrolling to them, and pictures of them.
@MainActor @Suite struct ElementActionTests {
  private final class Page: UIViewController {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 60, width: 393, height: 400))
    let far = UIButton(type: .system)
    let note = UILabel(frame: CGRect(x: 0, y: 500, width: 200, height: 20))
    private(set) var taps = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(scroll)
      scroll.contentSize = CGSize(width: 393, height: 2000)
      far.setTitle("Far", for: .normal)
      far.frame = CGRect(x: 20, y: 1500, width: 100, height: 44)
      far.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
      scroll.addSubview(far)
      note.text = "Loading"
      view.addSubview(note)
      _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [weak self] _ in
        MainActor.assumeIsolated { self?.note.text = "Ready" }
      }
    }
  }

  private let app: XCUIApplication
  private let page = Page()

  init() throws {
    let page = page
    app = XCUIApplication(rootViewController: page)
    try app.launch()
  }

  @Test func `W82 A tap scrolls to an element that is outside of its scroll view`() throws {
    #expect(!app.buttons["Far"].isHittable)
    try app.buttons["Far"].tap()
    #expect(page.taps == 1)
    #expect(page.scroll.contentOffset == CGPoint(x: 0, y: 1144))
    try app.buttons["Far"].tap()
    #expect(page.scroll.contentOffset.y == 1144)
  }

  @Test func `W82 A scroll view that does not scroll leaves the element where it is`() throws {
    try app.run { page.scroll.isScrollEnabled = false }
    #expect(throws: ElementError.self) { try app.buttons["Far"].tap() }
    #expect(page.scroll.contentOffset == .zero)
  }

  @Test func `W84 Tests wait until an element is gone, or a property has a value`() {
    #expect(!app.staticTexts["Loading"].waitForNonExistence(withTimeout: 1))
    #expect(app.staticTexts["Loading"].waitForNonExistence(timeout: 2))
    #expect(app.staticTexts.element(boundBy: 1).wait(for: \.label, toEqual: "Ready", timeout: 1))
    #expect(!app.staticTexts.element(boundBy: 1).wait(for: \.label, toEqual: "Other", timeout: 1))
  }

  @Test func `W84 A screenshot is the text of the element, and a blank image of its size`() throws {
    #expect(app.staticTexts["Loading"].screenshot().text.contains("Loading"))
    let screen = app.screenshot()
    #expect(screen.text == app.text(as: .unicode))
    #expect(screen.svg.hasPrefix("<svg"))
    #expect(screen.image.size == app.frame.size)
    #expect(screen.pngRepresentation.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(app.buttons["None"].screenshot().text == "")
  }
}
