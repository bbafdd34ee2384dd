/// A page of the gallery: a title, an introduction, and texts as they are.
@MainActor struct GalleryPage {
  let title: String
  let introduction: String
  let exhibits: [Exhibit]

  /// A text or an image with its caption.
  struct Exhibit {
    enum Content {
      case text(String)
      /// A document of Scalable Vector Graphics, which gets a file of its own.
      case image(String)
    }

    var title: String?
    let content: Content

    init(title: String? = nil, text: String) { (self.title, content) = (title, .text(text)) }
    init(image: String) { content = .image(image) }
  }

  init(_ title: String, _ introduction: String, _ exhibits: [Exhibit]) {
    self.title = title
    self.introduction = introduction
    self.exhibits = exhibits
  }

  init(_ title: String, _ introduction: String, table: StateTable) {
    self.init(title, introduction, [Exhibit(text: table.text)])
  }

  /// The page below a heading of a level, as Markdown.
  func markdown(level: Int) -> String {
    let heading = String(repeating: "#", count: level) + " " + title
    return ([heading, introduction].filter { !$0.isEmpty } + exhibits.map(markdown)).joined(separator: "\n\n")
  }

  private func markdown(_ exhibit: Exhibit) -> String {
    let block =
      switch exhibit.content {
      case .text(let text): "```text\n\(text)\n```"
      case .image: "<img src=\"\(imagePath)\" width=\"260\" alt=\"\(title) as an image\">"
      }
    return exhibit.title.map { "\($0)\n\n\(block)" } ?? block
  }

  /// Where the page's image is, from the top of the package; a page has one at most.
  private var imagePath: String { "Fixtures/Gallery/\(title.lowercased().replacing(" ", with: "-")).svg" }

  /// The files that the page refers to, by their paths from the top of the package.
  var images: [String: String] {
    var images: [String: String] = [:]
    for case .image(let image) in exhibits.map(\.content) { images[imagePath] = image + "\n" }
    return images
  }
}
