import Testing
import UIKit

/// Segues are made of classes that are known at run time.
@MainActor @Suite struct SegueConstructionTests {
  private class Wide: UIStoryboardSegue {
    var isWide = false
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
      super.init(identifier: identifier, source: source, destination: destination)
      isWide = true
    }
  }
  private final class Other: UIStoryboardSegue {
    var count = 1
    convenience init(_ controller: UIViewController) {
      self.init(identifier: "other", source: controller, destination: controller)
      count = 2
    }
  }

  @Test func `An override of the initializer is called without being required`() {
    let (from, to) = (UIViewController(), UIViewController())
    let types: [UIStoryboardSegue.Type] = [Wide.self, Other.self, UIStoryboardSegue.self]
    let made = types.map { $0.init(identifier: "a", source: from, destination: to) }
    #expect((made[0] as? Wide)?.isWide == true && (made[1] as? Other)?.count == 1)
    #expect(made.allSatisfy { $0.identifier == "a" && $0.source === from && $0.destination === to })
    #expect(made.map { ObjectIdentifier(type(of: $0)) } == types.map { ObjectIdentifier($0) })
    #expect(Other(from).count == 2)
  }
}
