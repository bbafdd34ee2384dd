import PlainviewTargetAction
import PlainviewUIAutomation
import UIKit

/// Makes the attributes of elements known by their names, for predicates and expectations of properties; installed when
/// the program is loaded.
@section(".init_array") @used
private let registerNames: @convention(c) @Sendable () -> Void = { __UIKitRuntime.load { ElementNames.register() } }

/// The names of attributes, Objective-C's and Swift's.
@MainActor private enum ElementNames {
  static func register() {
    __UIKitRuntime.define(XCUIElement.self) { names in
      names.add("exists") { $0.exists }
      names.add("hittable", "isHittable") { $0.isHittable }
      names.add("enabled", "isEnabled") { $0.isEnabled }
      names.add("selected", "isSelected") { $0.isSelected }
      names.add("hasFocus") { $0.hasFocus }
      names.add("label") { $0.label }
      names.add("value") { $0.value }
      names.add("identifier") { $0.identifier }
      names.add("title") { $0.title }
      names.add("placeholderValue") { $0.placeholderValue }
      names.add("elementType") { $0.elementType.rawValue }
      names.add("frame") { $0.frame }
    }
    __UIKitRuntime.define(XCUIElementQuery.self) { names in
      names.property("count", get: { (query: XCUIElementQuery) in query.count }, set: nil)
    }
    __UIKitRuntime.define(XCUIApplication.self) { names in
      names.property("state", get: { (app: XCUIApplication) in app.state.rawValue }, set: nil)
    }
  }
}

extension __ClassRegistrar {
  @MainActor fileprivate func add<Value>(_ names: String..., get: @escaping @MainActor (XCUIElement) -> Value) {
    for name in names { property(name, get: get, set: nil) }
  }
}
