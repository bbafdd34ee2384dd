import PlainviewSnapshot
import Testing

/// The sentences of changes, written by hand from two texts.
@Suite struct ChangeReportTests {
  /// The texts are in the first format, in which a view has no sides but those that are written.
  private func report(_ old: String, _ new: String) throws -> ChangeReport {
    let heading = TreeFacts.firstHeading + "\n"
    return ChangeReport(old: try TreeFacts(parsing: heading + old), new: try TreeFacts(parsing: heading + new))
  }

  private func changes(_ old: String, _ new: String) throws -> [String] { try report(old, new).changes }

  private static let screen = """
    UIWindow (0 0 390 844)
      form: UIStackView (16 60 358 100)
        email: UITextField (16 60 358 22) "kim"
          .textColor = label
        signIn: UIButton (16 90 358 44) "Sign in"
          .calls touchUpInside -> LoginController signIn:
        UILabel (16 140 358 20) "Forgot it?"
    """

  private func screen(_ replaced: String, _ by: String) -> String { Self.screen.replacing(replaced, with: by) }

  @Test func `The same tree has no words`() throws { #expect(try report(Self.screen, Self.screen).isEmpty) }

  @Test func `Moved, resized and retitled`() throws {
    #expect(
      try changes(Self.screen, screen("(16 90 358 44)", "(20 98 358 44)")) == [
        "`signIn` moved right by 4 and down by 8"
      ])
    #expect(try changes(Self.screen, screen("(16 90 358 44)", "(16 90 358 50)")) == ["`signIn` is 50 high (was 44)"])
    #expect(
      try changes(Self.screen, screen("(16 90 358 44)", "(16 80 300 50)")) == [
        "`signIn` moved up by 10 and is 300 x 50 (was 358 x 44)"
      ])
    #expect(try changes(Self.screen, screen("Sign in", "Log in")) == ["`signIn` says \"Log in\" (was \"Sign in\")"])
    #expect(
      try changes(Self.screen, screen("Forgot it?", "Lost it?")) == [
        "`UILabel \"Forgot it?\"` says \"Lost it?\" (was \"Forgot it?\")"
      ])
  }

  @Test func `Restyled and rewired`() throws {
    #expect(
      try changes(Self.screen, screen("textColor = label", "textColor = systemRed")) == [
        "`email` has textColor systemRed (was label)"
      ])
    #expect(
      try changes(Self.screen, screen(".textColor = label", ".isEnabled = false")) == [
        "`email` is disabled now, has the default textColor (was label)"
      ])
    #expect(
      try changes(Self.screen, screen("LoginController signIn:", "LoginController login:")) == [
        "`signIn` calls LoginController login: on touchUpInside (was LoginController signIn:)"
      ])
    #expect(
      try changes(Self.screen, screen(".calls touchUpInside -> LoginController signIn:", ".isHidden = true")) == [
        "`signIn` is hidden now, does not call LoginController signIn: on touchUpInside any more"
      ])
  }

  @Test func `Added and removed, with what is inside`() throws {
    let without = """
      UIWindow (0 0 390 844)
        form: UIStackView (16 60 358 100)
          email: UITextField (16 60 358 22) "kim"
            .textColor = label
      """
    #expect(
      try changes(Self.screen, without) == [
        "`signIn` (UIButton \"Sign in\") was removed from `form`", "`UILabel \"Forgot it?\"` was removed from `form`",
      ])
    #expect(
      try changes(without, Self.screen) == [
        "`signIn` (UIButton \"Sign in\") was added to `form`", "`UILabel \"Forgot it?\"` was added to `form`",
      ])
    #expect(
      try changes("UIWindow (0 0 390 844)", Self.screen) == [
        "`form` (UIStackView) with 3 views inside was added to `UIWindow`"
      ])
  }

  @Test func `Renamed, of another class, in another parent, in another order`() throws {
    #expect(try changes(Self.screen, screen("signIn: ", "logIn: ")) == ["`signIn` is called `logIn` now"])
    #expect(
      try changes(Self.screen, screen("email: UITextField", "email: EmailField")) == [
        "`email` is of class EmailField now (was UITextField)"
      ])
    let outside = Self.screen.replacing("    UILabel (16 140 358 20)", with: "  UILabel (16 140 358 20)")
    #expect(
      try changes(Self.screen, outside) == ["`UILabel \"Forgot it?\"` is in `UIWindow` now (was in `form`)"])
    let turned = """
      UIWindow (0 0 390 844)
        form: UIStackView (16 60 358 100)
          UILabel (16 140 358 20) "Forgot it?"
          email: UITextField (16 60 358 22) "kim"
            .textColor = label
          signIn: UIButton (16 90 358 44) "Sign in"
            .calls touchUpInside -> LoginController signIn:
      """
    #expect(
      try changes(Self.screen, turned) == ["`UILabel \"Forgot it?\"` is behind the other views of `form` now"])
  }

  @Test func `Views that went along are not named, and equal ways are named once`() throws {
    let moved = """
      UIWindow (0 0 390 844)
        form: UIStackView (16 70 358 100)
          email: UITextField (16 70 358 22) "kim"
            .textColor = label
          signIn: UIButton (16 100 358 44) "Sign in"
            .calls touchUpInside -> LoginController signIn:
          UILabel (16 150 358 20) "Forgot it?"
      """
    #expect(try changes(Self.screen, moved) == ["`form` moved down by 10"])
    func row(_ shift: Int) -> String {
      (0..<5).map { "\n  row\($0): UIView (0 \(20 * $0 + shift) 390 20)" }.joined()
    }
    #expect(
      try changes("UIWindow (0 0 390 844)" + row(0), "UIWindow (0 0 390 844)" + row(20)) == [
        "5 views moved down by 20: `row0`, `row1`, `row2` and 2 more"
      ])
  }

  @Test func `A change deep in a long text is shown where it is`() throws {
    let beginning = String(repeating: "ab ", count: 30)
    #expect(
      try changes("UILabel (0 0 9 9) \"\(beginning)one\"", "UILabel (0 0 9 9) \"\(beginning)two\"").first?
        .hasSuffix("says \"… ab ab ab two\" (was \"… ab ab ab one\")") == true)
  }

  // MARK: Why

  private static let chain = """
    UIWindow (0 0 390 844)
      password: UITextField (16 60 358 22) "a"
        .top == UIWindow.top + 60
        .height == 22 (content)
      signIn: UIButton (16 90 358 44) "Sign in"
        .top == password.bottom + 8
        .height == 44
      hint: UILabel (16 140 358 20) "Hint"
        .top == signIn.bottom + 6
        .height == 20
    """

  private func chain(_ replacements: [(String, String)]) -> String {
    replacements.reduce(Self.chain) { $0.replacing($1.0, with: $1.1) }
  }

  @Test func `A content that grew moves what hangs below it`() throws {
    let new = chain([
      ("(16 60 358 22) \"a\"", "(16 60 358 42) \"a b\""), (".height == 22", ".height == 42"), ("(16 90", "(16 110"),
      ("(16 140", "(16 160"),
    ])
    let report = try report(Self.chain, new)
    #expect(
      report.text == """
        What changed:
          `password` says "a b" (was "a"), is 42 high (was 22)
          `signIn` moved down by 20
          `hint` moved down by 20

        Why:
          the content of `password` is 42 high (was 22): its text changed
            `signIn` moved down by 20: its top is `password`.bottom + 8 (unchanged)
            and with it `hint`

        """)
  }

  @Test func `A constant that changed is the cause`() throws {
    let new = chain([("password.bottom + 8", "password.bottom + 28"), ("(16 90", "(16 110"), ("(16 140", "(16 160")])
    #expect(
      try report(Self.chain, new).causes == [
        ChangeReport.Cause(
          text: "`signIn.top == password.bottom + 8` became `+ 28`",
          effects: ["`hint` moved down by 20: its top is `signIn`.bottom + 6 (unchanged)"])
      ])
  }

  @Test func `A view that was removed leaves others to be followed`() throws {
    let new = """
      UIWindow (0 0 390 844)
        password: UITextField (16 60 358 22) "a"
          .top == UIWindow.top + 60
          .height == 22 (content)
        hint: UILabel (16 88 358 20) "Hint"
          .top == password.bottom + 6
          .height == 20
      """
    let report = try report(Self.chain, new)
    #expect(report.changes == ["`signIn` (UIButton \"Sign in\") was removed from `UIWindow`", "`hint` moved up by 52"])
    #expect(
      report.causes.map(\.text) == [
        "the top of `hint` follows from `hint.top == password.bottom + 6` now "
          + "(was `hint.top == signIn.bottom + 6`): `signIn` was removed"
      ])
  }

  @Test func `A frame that was set, a screen of another size, a scrolled list`() throws {
    #expect(
      try report(
        "UIView (0 0 9 9)\n  a: UIView (0 5 9 1)\n    .top == UIView.top + 5 (frame)",
        "UIView (0 0 9 9)\n  a: UIView (0 7 9 1)\n    .top == UIView.top + 7 (frame)"
      ).causes.map(\.text) == ["the frame of `a` was set: y is 7 (was 5)"])
    #expect(
      try report(
        "w: UIWindow (0 0 390 9)\n  .width == 390 (root)\n  a: UIView (0 0 390 1)\n    .left == w.left\n    .right == w.right",
        "w: UIWindow (0 0 320 9)\n  .width == 320 (root)\n  a: UIView (0 0 320 1)\n    .left == w.left\n    .right == w.right"
      ).causes == [
        ChangeReport.Cause(
          text: "`w` itself is 320 wide (was 390)",
          effects: ["`a` is 320 wide (was 390): its right is `w`.right (unchanged)"])
      ])
    #expect(
      try report(
        "list: UIScrollView (0 0 9 9)\n  a: UIView (0 5 9 1)\n    .top == list.top + 5",
        "list: UIScrollView (0 0 9 9)\n  .contentOffset = 0 3\n  a: UIView (0 2 9 1)\n    .top == list.top + 5"
      ).causes.map(\.text) == ["`list` is scrolled to 0 3"])
  }
}
