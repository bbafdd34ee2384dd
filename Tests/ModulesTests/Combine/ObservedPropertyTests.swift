import PlainviewCombine
import Testing
import UIKit

/// What a property of an object publishes.
@MainActor @Suite struct ObservedPropertyTests {
  @Test func `The value comes at once and with each change, until nobody listens`() {
    let view = UIView()
    var heard: [CGPoint] = []
    let listening = view.publisher(for: \.center, __names: "center").sink { heard.append($0) }
    view.center = CGPoint(x: 1, y: 2)
    view.center = CGPoint(x: 3, y: 4)
    listening.cancel()
    view.center = .zero
    #expect(heard == [.zero, CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
  }

  @Test func `Only changes come where the first value is not wanted`() {
    let view = UIView()
    var heard: [Bool] = []
    let listening = view.publisher(for: \.isHidden, __names: "hidden", options: [.new]).sink { heard.append($0) }
    view.isHidden = true
    #expect(heard.first != false)
    listening.cancel()
  }

  @Test func `Two publishers of one property are equal`() {
    let view = UIView()
    #expect(view.publisher(for: \.center) == view.publisher(for: \.center))
    #expect(view.publisher(for: \.center) != view.publisher(for: \.center, options: [.new]))
  }
}
