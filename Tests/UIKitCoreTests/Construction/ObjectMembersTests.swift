import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Members of objects of unknown classes, which Objective-C finds by their names.
@MainActor @Suite struct ObjectMembersTests {
  private let view = UIView()

  @Test func `A constraint in a list of objects answers with its type and with the plain number`() {
    let constraint = view.widthAnchor.constraint(equalToConstant: 20)
    constraint.priority = .defaultLow
    let objects: [AnyObject] = [constraint, view]
    let number: Float? = objects.first?.priority
    let priority: UILayoutPriority? = objects.first?.priority
    #expect(number == 250)
    #expect(priority == .defaultLow)
    #expect(objects.first?.constant == 20)
    let none: [AnyObject] = []
    let nothing: Float? = none.first?.priority
    #expect(nothing == nil)
  }

  @Test func `A view answers, and the object itself is the first choice`() {
    view.tag = 7
    let objects: [AnyObject] = [UIView(), view]
    #expect(objects.last?.tag == 7)
    let last = objects.last
    #expect(last === view)
    #expect(objects.first as? UIView != nil)
  }

  @Test func `S2 An object that has no such member fails as an unrecognized selector`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let objects: [AnyObject] = [UIColor.red]
        _ = objects.first?.priority as Float?
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains(/-\[UIColor priority\]: unrecognized selector sent to instance 0x[0-9a-f]+/))
  }
}
