import Foundation

/// A part of the text that Markdown stands for.
struct MarkdownRun {
  var text: String
  var intent: InlinePresentationIntent = []
  var link: URL?
  var imageURL: URL?
  var blocks: [PresentationIntent.IntentType] = []

  var attributes: AttributeContainer {
    var attributes = AttributeContainer()
    if !intent.isEmpty { attributes.inlinePresentationIntent = intent }
    attributes.link = link
    attributes.imageURL = imageURL
    if !blocks.isEmpty { attributes.presentationIntent = PresentationIntent(types: blocks) }
    return attributes
  }
}

/// Reads Markdown by the rules of CommonMark, with text that is struck through.
struct MarkdownReader {
  let options: AttributedString.MarkdownParsingOptions
  let baseURL: URL?

  func runs(of source: String) -> [MarkdownRun] {
    let lines = source.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    switch options.interpretedSyntax {
    case .full:
      var blocks = MarkdownBlocks(reader: self)
      blocks.read(lines, in: [])
      return blocks.runs
    case .inlineOnly:
      // Lines follow each other as those of a paragraph.
      let text = lines.map { $0.drop { $0 == " " || $0 == "\t" } }.filter { !$0.isEmpty }.joined(separator: "\n")
      return inlineRuns(of: Self.withoutEnd(text))
    case .inlineOnlyPreservingWhitespace: return inlineRuns(of: lines.joined(separator: "\n"))
    }
  }

  func inlineRuns(of text: String) -> [MarkdownRun] {
    var reader = MarkdownInlines(
      text, baseURL: baseURL, keepsWhitespace: options.interpretedSyntax == .inlineOnlyPreservingWhitespace,
      allowsExtendedAttributes: options.allowsExtendedAttributes)
    return reader.read()
  }

  /// A text without spaces at its end.
  static func withoutEnd(_ text: String) -> String {
    var text = text
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
