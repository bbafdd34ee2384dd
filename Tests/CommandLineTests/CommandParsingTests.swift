import PlainviewCommandLine
import Testing

@Suite struct CommandParsingTests {
  private func parse(_ arguments: String..., at location: SourceLocation = #_sourceLocation) throws -> ParsedCommand {
    guard case .run(let command) = try sample.request(arguments) else {
      Issue.record("a text instead of a command", sourceLocation: location)
      throw UnexpectedText()
    }
    return command
  }

  private struct UnexpectedText: Error {}

  @Test("Arguments are known by their places") func arguments() throws {
    let render = try parse("render", "Main.storyboard")
    #expect(render.name == "render")
    #expect(render.argument("FILE") == "Main.storyboard")
    let explain = try parse("explain", "a.xib", "Login", "--tap=1,2")
    #expect(explain.argument("FILE") == "a.xib")
    #expect(explain.argument("SCENE") == "Login")
    #expect(try parse("explain", "a.xib", "--tap=1,2").argument("SCENE") == nil)
    #expect(try parse("test", "a", "b", "c").arguments("FLOW") == ["a", "b", "c"])
    #expect(try parse("list").arguments("FILE") == [])
    #expect(try parse("list", "", "a b").arguments("FILE") == ["", "a b"])
  }

  @Test("Options have their values behind a blank or an equals sign") func values() throws {
    for command in [
      try parse("render", "--scene", "Login", "--format=json", "f"),
      try parse("render", "f", "--format", "json", "--scene=Login"),
    ] {
      #expect(command.value("scene") == "Login")
      #expect(command.value("format") == "json")
      #expect(command.argument("FILE") == "f")
    }
    #expect(try parse("render", "f", "--scene=").value("scene") == "")
    #expect(try parse("render", "f", "--scene=a=b").value("scene") == "a=b")
    #expect(try parse("render", "f", "--scene=--x").value("scene") == "--x")
    #expect(try parse("render", "f", "--scene", "-").value("scene") == "-")
    #expect(try parse("explain", "f", "--tap", "-3,4").value("tap") == "-3,4")
  }

  @Test("An option that is not given has its default, or nothing") func defaults() throws {
    let command = try parse("render", "f")
    #expect(command.value("format") == "ascii")
    #expect(command.value("scene") == nil)
    #expect(command.values("scene") == [])
    #expect(command.number("width") == nil)
  }

  @Test("Numbers and pairs are divided") func kinds() throws {
    #expect(try parse("render", "f", "--width", "80").number("width") == 80)
    let pairs = try parse("test", "f", "-e", "A=1", "--env", "B=x=y", "-eC=", "--env=D=2").pairs("env")
    #expect(pairs.map(\.name) == ["A", "B", "C", "D"])
    #expect(pairs.map(\.value) == ["1", "x=y", "", "2"])
  }

  @Test("Options that repeat keep their order, flags are on or off") func repetition() throws {
    let command = try parse("test", "--include-tags", "b", "f", "--include-tags=a", "-m")
    #expect(command.values("include-tags") == ["b", "a"])
    #expect(command.isSet("maestro-compat"))
    #expect(try !parse("test", "f").isSet("maestro-compat"))
    #expect(try parse("test", "f", "--maestro-compat").isSet("maestro-compat"))
  }

  @Test("Two hyphens end the options, one alone is an argument") func hyphens() throws {
    #expect(try parse("list", "a", "--", "--help", "-x", "--").arguments("FILE") == ["a", "--help", "-x", "--"])
    #expect(try parse("render", "-").argument("FILE") == "-")
    #expect(try parse("render", "--", "--format").argument("FILE") == "--format")
  }

  @Test(
    "What cannot be understood is an error that says what to do",
    arguments: [
      ([], "no command, name one. See `plainview --help`."),
      (["rendr"], "unknown command `rendr`, did you mean `render`? See `plainview --help`."),
      (["zzz"], "unknown command `zzz`, use `render`, `test`, `explain` or `list`. See `plainview --help`."),
      ([""], "unknown command ``, use `render`, `test`, `explain` or `list`. See `plainview --help`."),
      (["help", "tset"], "unknown command `tset`, did you mean `test`? See `plainview --help`."),
      (["--verison"], "unknown option `--verison`, did you mean `--version`? See `plainview --help`."),
      (["render"], "FILE is missing, add it. See `plainview render --help`."),
      (["render", "a", "b"], "`b` is one argument too many, remove it. See `plainview render --help`."),
      (["test"], "FLOW is missing, add it. See `plainview test --help`."),
      (
        ["render", "f", "--fromat=x"],
        "unknown option `--fromat`, did you mean `--format`? See `plainview render --help`."
      ),
      (
        ["render", "f", "--qqq"],
        "unknown option `--qqq`, use `--scene`, `--device`, `--format`, `--width` or `--help`. See `plainview render --help`."
      ),
      (["test", "f", "-mx"], "unknown option `-mx`, did you mean `-m`? See `plainview test --help`."),
      (["list", "-x"], "unknown option `-x`, did you mean `-h`? See `plainview list --help`."),
      (["render", "f", "--scene"], "`--scene` has no value, write `--scene=ID`. See `plainview render --help`."),
      (
        ["render", "f", "--scene", "--width"],
        "`--scene` has no value, write `--scene=ID`. See `plainview render --help`."
      ),
      (["test", "f", "-e"], "`--env` has no value, write `--env=K=V`. See `plainview test --help`."),
      (["test", "f", "-e", "A"], "`--env` cannot be `A`, write `NAME=VALUE`. See `plainview test --help`."),
      (["test", "f", "-e", "=A"], "`--env` cannot be `=A`, write `NAME=VALUE`. See `plainview test --help`."),
      (
        ["test", "f", "--maestro-compat=yes"],
        "`--maestro-compat` takes no value, remove `=yes`. See `plainview test --help`."
      ),
      (["test", "f", "-m", "-m"], "`-m` is there twice, remove one of them. See `plainview test --help`."),
      (
        ["render", "f", "--scene=a", "--scene=b"],
        "`--scene` is there twice, remove one of them. See `plainview render --help`."
      ),
      (
        ["render", "f", "--format=asci"],
        "`--format` cannot be `asci`, did you mean `ascii`? See `plainview render --help`."
      ),
      (
        ["render", "f", "--format=x"],
        "`--format` cannot be `x`, use `ascii`, `unicode`, `ansi` or `json`. See `plainview render --help`."
      ),
      (
        ["render", "f", "--width=19"],
        "`--width` cannot be `19`, write a number from 20 to 500. See `plainview render --help`."
      ),
      (
        ["render", "f", "--width=99999999999999999999"],
        "`--width` cannot be `99999999999999999999`, write a number from 20 to 500. See `plainview render --help`."
      ),
      (["explain", "f"], "`--tap` is missing, add `--tap=X,Y`. See `plainview explain --help`."),
    ])
  func errors(arguments: [String], expected: String) {
    do {
      let request = try sample.request(arguments)
      Issue.record("understood as \(request)")
    } catch {
      #expect(error.description == expected)
    }
  }

  @Test("Exit codes are what scripts rely on") func exitCodes() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(ExitCode.usage.rawValue == 2)
    #expect(ExitCode.nothingSelected.rawValue == 4)
  }
}
