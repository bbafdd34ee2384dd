import PlainviewCommandLine
import Testing

/// When output is coloured; the rules of no-color.org, and a terminal that has no colours.
@Suite struct ColorChoiceTests {
  @Test("Automatic colours need a terminal that has them and no NO_COLOR") func automatic() {
    let auto = ColorChoice.auto
    #expect(auto.colors(isTerminal: true, environment: ["TERM": "xterm"]))
    #expect(!auto.colors(isTerminal: false, environment: [:]))
    #expect(!auto.colors(isTerminal: true, environment: ["NO_COLOR": "0"]))
    // An empty variable counts as none.
    #expect(auto.colors(isTerminal: true, environment: ["NO_COLOR": ""]))
    #expect(!auto.colors(isTerminal: true, environment: ["TERM": "dumb"]))
  }

  @Test("An option that says always or never has the last word") func explicit() {
    #expect(ColorChoice.always.colors(isTerminal: false, environment: ["NO_COLOR": "1", "TERM": "dumb"]))
    #expect(!ColorChoice.never.colors(isTerminal: true, environment: [:]))
  }

  @Test("Every command has a shared option, and its values are checked") func option() throws {
    let program = Program(
      name: "p", version: "1", summary: "", commands: [Subcommand(name: "x", summary: "", examples: ["x"])],
      sharedOptions: [ColorChoice.option])
    func color(_ arguments: String...) throws -> ColorChoice? {
      guard case .run(let command) = try program.request(arguments) else { return nil }
      return command.color
    }
    #expect(try color("x") == .auto)
    #expect(try color("x", "--color=never") == .never)
    #expect(try color("x", "--color", "always") == .always)
    let error = #expect(throws: UsageError.self) { try color("x", "--color", "allways") }
    #expect(error?.description == "`--color` cannot be `allways`, did you mean `always`? See `p x --help`.")
  }
}
