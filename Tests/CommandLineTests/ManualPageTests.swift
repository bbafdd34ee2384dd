import PlainviewCommandLine
import Testing

@Suite struct ManualPageTests {
  private static let program = Program(
    name: "p", version: "1.0", summary: "Does it.",
    commands: [
      Subcommand(
        name: "draw", summary: ".dots and \\slashes are 'text'.", arguments: [Argument("FILE", "A file.")],
        options: [Option("format", short: "f", .choice(["a", "b"]), "How.", preset: "a")],
        examples: ["draw x --format b"])
    ],
    environment: [EnvironmentVariable("NO_COLOR", "No colours.")])

  @Test("The page has the sections of a manual, in troff's macros") func page() {
    #expect(
      Self.program.manualPage == #"""
        .TH P 1 "" "p 1.0" "User Commands"
        .SH NAME
        p \- Does it.
        .SH SYNOPSIS
        .B p
        .I COMMAND
        [options]
        .SH COMMANDS
        .SS "draw [options] FILE"
        \&.dots and \eslashes are \(aqtext\(aq.
        .TP
        \fIFILE\fR
        A file.
        .TP
        \fB\-f\fR, \fB\-\-format\fR \fIFORMAT\fR
        How. One of a, b. (default: a)
        .SH OPTIONS
        .TP
        \fB\-\-help\fR, \fB\-h\fR
        Show the help, of a command its own.
        .TP
        \fB\-\-version\fR
        Show the version.
        .SH "EXIT STATUS"
        .TP
        .B 0
        ok
        .TP
        .B 1
        failures
        .TP
        .B 2
        usage or input error
        .TP
        .B 3
        internal error
        .TP
        .B 4
        nothing selected
        .SH ENVIRONMENT
        .TP
        .B NO_COLOR
        No colours.
        .SH EXAMPLES
        .PP
        .nf
        p draw x \-\-format b
        .fi

        """#)
  }

  @Test("groff has no complaints about it", .enabled(if: ShellScript.isInstalled("troff"))) func troff() throws {
    for program in [Self.program, sample] {
      let result = try ShellScript.run("groff", program.manualPage, arguments: ["-man", "-ww", "-z"])
      #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
    }
  }
}
