import PlainviewCommandLine

/// A program with every kind of argument and option.
let sample = Program(
  name: "plainview", version: "1.2.3", summary: "Shows and tests UIKit screens without a screen.",
  commands: [
    Subcommand(
      name: "render", summary: "Draws the scenes of a document as text.",
      arguments: [Argument("FILE", "A storyboard or a xib, or - for standard input.")],
      options: [
        Option("scene", .text("ID"), "Draw this scene only."),
        Option("device", .text("NAME"), "The screen.", suggestions: #"printf "iPhone SE\niPad\n\$(false) *\n$3\n""#),
        Option("format", .choice(["ascii", "unicode", "ansi", "json"]), "How to draw.", preset: "ascii"),
        Option("width", .number("CELLS", 20...500), "Cut lines after so many cells."),
      ],
      examples: ["render Main.storyboard --scene Login"]),
    Subcommand(
      name: "test", summary: "Runs flows.",
      arguments: [Argument("FLOW", "A flow, or a folder of flows.", arity: .oneOrMore)],
      options: [
        Option("env", short: "e", .pair("K=V"), "Set a variable.", repeats: true),
        Option("include-tags", .text("TAG"), "Run flows with this tag only.", repeats: true),
        Option("maestro-compat", short: "m", .flag, "Follow Maestro's rules for texts and several matches."),
      ],
      examples: ["test flows -e USER=kim", "test flows/login.yaml --maestro-compat"]),
    Subcommand(
      name: "explain", summary: "Tells which view a tap hits, and why.",
      arguments: [Argument("FILE", "A document."), Argument("SCENE", "A scene.", arity: .optional)],
      options: [Option("tap", .text("X,Y"), "Where, in points.", isRequired: true)],
      examples: ["explain Main.storyboard --tap 100,200"]),
    Subcommand(
      name: "list", summary: "Lists files.", arguments: [Argument("FILE", "A file.", arity: .any)],
      examples: ["list a b"]),
  ])
