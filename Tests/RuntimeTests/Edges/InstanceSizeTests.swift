import PlainviewRuntime
import Testing

/// Sizes of objects by Objective-C's function.
@Suite struct InstanceSizeTests {
  private class Empty {}
  private final class Full: Empty {
    var number = 0
    var text = ""
  }

  @Test func `An object has a header of two words, and its properties`() {
    #expect(class_getInstanceSize(Empty.self) == 16)
    #expect(class_getInstanceSize(Full.self) == 16 + 8 + 16)
    #expect(class_getInstanceSize(nil) == 0)
  }
}
