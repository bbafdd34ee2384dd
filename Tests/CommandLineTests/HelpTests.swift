import PlainviewCommandLine
import Testing

@Suite struct HelpTests {
  private func text(_ arguments: String...) throws -> String {
    guard case .print(let text) = try sample.request(arguments) else { return "no text" }
    return text
  }

  @Test("The overview lists the commands and exit codes") func overview() throws {
    let expected = """
      Usage: plainview COMMAND [options]

      Shows and tests UIKit screens without a screen.

      Commands:
        render   Draws the scenes of a document as text.
        test     Runs flows.
        explain  Tells which view a tap hits, and why.
        list     Lists files.

      Options:
        -h, --help  Show this text.
        --version   Show the version.

      Exit codes:
        0  ok
        1  failures
        2  usage or input error
        3  internal error
        4  nothing selected

      `plainview COMMAND --help` describes a command.

      """
    #expect(try text("--help") == expected)
    #expect(try text("-h") == expected)
    #expect(try text("help") == expected)
  }

  @Test("A command's help has usage, arguments, options with defaults, and examples") func command() throws {
    let expected = """
      Usage: plainview render [options] FILE

      Draws the scenes of a document as text.

      Arguments:
        FILE  A storyboard or a xib, or - for standard input.

      Options:
        --scene ID       Draw this scene only.
        --device NAME    The screen.
        --format FORMAT  How to draw. One of ascii, unicode, ansi, json. (default:
                         ascii)
        --width CELLS    Cut lines after so many cells.
        -h, --help       Show this text.

      Example:
        plainview render Main.storyboard --scene Login

      """
    #expect(try text("render", "--help") == expected)
    #expect(try text("help", "render") == expected)
    // Help comes before every complaint.
    #expect(try text("render", "--nonsense", "-h") == expected)
  }

  @Test("Usage shows what is required and what repeats") func usage() throws {
    func usage(_ command: String) throws -> String { String(try text(command, "-h").prefix { $0 != "\n" }) }
    #expect(try usage("test") == "Usage: plainview test [options] FLOW...")
    #expect(try usage("explain") == "Usage: plainview explain --tap X,Y [options] FILE [SCENE]")
    #expect(try usage("list") == "Usage: plainview list [options] [FILE...]")
    #expect(try text("test", "-h").contains("  -e, --env K=V         Set a variable. (may be repeated)\n"))
    #expect(try text("test", "-h").contains("\nExamples:\n  plainview test flows -e USER=kim\n"))
  }

  @Test("Lines are at most 80 characters, long names have a line of their own") func width() {
    let command = Subcommand(
      name: "x", summary: String(repeating: "word ", count: 40),
      options: [Option("a-rather-long-name-of-an-option", .text("VALUE"), String(repeating: "help ", count: 30))],
      examples: ["x"])
    let program = Program(name: "p", version: "1", summary: "", commands: [command])
    let lines = program.help(of: command).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.contains("  --a-rather-long-name-of-an-option VALUE"))
  }

  @Test("The version is the program's") func version() throws {
    #expect(try text("--version") == "plainview 1.2.3\n")
  }

  @Test("A declaration that contradicts itself is found") func inconsistencies() {
    #expect(sample.inconsistencies == [])
    let command = Subcommand(
      name: "x", summary: "", arguments: [Argument("A", "", arity: .any), Argument("A", "")],
      options: [
        Option("help", short: "h", .flag, ""), Option("c", .choice(["a"]), "", preset: "b"),
        Option("d", .text("D"), "", preset: "e", isRequired: true),
      ],
      examples: ["y"])
    let twice = Program(
      name: "p", version: "1", summary: "",
      commands: [command, Subcommand(name: "x", summary: "", examples: [])])
    #expect(
      twice.inconsistencies == [
        "the command x is declared twice",
        "x: the option help is declared twice",
        "x: the short option h is declared twice",
        "x: the argument A is declared twice",
        "x: A has no fixed number of values and is not the last argument",
        "x: --c is b by default, which is no choice",
        "x: --d is required and has a default",
        "x: the example y is of another command",
        "x: there is no example",
      ])
  }
}
