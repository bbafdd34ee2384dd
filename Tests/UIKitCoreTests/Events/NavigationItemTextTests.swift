import Testing
import UIKit

@MainActor private protocol Described: AnyObject {
  var title: String? { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
}

extension Described {
  var accessibilityLabel: String? {
    get { "of the protocol" }
    set { _ = newValue }
  }
  var accessibilityHint: String? {
    get { "of the protocol" }
    set { _ = newValue }
  }
}

// It compiles: what the class has comes before what the protocol's extension has.
extension UINavigationItem: Described {}

/// What is read aloud of a navigation item, which protocols of an app may ask for, too.
@MainActor @Suite struct NavigationItemTextTests {
  @Test func `An item has the texts of every object, before those of a protocol`() {
    let item = UINavigationItem(title: "Mail")
    item.accessibilityLabel = "All mail"
    item.accessibilityHint = "Three are new"
    let described: any Described = item
    #expect(described.accessibilityLabel == "All mail")
    #expect((item as NSObject).accessibilityLabel == "All mail")
    #expect(described.accessibilityHint == "Three are new")
  }
}
