import PlainviewRuntime
import PlainviewTargetAction
import Testing

/// The selectors that the compiler gives Swift methods (contract S5).
@Suite struct SelectorNameTests {
  @Test(
    "S5: the first label follows the base, after a With that prepositions make superfluous",
    arguments: [
      ("handleTap()", "handleTap"), ("handleTap(_:)", "handleTap:"), ("handleTap(sender:)", "handleTapWithSender:"),
      ("didTap(_:for:)", "didTap:for:"), ("tapped(on:)", "tappedOn:"), ("didTap(_:_:)", "didTap::"),
      ("performActionFor(sender:)", "performActionForSender:"), ("performActionFor(with:)", "performActionForWith:"),
      ("sizeThatFits(url:)", "sizeThatFitsWithUrl:"), ("sizeThatFits(URL:)", "sizeThatFitsWithURL:"),
      ("doIt_for(sender:)", "doIt_forSender:"), ("doIt(_x:)", "doItWith_x:"),
      ("처리(보낸이:)", "처리With보낸이:"), ("init(frame:)", "initWithFrame:"), ("init(for:y:)", "initFor:y:"),
    ])
  func names(method: String, selector: String) { #expect(SelectorName(method: method)?.text == selector) }

  @Test("What is no method's name is none", arguments: ["", "tap", "tap:", "(_:)", "tap(", "tap(sender)", "tap(a b:)"])
  func noNames(text: String) { #expect(SelectorName(method: text) == nil) }

  @MainActor @Test("S5: a Swift name that is sent fails with the selector that was meant") func remedy() throws {
    final class Receiver: ActionProviding {
      class var actions: ActionTable { [:] }
    }
    let process = SimulatedProcess()
    let error = #expect(throws: UncaughtException.self) {
      try process.run { Message(Selector("handleTap(sender:)")).send(to: Receiver()) }
    }
    #expect(
      try #require(error).remedies.contains("That is a method's name in Swift; its selector is handleTapWithSender:"))
  }
}
