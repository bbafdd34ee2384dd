import Foundation
import Testing

/// Commands on the app of a program: `MyApp --plainview COMMAND`. The app's screens are built in code.
@Suite struct ProgramAppTests {
  private static func run(_ arguments: String..., input: String = "") throws -> Tool.Result {
    try Tool.run(["--plainview"] + arguments, input: input, of: "PlainviewSampleApp")
  }

  private static let flow = "Tests/SampleApp/sign-in.yaml"

  @Test func `Without a command the program shows its first screen`() throws {
    let result = try Tool.run([], of: "PlainviewSampleApp")
    #expect(result.exitCode == 0 && result.output.contains("Continue"))
  }

  @Test func `The tree of an app lists the views that its code made`() throws {
    let result = try Self.run("tree")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.output.contains("UITextField 'Name' (16, "))
    #expect(result.output.contains("UIButton 'Continue'"))
  }

  @Test func `A flow leads to another screen before a command looks at it`() throws {
    let result = try Self.run("find", "Milk", "--after", Self.flow)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.output.contains("Milk"))
    #expect(try Self.run("find", "Milk").exitCode == 1)
  }

  @Test func `A flow that fails before a command is an error with its place`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("wrong.yaml")
    try Data("appId: a\n---\n- launchApp\n- tapOn: Nowhere\n".utf8).write(to: file)
    let result = try Self.run("tree", "--after", file.path)
    #expect(result.exitCode == 2)
    #expect(result.errors.contains("wrong.yaml:4:"))
    #expect(result.output.isEmpty)
  }

  @Test func `An app is drawn under circumstances, and as an image`() throws {
    let phone = try Self.run("render", "--device", "iPhone SE")
    #expect(phone.exitCode == 0 && phone.output.contains("Continue"))
    let image = try Self.run("render", "--format", "svg", "--appearance", "dark")
    #expect(image.output.hasPrefix("<svg ") && image.output.contains("Continue"))
    let matrix = try Self.run("render", "--matrix", "--device", "iPhone SE,iPad")
    #expect(matrix.exitCode == 0 && matrix.output.contains("iPad"))
  }

  @Test func `The wiring of an app has targets, delegates, outlets and notifications`() throws {
    let lines = try Self.run("wiring").output.split(separator: "\n")
    #expect(lines.contains("UIButton 'Continue' --touchUpInside--> SignInViewController signIn:"))
    #expect(lines.contains("UITextField 'Name'.delegate -> SignInViewController"))
    #expect(lines.contains("SignInViewController.nameField = UITextField 'Name'"))
    #expect(
      lines.contains("NotificationCenter --UITextFieldTextDidChangeNotification--> SignInViewController nameChanged:"))
    // Nothing internal to the library.
    for line in lines { #expect(!line.contains("TextFocus") && !line.contains("Clear text"), "\(line)") }
  }

  @Test func `Explaining a tap ends with whom it calls`() throws {
    let point = try #require(try Self.run("find", "Continue").output.firstMatch(of: /tap +(\d+),(\d+)/))
    let result = try Self.run("explain", "--tap", "\(point.1),\(point.2)")
    #expect(result.output.hasSuffix("touchUpInside -> SignInViewController signIn:\n"), "\(result.output)")
    let row = try #require(
      try Self.run("find", "Milk", "--after", Self.flow).output.firstMatch(of: /tap +(\d+),(\d+)/))
    let answer = try Self.run("explain", "--tap", "\(row.1),\(row.2)", "--after", Self.flow)
    #expect(
      answer.output.contains("selects row 1 of section 0 -> NotesViewController tableView(_:didSelectRowAt:)"),
      "\(answer.output)")
  }

  @Test func `Flows are played on the app, whatever identifier their header has`() throws {
    let result = try Self.run("test", Self.flow)
    #expect(result.exitCode == 0 && result.output.contains("1 passed, 0 failed"), "\(result.output)\(result.errors)")
  }

  @Test func `A monkey walks through the app`() throws {
    let result = try Self.run("monkey", "--steps", "40")
    #expect(result.exitCode == 0 && result.output.contains("40 steps broke nothing"), "\(result.errors)")
  }

  @Test func `Mistakes on the command line are said with the program's name`() throws {
    let unknown = try Self.run("tre")
    #expect(unknown.exitCode == 2 && unknown.errors.contains("PlainviewSampleApp --plainview"))
    #expect(unknown.errors.contains("tree"))
    let file = try Self.run("tree", "Main.storyboard")
    #expect(file.exitCode == 2 && file.errors.contains("Main.storyboard"))
    let help = try Self.run("--help")
    #expect(help.exitCode == 0 && help.output.contains("trace"))
    #expect(!help.output.contains("FILE"))
  }
}
