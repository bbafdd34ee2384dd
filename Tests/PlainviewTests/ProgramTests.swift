import Foundation
import Testing

/// The command line as a user meets it: what is printed where, and the exit codes.
@Suite struct ProgramTests {
  @Test func `Without a command, and with an unknown one, usage is an error that says what to do`() throws {
    let none = try Tool.run()
    #expect(none.exitCode == 2 && none.output.isEmpty)
    #expect(none.errors.hasPrefix("Usage: plainview COMMAND [options]\n") && none.errors.contains("  render  "))
    let unknown = try Tool.run("rendr")
    #expect(unknown.exitCode == 2)
    #expect(unknown.errors.contains("did you mean `render`?"))
  }

  @Test(arguments: [
    "render", "play", "test", "check", "schema", "verify", "monkey", "wiring", "tree", "find", "explain", "trace",
    "gallery", "devices", "diff", "pending", "review", "accept", "reject", "unreferenced", "install", "completion",
    "man",
  ])
  func `Every command has help with an example`(_ name: String) throws {
    let help = try Tool.run("help", name)
    #expect(help.exitCode == 0)
    #expect(help.output.contains("Usage: plainview \(name)"))
    #expect(help.output.contains("Example"))
  }

  // MARK: render

  @Test func `A scene is drawn on the device that is asked for`() throws {
    let result = try Tool.run(
      "render", "Fixtures/SignUp/SignUp.storyboard", "--scene", "SignUp", "--device", "iPhone SE")
    #expect(result.exitCode == 0)
    let lines = result.output.split(separator: "\n")
    // 375 points are 47 columns.
    #expect(lines.first.map { String($0) } == "+" + String(repeating: "-", count: 45) + "+")
    #expect(result.output.contains("Sign up"))
    #expect(
      result.errors == "Fixtures/SignUp/SignUp.storyboard:15:17: warning: Unknown class SignUpViewController "
        + "in Interface Builder file. [vc0-Sg-nUp]\n")
  }

  @Test func `The JSON holds the frames that Interface Builder stored`() throws {
    let result = try Tool.run(
      "render", "Fixtures/SignUp/SignUp.storyboard", "--format", "json", "--metrics", "recorded", "--canvas", "stored")
    #expect(result.exitCode == 0)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let scenes = try #require(json["scenes"] as? [[String: Any]])
    var frames: [String: [Double]] = [:]
    func collect(_ view: [String: Any]) {
      if let id = view["id"] as? String { frames[id] = view["frame"] as? [Double] }
      for child in view["children"] as? [[String: Any]] ?? [] { collect(child) }
    }
    collect(try #require(scenes.first?["root"] as? [String: Any]))
    #expect(frames["st0-Fo-rm0"] == [16, 203, 361, 184])
    #expect(frames["tf2-Pa-ss0"] == [0, 92, 361, 34])
    #expect(frames["bt0-Si-gn0"] == [0, 138, 361, 46])
    #expect(frames["lb0-Te-rms"] == [16, 403, 361, 17])
  }

  @Test func `A document that cannot be read is one line with place and remedy, and exit code 2`() throws {
    let malformed = try Tool.run("render", "Fixtures/faults/truncated.storyboard")
    #expect(malformed.exitCode == 2 && malformed.output.isEmpty)
    #expect(malformed.errors.hasPrefix("Fixtures/faults/truncated.storyboard:"))
    #expect(malformed.errors.split(separator: "\n").count == 1)
    let missing = try Tool.run("render", "Nowhere.storyboard")
    #expect(missing.exitCode == 2)
    #expect(missing.errors.hasPrefix("Nowhere.storyboard: "))
  }

  @Test func `Unknown devices and scenes name what there is`() throws {
    let device = try Tool.run("render", "Fixtures/SignUp/SignUp.storyboard", "--device", "iPhone SEE")
    #expect(device.exitCode == 2 && device.errors.contains("did you mean 'iPhone SE'"))
    let scene = try Tool.run("render", "Fixtures/SignUp/SignUp.storyboard", "--scene", "Login")
    #expect(scene.exitCode == 2 && scene.errors.contains("take one of: SignUp"))
  }

  // MARK: wiring

  @Test func `Wiring lists actions, recognizers, delegates and outlets of a document`() throws {
    let result = try Tool.run("wiring", "Fixtures/SignUp/SignUp.storyboard")
    #expect(result.exitCode == 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.contains("UIButton 'Sign up' --touchUpInside--> SignUpViewController signUp:"))
    #expect(lines.contains("UIImageView 'avatar' --UITapGestureRecognizer--> SignUpViewController chooseAvatar:"))
    #expect(lines.contains("UITextField 'Name'.delegate -> SignUpViewController"))
    #expect(lines.contains("SignUpViewController.nameField = UITextField 'Name'"))
    #expect(lines == lines.sorted())
  }

  // MARK: test

  @Test func `The sign-up flow gives its committed frames`() throws {
    let result = try Tool.run("test", "--frames", "Fixtures/SignUp/sign-up.yaml")
    #expect(result.exitCode == 0)
    let expected = try String(
      contentsOf: Tool.root.appendingPathComponent("Fixtures/SignUp/sign-up.txt"), encoding: .utf8)
    #expect(result.output == expected)
  }

  @Test func `The last line counts, and calls of missing code are shown`() throws {
    let result = try Tool.run("test", "Fixtures/SignUp/sign-up.yaml")
    #expect(result.exitCode == 0)
    #expect(result.output.hasSuffix("\n1 passed, 0 failed\n"))
    #expect(result.output.contains("SignUpViewController signUp: (not in this program)"))
  }

  @Test func `A step that fails says where, what is near, and shows the screen; the exit code is 1`() throws {
    let result = try Tool.run("test", "Fixtures/faults/missing-element.yaml")
    #expect(result.exitCode == 1)
    #expect(result.output.contains("Fixtures/faults/missing-element.yaml:6:10: "))
    #expect(result.output.contains("Sign up"))
    #expect(result.output.hasSuffix("\n0 passed, 1 failed\n"))
  }

  @Test func `A flow that cannot be read is one line with place and remedy, and exit code 2`() throws {
    let result = try Tool.run("test", "Fixtures/faults/unknown-command.yaml")
    #expect(result.exitCode == 2)
    #expect(
      result.errors
        == "Fixtures/faults/unknown-command.yaml:5:3: unknown command `tapOm`, did you mean `tapOn`?\n")
  }

  @Test func `A document that is missing fails the flow that names it`() throws {
    let result = try Tool.run("test", "Fixtures/faults/missing-document.yaml")
    #expect(result.exitCode == 1)
    #expect(result.output.contains("Fixtures/faults/Nowhere.storyboard"))
  }

  @Test func `Tags that no flow has select nothing, exit code 4`() throws {
    let result = try Tool.run("test", "Fixtures/SignUp", "--include-tags", "smoke")
    #expect(result.exitCode == 4)
  }
}
