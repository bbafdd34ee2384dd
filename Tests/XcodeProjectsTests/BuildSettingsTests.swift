import Foundation
import PlainviewXcodeProjects
import Testing

@Suite struct BuildSettingsTests {
  private let sample: SampleProject

  init() throws { sample = try SampleProject() }

  @Test func `A target's settings win over its file's, those over the project's, those over the project file's`() throws
  {
    try sample.write("Project.xcconfig", "A = 1\nB = 1\nC = 1\nD = 1\nALL = 1")
    try sample.write("Target.xcconfig", "C = 3 // three\nD = 3\nALL = $(inherited) 3")
    sample.settings = ["B": "2", "C": "2", "D": "2", "ALL": "$(inherited) 2"]
    sample.settingsFile = "Project.xcconfig"
    let settings = try settings(["D": "4", "ALL": "$(inherited) 4"], file: "Target.xcconfig")
    #expect(["A", "B", "C", "D", "ALL"].map(settings.text) == ["1", "2", "3", "4", "1 2 3 4"])
  }

  @Test(arguments: [
    ("$(NAME)", "My App"), ("${NAME}.app", "My App.app"), ("$(NAME:lower)", "my app"), ("$(NAME:upper)", "MY APP"),
    ("$(NAME:rfc1034identifier)", "My-App"), ("$(NAME:c99extidentifier)", "My_App"), ("$(NONE:default=x:y)", "x:y"),
    ("$(NAME:default=x)", "My App"), ("$(NAME:rfc1034identifier:lower)", "my-app"), ("$($(POINTER))", "My App"),
    ("$(NONE)", ""), ("$(CIRCLE)", ""), ("costs $5", "costs $5"), ("$(NAME", "$(NAME"), ("$(X", "$(X"),
    ("$(NUMBER:c99extidentifier)", "_048"),
    ("$(LETTERS:c99extidentifier)", "__Tekrarl__Bildirim"), ("$(TARGET_NAME) $(CONFIGURATION)", "App Debug"),
    ("$(PATH_TO:file) $(PATH_TO:base) $(PATH_TO:suffix)", "b.txt b .txt"),
  ])
  func `References and operators are replaced`(_ text: String, _ meaning: String) throws {
    let settings = try settings([
      "NAME": "My App", "POINTER": "NAME", "CIRCLE": "$(CIRCLE2)", "CIRCLE2": "$(CIRCLE)", "NUMBER": "2048",
      "LETTERS": "4-Tekrarlı Bildirim",
      "PATH_TO": "/a/b.txt", "VALUE": text,
    ])
    #expect(settings.text("VALUE") == meaning)
  }

  @Test func `Settings with bounds count where these hold, and then win over those without`() throws {
    let settings = try settings([
      "A": "plain", "A[sdk=iphonesimulator*]": "$(inherited) simulator", "A[sdk=iphoneos*]": "device",
      "B[config=Debug]": "debug", "B[config=Release]": "release", "C[sdk=iphonesimulator*][arch=arm64]": "both",
      "C[sdk=iphonesimulator*][arch=i386]": "none", "D[unknown=1]": "none", "E[sdk=*]": "any",
    ])
    #expect(
      ["A", "B", "C", "D", "E"].map(settings.text) == ["plain simulator", "debug", "both", "", "any"])
  }

  @Test func `Files of settings include others; what is missing is said unless the include has a question mark`() throws
  {
    try sample.write("Base/First.xcconfig", "#include \"../Second.xcconfig\"\nA = first $(B)\nC[sdk=iphone*] = c;\n")
    try sample.write("Second.xcconfig", "\u{FEFF}B = second\n#include? \"None.xcconfig\"\n#include \"Lost.xcconfig\"\n")
    let (settings, problems) = try found([:], file: "Base/First.xcconfig")
    #expect([settings.text("A"), settings.text("C")] == ["first second", "c"])
    let folder = sample.folder.path
    #expect(
      problems == ["\(folder)/Second.xcconfig:3: \(folder)/Lost.xcconfig: there is no such file or folder"])
  }

  @Test func `Files that include each other end`() throws {
    try sample.write("A.xcconfig", "#include \"B.xcconfig\"\nA = 1\n")
    try sample.write("B.xcconfig", "#include \"A.xcconfig\"\nB = 2\n")
    let (settings, problems) = try found([:], file: "A.xcconfig")
    #expect([settings.text("A"), settings.text("B")] == ["1", "2"])
    #expect(problems.count == 1)
  }

  @Test func `Values that double each other end`() throws {
    var all: [String: Any] = ["S0": "word"]
    for index in 1...64 { all["S\(index)"] = "$(S\(index - 1))$(S\(index - 1))" }
    #expect(try settings(all).text("S64").utf8.count < 10_000_000)
    #expect(try settings(["DEEP": String(repeating: "$(", count: 50_000)]).text("DEEP").utf8.count < 200_000)
  }

  @Test func `Lists are words, and quotation marks keep blanks`() throws {
    let settings = try settings(["A": ["one", "two words", "$(B)"], "B": "three \"four five\" six\\ seven"])
    #expect(settings.list("A") == ["one", "two words", "three", "four five", "six seven"])
  }

  private func settings(_ entries: [String: Any], file: String? = nil) throws -> BuildSettings {
    try found(entries, file: file).settings
  }

  private func found(
    _ entries: [String: Any], file: String?
  ) throws -> (settings: BuildSettings, problems: [String]) {
    sample.targets = [.init(name: "App", settings: entries, settingsFile: file)]
    let project = try sample.project()
    return project.settings(of: project.targets[0], configuration: "Debug")
  }
}
