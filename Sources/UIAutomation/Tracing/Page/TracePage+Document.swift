extension TracePage {
  /// What the page may do: its own style and script, known by their hashes, and images inside the page.
  ///
  /// `Scripts/check-trace-page --policy` writes both hashes anew after a change.
  static let policy = #"""
    default-src 'none'; script-src 'sha256-ircoogrRAleOL3hCfI1CSDOSePZO9mvSbUiH2lb/GPM='; style-src 'sha256-/RMwSk6CXI0Nm0elkcPTlo8tUBJPe9DT0Y+I3Ohm+Ew='; img-src data:; base-uri 'none'; form-action 'none'
    """#

  static let body = compact([frame])

  static let style = [("; ", ";"), (": ", ":"), (", ", ","), (" { ", "{"), (" }", "}")].reduce(
    compact([colors, panels, screenStyle, rowStyle, wiringStyle])
  ) { $0.replacing($1.0, with: $1.1) }

  static let script = compact([
    reading, trees, areas, screen, events, wiringLayout, wiring, wires, viewDetails, changes, choice, keys,
  ])

  /// The parts without comments, indentation and empty lines. No text in them goes on over the end of a line.
  private static func compact(_ parts: [String]) -> String {
    parts.flatMap { $0.split(separator: "\n") }.map { $0.trimmingPrefix { $0 == " " } }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }.joined(separator: "\n")
  }

  /// The page around its data.
  static func document(title: String, data: String) -> String {
    #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\#(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>\#(title)</title>
    <style>\#(style)</style>
    </head>
    <body>
    \#(body)
    <script type="application/json" id="trace">\#(data)</script>
    <script>\#(script)</script>
    </body>
    </html>

    """#
  }
}
