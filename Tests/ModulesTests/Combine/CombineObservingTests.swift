import Foundation
import PlainviewCombine
import PlainviewUIAutomation
import Testing
import UIKit

/// Publishers of properties that can be observed.
@MainActor @Suite struct CombineObservingTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  init() throws { try app.launch() }

  @Test func `A property's value is published now and at each change, until the subscription is cancelled`() throws {
    try app.run {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 100, height: 500)
      var heard: [CGFloat] = []
      let token = view.publisher(for: \.contentOffset, __names: "contentOffset").sink { heard.append($0.y) }
      view.contentOffset.y = 40
      token.cancel()
      view.contentOffset.y = 80
      #expect(heard == [0, 40])
    }
  }

  @Test func `Without the option initial the first value is that of a change`() throws {
    try app.run {
      let view = UIScrollView()
      var heard: [CGFloat] = []
      let token = view.publisher(for: \.contentOffset, __names: "contentOffset", options: [.new])
        .sink { heard.append($0.y) }
      view.contentOffset.y = 7
      #expect(heard == [7])
      token.cancel()
    }
  }
}
