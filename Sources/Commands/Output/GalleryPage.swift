import Foundation
import PlainviewSnapshot

/// Screens on one static page: no scripts, nothing to load; an image cannot run or load anything.
struct GalleryPage {
  private struct Section {
    let title: String
    let origin: String
    var pictures: [(name: String, markup: String)] = []
  }

  private var sections: [Section] = []
  /// How many pictures there are.
  private(set) var count = 0

  /// Adds an image, a document of Scalable Vector Graphics.
  mutating func add(_ image: String, title: String, of origin: String, named name: String) {
    let data = Data(image.utf8).base64EncodedString()
    add(
      "<img alt=\"\(MarkupText.attribute("\(title), \(name)"))\" src=\"data:image/svg+xml;base64,\(data)\"/>", title,
      origin,
      name)
  }

  /// Adds a golden, which is text.
  mutating func add(golden path: String, text: String) {
    let folder = (path as NSString).deletingLastPathComponent
    add("<pre>\(MarkupText.escaped(text))</pre>", folder, "", (path as NSString).lastPathComponent)
  }

  private mutating func add(_ markup: String, _ title: String, _ origin: String, _ name: String) {
    if sections.last?.title != title || sections.last?.origin != origin {
      sections.append(Section(title: title, origin: origin))
    }
    sections[sections.count - 1].pictures.append((name, markup))
    count += 1
  }

  var text: String {
    let head = [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">", "<title>\(count) screens</title>",
      "<style>", Self.style, "</style>", "</head>", "<body>", "<h1>\(count) screens</h1>",
    ]
    var lines = head + ["<nav>"]
    for (index, section) in sections.enumerated() {
      lines.append("<a href=\"#s\(index)\">\(MarkupText.escaped(section.title))</a>")
    }
    lines.append("</nav>")
    for (index, section) in sections.enumerated() { lines += Self.lines(of: section, id: "s\(index)") }
    return (lines + ["</body>", "</html>"]).joined(separator: "\n") + "\n"
  }

  private static func lines(of section: Section, id: String) -> [String] {
    var lines = ["<section id=\"\(id)\">", "<h2>\(MarkupText.escaped(section.title))</h2>"]
    if !section.origin.isEmpty, section.origin != section.title {
      lines.append("<p>\(MarkupText.escaped(section.origin))</p>")
    }
    lines.append("<div>")
    for picture in section.pictures {
      lines.append("<figure>\(picture.markup)<figcaption>\(MarkupText.escaped(picture.name))</figcaption></figure>")
    }
    return lines + ["</div>", "</section>"]
  }

  private static let style = """
    :root { color-scheme: light dark; --back: #f3f3f1; --front: #1b1b1b; --faint: #62625f; --line: #d0d0cc; }
    @media (prefers-color-scheme: dark) { :root { --back: #16181a; --front: #e6e6e3; --faint: #a0a09c; --line: #3a3d40; } }
    body { font: 15px/1.45 system-ui, sans-serif; background: var(--back); color: var(--front); margin: 2em; }
    h1 { font-size: 1.4em; } h2 { font-size: 1.1em; margin-bottom: 0.2em; }
    p, figcaption { color: var(--faint); margin: 0; }
    nav { display: flex; flex-wrap: wrap; gap: 0.3em 1em; } nav a { color: inherit; }
    section > div { display: flex; flex-wrap: wrap; gap: 1.2em; align-items: flex-start; padding: 0.8em 0; }
    figure { margin: 0; } figcaption { font-size: 0.85em; padding-top: 0.3em; }
    img { height: 22em; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
    pre { font: 11px/1.2 ui-monospace, Menlo, Consolas, monospace; border: 1px solid var(--line); border-radius: 8px;
      padding: 0.8em; margin: 0; max-width: 60em; overflow-x: auto; }
    """
}
