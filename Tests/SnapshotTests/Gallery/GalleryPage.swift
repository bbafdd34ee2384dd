/// A page of the gallery: a title, some words, and texts as they are.
@MainActor struct GalleryPage {
  let title: String
  let words: String
  let exhibits: [Exhibit]

  /// A text with what stands above it.
  struct Exhibit {
    var title: String?
    let text: String
  }

  init(_ title: String, _ words: String, _ exhibits: [Exhibit]) {
    self.title = title
    self.words = words
    self.exhibits = exhibits
  }

  init(_ title: String, _ words: String, table: StateTable) {
    self.init(title, words, [Exhibit(text: table.text)])
  }

  /// The page below a heading of a level, as Markdown.
  func markdown(level: Int) -> String {
    let heading = String(repeating: "#", count: level) + " " + title
    return ([heading, words].filter { !$0.isEmpty } + exhibits.map(\.markdown)).joined(separator: "\n\n")
  }
}

@MainActor extension GalleryPage.Exhibit {
  var markdown: String {
    let block = "```text\n\(text)\n```"
    return title.map { "\($0)\n\n\(block)" } ?? block
  }
}
