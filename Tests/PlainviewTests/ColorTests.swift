import Testing

/// Colours of results: on request and on terminals, and the text is the same without them.
@Suite struct ColorTests {
  private static let signUp = "Fixtures/SignUp/SignUp.storyboard"

  @Test(arguments: [
    (["tree", signUp], "\u{1B}[2m(148.5, 83) 96 x 96\u{1B}[0m"),
    (["find", signUp, "Sign up"], "\u{1B}[1mbutton \"Sign up\" at"),
    (["explain", signUp, "--tap", "Sign up"], "\u{1B}[32m        button \"Sign up\""),
    (["trace", signUp, "--tap", "Sign up"], "\u{1B}[1m== tapOn \"Sign up\"   ok"),
    (["trace", signUp, "--tap", "Nowhere"], "\u{1B}[1;31m== tapOn \"Nowhere\"   failed"),
    (["wiring", signUp, "--after", "Fixtures/SignUp/sign-up.yaml"], "signUp:\u{1B}[32m  (used once)\u{1B}[0m"),
    (["wiring", "Fixtures/monkey/unwired.storyboard"], "\u{1B}[31m  ! "),
  ])
  func `Results are coloured on request only`(_ arguments: [String], _ colored: String) throws {
    let plain = try Tool.run(arguments).output
    #expect(!plain.contains("\u{1B}"))
    let result = try Tool.run(arguments + ["--color", "always"]).output
    #expect(result.contains(colored), "\(result)")
    #expect(result.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func `What an app says is no colour`() throws {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="v"><rect key="frame" x="0" y="0" width="99" height="99"/><subviews>
      <label id="l" text="&#155;31mred"><rect key="frame" x="0" y="0" width="99" height="20"/></label>
      </subviews></view></objects></document>
      """
    let result = try Tool.run(["tree", "-", "--color", "always"], input: document).output
    #expect(result.contains(#"\u{9B}31mred"#), "\(result)")
  }

  @Test func `A step of the command line that fails shows the screen, and names no file`() throws {
    let result = try Tool.run("trace", Self.signUp, "--tap", "Nowhere")
    #expect(result.exitCode == 1)
    #expect(!result.output.contains(":1:1:"))
    #expect(result.output.contains("\n  nothing on the screen is \"Nowhere\", see what is on the screen\n"))
    #expect(result.output.contains("Password"), "\(result.output)")
  }
}
