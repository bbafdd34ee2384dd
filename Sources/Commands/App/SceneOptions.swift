import PlainviewCommandLine

/// The options that say which scene on which screen, with what shells offer for them.
enum SceneOptions {
  static func scene(
    _ help: String = "Only this scene: a storyboard identifier or an id of the document."
  ) -> Option {
    Option("scene", .text("ID"), help, suggestions: identifiers)
  }

  static func device(repeats: Bool = false) -> Option {
    Option(
      "device", .text("NAME"), "The screen, for example \"iPhone SE\"; the document's own by default.",
      repeats: repeats, suggestions: #""$1" devices | sed "s/  .*//""#)
  }

  /// The storyboard identifiers of the storyboards on the command line, as their files have them.
  private static let identifiers = [
    "for word do case $word in *.storyboard)",
    #"sed -n "s/.* storyboardIdentifier=\"\([^\"]*\)\".*/\1/p" -- "$word" ;;"#,
    "esac; done",
  ].joined(separator: " ")
}
