import Foundation
import PlainviewUIKitCore
import Testing

/// What the program says that constructs a class without the initialiser that it would have to have (W5).
@MainActor @Suite struct UnimplementedInitialiserTests {
  private final class Greeting: UIView {
    init(name: String) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { nil }
  }

  private final class Page: UIViewController {
    init(number: Int) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `W5 A view whose only initialiser takes arguments is named with the initialiser that it lacks`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Greeting() }
    }
    #expect(text(result).contains("Use of unimplemented initializer 'init(frame:)' for class"))
    #expect(text(result).contains("Greeting'"))
  }

  @Test func `W5 So is a controller`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Page() }
    }
    #expect(text(result).contains("Use of unimplemented initializer 'init(nibName:bundle:)' for class"))
    #expect(text(result).contains("Page'"))
  }
}
