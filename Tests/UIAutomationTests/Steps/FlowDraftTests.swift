import Foundation
import PlainviewUIAutomation
import Testing

/// Steps as a flow's text, read back by the flow's own reader.
@MainActor @Suite struct FlowDraftTests {
  private func commands(_ steps: [UserStep]) throws -> [FlowCommand.Action] {
    try Flow.parse(FlowDraft(name: "n", steps: steps).text, path: "draft.yaml").commands.map(\.action)
  }

  @Test func `Every step is a command`() throws {
    let steps: [UserStep] = [
      .tap(.text("Sign up")), .doubleTap(.identifier("avatar")), .longPress(.point(CGPoint(x: 12, y: 34.5))),
      .swipe(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4), milliseconds: 250), .type("kim"), .pressReturn,
      .pressDelete, .hideKeyboard, .wait(milliseconds: 1500),
    ]
    let names = try commands(steps).map { "\($0)" }
    #expect(
      names == [
        "launchApp", "tapOn \"Sign up\"", "doubleTapOn id \"avatar\"", "longPressOn at 12,34.5",
        "swipe from 1,2 to 3,4", "inputText \"kim\"", "pressKey enter", "pressKey backspace", "hideKeyboard",
        "waitForAnimationToEnd",
      ])
  }

  @Test(
    arguments: [
      "plain", "a: b # c", "- x", "\"quoted\" 'single' \\ back", "한글 👍🏽 مرحبا", "line\nbreak\ttab", "\u{1}\u{7F}\u{85}",
      " blanks ", "${1 + 1}", "\\${x}", "---", "", "{a}", "[b]", "true", "*", "&x", "!tag", "%",
    ]) func `Any text comes back as it was`(_ text: String) throws
  {
    guard case .inputText(let read) = try commands([.type(text)])[1] else {
      Issue.record("no inputText")
      return
    }
    #expect(try TextTemplate(read).text(with: FlowVariables()) == text)
    #expect(try !TextTemplate(read).hasExpressions)
  }

  @Test func `The header names the document, and remarks are comments`() throws {
    var draft = FlowDraft(name: "A \"name\"", steps: [])
    draft.remarks = ["one\ntwo: three"]
    (draft.document, draft.scene, draft.device) = ("../Main.storyboard", "Login", "iPhone SE")
    let header = try Flow.parse(draft.text, path: "draft.yaml").header
    #expect(header.name == "A \"name\"")
    #expect(header.target.document == "../Main.storyboard")
    #expect(header.target.scene == "Login" && header.target.device == "iPhone SE")
    #expect(draft.text.hasPrefix("# one two: three\n"))
  }
}
