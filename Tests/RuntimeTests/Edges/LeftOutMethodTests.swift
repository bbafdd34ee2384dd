import PlainviewRuntime
import Testing

@MainActor private protocol Asked: AnyObject {
  func height(of row: Int) -> Double
  func title(of row: Int) -> String?
}

extension Asked {
  func height(of row: Int) -> Double { leftOut(by: self, 44) }
  func title(of row: Int) -> String? { leftOut(by: self, nil) }
}

@MainActor @Suite struct LeftOutMethodTests {
  private func height(_ asked: any Asked) -> Double? {
    LeftOutMethod.call(asked, "height(of:)") { $0.height(of: 1) }
  }

  @Test func `W10 A method that the app left out has no answer`() {
    final class Empty: Asked {}
    #expect(height(Empty()) == nil)
  }

  @Test func `W10 A method of the app answers, with nil too`() {
    final class Full: Asked {
      func height(of row: Int) -> Double { 60 }
      func title(of row: Int) -> String? { nil }
    }
    #expect(height(Full()) == 60)
    let title: String?? = LeftOutMethod.call(Full(), "title(of:)") { $0.title(of: 1) }
    #expect(title == .some(nil))
  }

  @Test func `W10 An answer stays the app's when it asks another method of its own that it left out`() {
    final class Half: Asked {
      func height(of row: Int) -> Double { title(of: row) == nil ? 70 : 80 }
    }
    #expect(height(Half()) == 70)
  }

  @Test func `W10 An answer stays the app's when it asks another object that left the same method out`() {
    final class Empty: Asked {}
    final class Proxy: Asked {
      let inner: any Asked = Empty()
      func height(of row: Int) -> Double { inner.height(of: row) + 1 }
    }
    #expect(height(Proxy()) == 45)
  }

  @Test func `W10 A generic base class and an extension answer as any other class`() {
    class Base<Item>: Asked {
      func height(of row: Int) -> Double { 50 }
    }
    final class Derived: Base<Int> {}
    #expect(height(Base<String>()) == 50)
    #expect(height(Derived()) == 50)
    #expect(height(Extended()) == 51)
  }
}

private final class Extended {}
extension Extended: Asked {
  func height(of row: Int) -> Double { 51 }
}
