import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import Testing

/// Properties that documents set by their names.
@MainActor @Suite struct OutletEntryTests {
  /// A wrapper as apps write one for outlets: reading it before it is set ends the program.
  @propertyWrapper struct Late<Value> {
    private var value: Value?
    var wrappedValue: Value {
      get {
        guard let value else { fatalError("read before it was set") }
        return value
      }
      set { value = newValue }
    }
  }

  final class Form: NSObject, OutletProviding {
    @Late var title: String
    private(set) var width = 0.0
    static var outlets: OutletTable {
      [
        "title": .init(get: { (form: Form) in form.title }, set: { (form: Form, title: String) in form.title = title }),
        "borderWidth": .init(
          get: { (form: Form) in form.width }, set: { (form: Form, width: Double) in form.width = width }),
      ]
    }
  }

  @Test func `W74 An outlet is set without being read`() {
    let form = Form()
    form.setValue("Name", forKey: "title")
    #expect(form.title == "Name")
  }

  @Test func `A key with a capital sets the property without one, by the name of its setter`() throws {
    let screen = Screen()
    let image = NSObject()
    let process = SimulatedProcess()
    try process.run { screen.setValue(image, forKey: "Picture") }
    #expect(screen.picture === image)
    #expect(throws: UncaughtException.self) { try process.run { _ = screen.value(forKey: "Picture") } }
  }

  @Test func `A key sets the property whose setter has its name, and reads only its own`() throws {
    let screen = Screen()
    let image = NSObject()
    screen.setValue(image, forKey: "imageView")
    #expect(screen.ImageView === image)
    let process = SimulatedProcess()
    #expect(throws: UncaughtException.self) { try process.run { _ = screen.value(forKey: "imageView") } }
    #expect(throws: UncaughtException.self) { try process.run { screen.setValue(image, forKey: "otherView") } }
  }

  final class Screen: NSObject, OutletProviding {
    var ImageView: NSObject?
    var picture: NSObject?
    static var outlets: OutletTable {
      ["ImageView": .init(\Screen.ImageView), "picture": .init(\Screen.picture)]
    }
  }

  @Test func `W74 A property that no key path names is set by closures, and refuses values of other types`() throws {
    let form = Form()
    form.setValue(2.5, forKey: "borderWidth")
    #expect(form.value(forKey: "borderWidth") as? Double == 2.5)
    let process = SimulatedProcess()
    let error = #expect(throws: UncaughtException.self) {
      try process.run { form.setValue("wide", forKey: "borderWidth") }
    }
    #expect(error?.reason.contains("is a String, not a Double") == true)
    #expect(form.width == 2.5)
  }
}
