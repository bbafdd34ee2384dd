import Foundation
import Testing

/// Documents and flows made to break the program: it ends with a line that has the position and what to do.
@Suite struct HostileInputTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("plainview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ text: String, to name: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  private static func storyboard(_ scenes: String, initial: String = "a") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
      useAutolayout="YES" initialViewController="\(initial)">
    <device id="retina4_7" orientation="portrait"/>
    <scenes>
    \(scenes)
    </scenes>
    </document>
    """
  }

  /// A scene on one line.
  private static func scene(_ id: String, views: String = "", connections: String = "", rootID: String? = nil) -> String
  {
    "<scene sceneID='scene-\(id)'><objects><viewController id='\(id)' sceneMemberID='viewController'>"
      + "<view key='view' id='\(rootID ?? "view-" + id)'><subviews>\(views)</subviews></view>\(connections)"
      + "</viewController></objects></scene>"
  }

  private static func container(_ id: String, of other: String) -> String {
    "<containerView id='\(id)'><connections><segue kind='embed' destination='\(other)' id='segue-\(id)'/></connections>"
      + "</containerView>"
  }

  private static func reference(to storyboard: String) -> String {
    "<scene sceneID='s'><objects><viewControllerPlaceholder storyboardName='\(storyboard)' id='a' "
      + "sceneMemberID='viewController'/></objects></scene>"
  }

  // MARK: Circles

  /// Documents by their names, and the line of the one that is shown on which the circle closes.
  private static let circles: [(files: [String: String], line: Int)] = [
    (["A": storyboard(scene("a", views: container("c", of: "a")))], 5),
    (
      ["A": storyboard(scene("a", views: container("c", of: "b")) + "\n" + scene("b", views: container("d", of: "a")))],
      6
    ),
    (["A": storyboard(reference(to: "A"))], 5),
    (["A": storyboard(reference(to: "B")), "B": storyboard(reference(to: "A"))], 5),
    (
      [
        "A": storyboard(scene("v", views: container("c", of: "a")) + "\n" + reference(to: "B"), initial: "v"),
        "B": storyboard(scene("v", views: container("c", of: "a")) + "\n" + reference(to: "A"), initial: "v"),
      ], 6
    ),
  ]

  @Test(arguments: circles.indices, ["render", "tree", "wiring", "monkey", "check", "explain", "diff"])
  func `H3 controllers that contain themselves end a command with one line and exit code 2`(
    circle: Int, command: String
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (files, line) = Self.circles[circle]
    for (name, text) in files { _ = try write(text, to: name + ".storyboard") }
    let path = folder.appendingPathComponent("A.storyboard").path
    let options = command == "explain" ? ["--tap", "10,10"] : command == "diff" ? ["/dev/null"] : []
    let result = try Tool.run([command, path] + options)
    let message = (command == "check" ? result.output : result.errors).split(separator: "\n").first ?? ""
    #expect(message.hasPrefix("\(path):\(line):"), "\(message)")
    #expect(message.contains("a controller contains itself without end ("))
    #expect(message.contains("remove one of the segues or references between them"))
    #expect(result.exitCode == (command == "check" ? 1 : 2))
    if command != "check" { #expect(result.errors.split(separator: "\n").count == 1 && result.output.isEmpty) }
  }

  // MARK: Standard input

  @Test(arguments: [["render", "-"], ["tree", "-"], ["check", "-"], ["verify", "-"]])
  func `H4 standard input without an end is read no further than a file, and a folder is called so`(
    arguments: [String]
  ) throws {
    defer { try? FileManager.default.removeItem(at: self.folder) }
    let endless = try Tool.run(arguments, from: "/dev/zero")
    let text = endless.errors + endless.output
    #expect(endless.exitCode == (arguments[0] == "check" ? 1 : 2))
    #expect(
      text.contains("the file has more than \(arguments[0] == "check" ? "4194304" : "33554432") bytes"), "\(text)")
    let folder = try Tool.run(arguments, from: folder.path)
    #expect(folder.exitCode == (arguments[0] == "check" ? 1 : 2))
    #expect((folder.errors + folder.output).contains("this is a folder, name a .storyboard or .xib file in it"))
  }

  // MARK: Exit codes

  @Test func `H9 a view with the id of another controller does not hide it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = Self.storyboard(Self.scene("a", rootID: "b") + "\n" + Self.scene("b"))
    let path = try write(text, to: "A.storyboard")
    for command in ["render", "tree", "monkey"] {
      let result = try Tool.run([command, path])
      #expect(result.exitCode == 0, "\(result.errors)")
      #expect(command == "monkey" || result.output.contains("== b"))
    }
    let check = try Tool.run("check", path)
    #expect(check.exitCode == 1 && check.output.hasPrefix("\(path):6:"))
    #expect(check.output.contains("the id 'b' is taken by <view> of 5:"))
  }

  @Test func `H9 a document without scenes is a fault of the document`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try write(Self.storyboard(""), to: "A.storyboard")
    let result = try Tool.run("monkey", path)
    #expect(result.exitCode == 2)
    #expect(result.errors == "\(path): the storyboard has no scenes, add one\n")
  }

  @Test func `H9 commands that cannot go on after an exception say it in one line with its place`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let outlet = "<connections><outlet property='nope' destination='view-a' id='o'/></connections>"
    let path = try write(Self.storyboard(Self.scene("a", connections: outlet)), to: "A.storyboard")
    for arguments in [
      ["explain", path, "--tap", "1,1"], ["explain", path, "--frame", "view-a"], ["diff", path, path],
    ] {
      let result = try Tool.run(arguments)
      #expect(result.exitCode == 2 && result.output.isEmpty)
      #expect(result.errors.split(separator: "\n").count == 1)
      #expect(result.errors.hasPrefix("\(path):5:") && result.errors.contains(": the scene 'a' cannot be shown: "))
      #expect(result.errors.contains("not key value coding-compliant for the key nope"))
    }
  }

  // MARK: Messages

  @Test func `H11 links in a circle are called so, in documents, flows and texts`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.storyboard", "a.yaml", "a.txt"] {
      let (path, other) = (folder.appendingPathComponent(name).path, folder.appendingPathComponent("b" + name).path)
      #expect(symlink(path, other) == 0 && symlink(other, path) == 0)
    }
    for (command, name) in [("render", "a.storyboard"), ("test", "a.yaml"), ("monkey", "a.yaml"), ("diff", "a.txt")] {
      let path = folder.appendingPathComponent(name).path
      let result = try Tool.run([command, path] + (command == "diff" ? [path] : []))
      #expect(result.exitCode == 2 && result.errors.hasPrefix(path))
      #expect(result.errors.contains("the links of the path lead in a circle, mend one of them"), "\(result.errors)")
    }
  }

  @Test func `H11 a flow whose header names a broken document says what is wrong with the document`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let broken = try write("<document", to: "Broken.storyboard")
    let problems = [("Gone", "no such file, check the path"), ("Broken", "the file ends inside the tag <document")]
    for (name, message) in problems {
      let flow = try write("appId: a.b\nplainview: {document: \(name).storyboard}\n---\n- launchApp\n", to: "a.yaml")
      let result = try Tool.run("monkey", flow)
      #expect(result.exitCode == 2 && result.output.isEmpty)
      #expect(result.errors.contains("\(name).storyboard") && result.errors.contains(message), "\(result.errors)")
    }
    #expect(broken.hasSuffix("Broken.storyboard"))
  }

  @Test func `H7 a text that is too large for a golden is not compared`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (small, large) = (try write("a\n", to: "a.txt"), try write("a\n", to: "b.txt"))
    // A hole of 3 GiB takes no space on the disk.
    #expect(truncate(large, 3 << 30) == 0)
    let result = try Tool.run("diff", small, large)
    #expect(result.exitCode == 2)
    #expect(result.errors == "\(large):1:1: the file has more than 8388608 bytes, name a smaller one\n")
  }
}
