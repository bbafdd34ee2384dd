import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import Testing

final class Lantern: NSObject, ActionProviding {
  static var actions: ActionTable { ["shine": .init(shine)] }
  func shine() {}
}

/// The answers of Objective-C's runtime about classes, and that methods are no data.
@MainActor @Suite struct RuntimeMethodTests {
  @Test func `An object's class is known with its name and the class above it`() {
    let type: AnyClass? = object_getClass(Lantern())
    #expect(type == Lantern.self)
    #expect(class_getSuperclass(type) == NSObject.self)
    #expect(class_getSuperclass(NSObject.self) == nil)
    #expect(String(cString: class_getName(type)) == "PlainviewTargetActionTests.Lantern")
    #expect(String(cString: object_getClassName(Lantern())).hasSuffix("Lantern"))
    #expect(class_respondsToSelector(Lantern.self, "shine") && !class_respondsToSelector(Lantern.self, "flicker"))
  }

  @Test func `A method that is asked for as data is not there, and the console says it once`() throws {
    let process = SimulatedProcess()
    try process.run {
      #expect(class_getInstanceMethod(Lantern.self, "shine") == nil)
      #expect(class_getInstanceMethod(Lantern.self, "shine") == nil)
      #expect(!class_addMethod(Lantern.self, "flicker", imp_implementationWithBlock({}), "v@:"))
    }
    let name = "PlainviewTargetActionTests.Lantern"
    let reason = "there is no Objective-C runtime here, methods are no data"
    #expect(
      process.console == [
        "-[\(name) shine]: \(reason): nothing takes its place", "-[\(name) flicker]: \(reason): it is not added",
      ])
  }
}
