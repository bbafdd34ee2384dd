import Foundation
import Testing

/// The commands that tell about documents: `tree`, `find`, `explain`, `wiring`, and what all of them say of bad input.
@Suite struct DocumentCommandTests {
  private static let signUp = "Fixtures/SignUp/SignUp.storyboard"

  // MARK: tree

  @Test func `The tree has a line a view, with frames on the screen`() throws {
    let result = try Tool.run("tree", Self.signUp)
    #expect(result.exitCode == 0)
    #expect(
      result.output == """
        UIWindow (0, 0) 393 x 852
          UIView #vw0-Ro-oot (0, 0) 393 x 852
            UIImageView 'avatar' #im0-Av-atr (148.5, 83) 96 x 96
            UIStackView #st0-Fo-rm0 (16, 203) 361 x 184
              UITextField 'Name' #tf0-Na-me0 (16, 203) 361 x 34
              UITextField 'Email' #tf1-Em-ail (16, 249) 361 x 34
              UITextField 'Password' #tf2-Pa-ss0 (16, 295) 361 x 34
              UIButton 'Sign up' #bt0-Si-gn0 (16, 341) 361 x 46
            UILabel 'By signing up you agree to be drawn as t' #lb0-Te-rms (16, 403) 361 x 16 no interaction

        """)
  }

  @Test func `A depth cuts the tree and says what is left out`() throws {
    let result = try Tool.run("tree", Self.signUp, "--depth", "1")
    #expect(
      result.output == "UIWindow (0, 0) 393 x 852\n  UIView #vw0-Ro-oot (0, 0) 393 x 852  (3 inside)\n")
    let all = try Tool.run("tree", Self.signUp, "--all")
    #expect(all.output.split(separator: "\n").count > 9)
  }

  // MARK: find

  @Test func `An element is found as flows find it, with what would find it again`() throws {
    let result = try Tool.run("find", Self.signUp, "Sign up")
    #expect(result.exitCode == 0)
    #expect(
      result.output == """
        button "Sign up" at (16, 341) size 361 x 46
          path      UIWindow > UIView > UIStackView > UIButton 'Sign up'
          tap       196.5,364
          flow      "Sign up"
          XCUITest  app.buttons["Sign up"]

        """)
  }

  @Test func `Keys narrow the search, and all matches are printed`() throws {
    let fields = try Tool.run("find", Self.signUp, "type=textField")
    #expect(fields.output.components(separatedBy: "\n\n").count == 2)
    let below = try Tool.run("find", Self.signUp, "type=secureTextField", "below=Email")
    #expect(below.output.hasPrefix("secureTextField \"Password\""))
    let id = try Tool.run("find", Self.signUp, "id=avatar")
    #expect(id.output.contains("  flow      {id: \"avatar\"}\n  XCUITest  app.images[\"avatar\"]\n"))
  }

  @Test func `Nothing found is exit code 1, with what comes near`() throws {
    let result = try Tool.run("find", Self.signUp, "Sing up")
    #expect(result.exitCode == 1 && result.output.isEmpty)
    #expect(
      result.errors.hasSuffix(
        "\(Self.signUp):1:1: nothing is \"Sing up\", near it:\n"
          + "    button \"Sign up\" at (16, 341) size 361 x 46: its text is \"Sign up\": \"gn\", not \"ng\"\n"))
  }

  @Test(
    "A selector that is none is a usage error with the nearest word",
    arguments: [
      ("tpye=button", "unknown key `tpye` of a selector, did you mean `type`?"),
      ("type=buton", "unknown type `buton` of a selector, did you mean `button`?"),
      ("enabled=maybe", "`enabled` cannot be `maybe`, write true or false"),
      ("index=x", "`index` cannot be `x`, write a number"),
    ])
  func selectors(_ selector: String, _ message: String) throws {
    let result = try Tool.run("find", Self.signUp, selector)
    #expect(result.exitCode == 2 && result.errors == "plainview: \(message)\n")
  }

  // MARK: explain

  @Test func `A tap is explained view by view`() throws {
    let result = try Tool.run("explain", Self.signUp, "--tap", "196,364")
    #expect(result.exitCode == 0)
    #expect(
      result.output == """
        tap at (196, 364)
          window at (0, 0) size 393 x 852
            other at (0, 0) size 393 x 852
              other at (16, 203) size 361 x 184
                button "Sign up" at (16, 341) size 361 x 46  <- hit
                  staticText "Sign up" at (168.5, 356) size 56 x 16: isUserInteractionEnabled is false
              (1 view that does not contain the point)
        it hits button "Sign up" at (16, 341) size 361 x 46
          handled by button "Sign up" at (16, 341) size 361 x 46
            touchUpInside -> SignUpViewController signUp:

        """)
    #expect(
      try Tool.run("explain", Self.signUp).errors.contains(
        "`--tap` is missing, add `--tap=ELEMENT`, or `--frame=ID` for a frame"))
    #expect(try Tool.run("explain", Self.signUp, "--tap", "1,2", "--frame", "x").exitCode == 2)
    let missing = try Tool.run("explain", Self.signUp, "--tap", "middle")
    #expect(missing.exitCode == 2)
    #expect(
      missing.errors.hasPrefix("Fixtures/SignUp/SignUp.storyboard:1:1: No element \"middle\" is on the screen.\n"))
    #expect(
      try Tool.run("explain", Self.signUp, "--tap", "Sign up").output
        == result.output.replacing("(196, 364)", with: "(196.5, 364)"))
  }

  @Test func `A frame is explained by what determines its edges, and theirs`() throws {
    let result = try Tool.run("explain", Self.signUp, "--frame", "Sign up")
    #expect(result.exitCode == 0)
    #expect(result.output.contains(" (16 341 361 46)\n"), "\(result.output)")
    // The form is 16 points inside the safe area's or the margins' left side; its spacing is 12.
    #expect(result.output.contains("12"), "\(result.output)")
    let unknown = try Tool.run("explain", Self.signUp, "--frame", "Sing up")
    #expect(unknown.exitCode == 2)
    #expect(unknown.errors == "\(Self.signUp):1:1: there is no view 'Sing up', did you mean 'Sign up'?\n")
  }

  // MARK: wiring

  @Test(arguments: ["mermaid", "dot"]) func `Wiring as a graph has the same connections`(_ format: String) throws {
    let text = try Tool.run("wiring", Self.signUp).output
    let graph = try Tool.run("wiring", Self.signUp, "--format", format).output
    let arrow = format == "dot" ? " -> n" : "| n"
    #expect(graph.components(separatedBy: arrow).count - 1 == text.split(separator: "\n").count)
  }

  // MARK: Input

  @Test func `A document may come from standard input`() throws {
    let text = try String(contentsOf: Tool.root.appendingPathComponent(Self.signUp), encoding: .utf8)
    let result = try Tool.run(["find", "-", "Sign up"], input: text)
    #expect(result.exitCode == 0 && result.output.contains("app.buttons[\"Sign up\"]"))
    #expect(result.errors.hasPrefix("-:15:17: warning: "))
  }

  @Test(arguments: ["render", "wiring", "tree", "find", "explain"])
  func `Bad files are one line that begins with the path, and exit code 2`(_ command: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let empty = folder.appendingPathComponent("empty.storyboard").path
    let binary = folder.appendingPathComponent("binary.storyboard").path
    let text = folder.appendingPathComponent("text.storyboard").path
    try Data().write(to: URL(fileURLWithPath: empty))
    try Data([0xFF, 0xFE, 0x00, 0x80, 0x81]).write(to: URL(fileURLWithPath: binary))
    try Data("appId: a\n---\n- back\n".utf8).write(to: URL(fileURLWithPath: text))
    let missing = folder.appendingPathComponent("missing.storyboard").path
    let more = ["find": ["X"], "explain": ["--tap", "1,2"]][command] ?? []
    for path in [empty, binary, text, missing, folder.path] {
      let result = try Tool.run([command, path] + more)
      #expect(result.exitCode == 2 && result.output.isEmpty, "\(path)")
      #expect(result.errors.hasPrefix(path + ":"), "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    }
  }

  // MARK: Colours

  @Test func `Complaints are coloured on request only`() throws {
    let plain = try Tool.run("wiring", Self.signUp)
    #expect(!plain.errors.contains("\u{1B}"))
    let colored = try Tool.run("wiring", Self.signUp, "--color", "always")
    #expect(colored.output == plain.output)
    #expect(
      colored.errors.hasPrefix("\u{1B}[1m\(Self.signUp):15:17: \u{1B}[0m\u{1B}[33mwarning:\u{1B}[0m Unknown class"))
  }

  // MARK: completion, man

  @Test
  func `The program's own declarations contradict themselves nowhere, and its scripts and its manual are printed`()
    throws
  {
    #expect(try Tool.run("completion", "bash").output.contains("complete -o default -F _plainview plainview\n"))
    #expect(try Tool.run("completion", "zsh").output.hasPrefix("#compdef plainview\n"))
    #expect(
      try Tool.run("completion", "fish").output.contains("complete -c plainview -n __fish_use_subcommand -a render"))
    let man = try Tool.run("man")
    #expect(man.exitCode == 0 && man.output.hasPrefix(".TH PLAINVIEW 1 "))
    #expect(try Tool.run("completion", "tcsh").exitCode == 2)
  }
}
