public import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// What is read of Markdown; raw values are Foundation's on Apple's systems.
    public enum InterpretedSyntax: Int, Sendable {
      /// Blocks and what is within lines; within lines only; within lines only, with all the white space of the source.
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    /// What happens with a source that cannot be read; raw values are Foundation's on Apple's systems.
    public enum FailurePolicy: Int, Sendable {
      /// An error is thrown, or what can be read is returned.
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attribute: value)` is read; false at first. The text is kept, its attributes are left out here.
    public var allowsExtendedAttributes: Bool
    /// What is read; all of it at first.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens with a source that cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text. Kept, without effect.
    public var languageCode: String?
    /// Whether parts know their lines of the source. Kept, without effect: they do not.
    public var appliesSourcePositionAttributes: Bool

    /// Creates options; by default all of Markdown is read.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Reads Markdown: emphasis, code, links, pictures and breaks, and the blocks that the text is in. Addresses are taken
  /// relative to `baseURL`.
  ///
  /// Tables, blocks of HTML and links by reference are read as the text of paragraphs here. Labels and text views do not draw
  /// intents: code gives the parts fonts.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    let reader = MarkdownReader(options: options, baseURL: baseURL)
    self.init()
    for run in reader.runs(of: markdown) { self += AttributedString(run.text, attributes: run.attributes) }
  }

  /// Reads Markdown in UTF-8; other bytes are an error unless a part may be returned.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) ?? Self.part(of: markdown, options) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  private static func part(of data: Data, _ options: MarkdownParsingOptions) -> String? {
    options.failurePolicy == .returnPartiallyParsedIfPossible ? String(decoding: data, as: UTF8.self) : nil
  }

  /// Reads the Markdown of a file.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws { try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL) }

  /// Reads Markdown; attributes of a scope are left out here.
  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

  /// Reads Markdown; attributes of a scope are left out here.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }
}

extension NSAttributedString {
  /// Reads Markdown, as `AttributedString` does.
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL)) }

  /// Reads Markdown in UTF-8, as `AttributedString` does.
  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL)) }

  /// Reads the Markdown of a file, as `AttributedString` does.
  public convenience init(
    contentsOf fileURL: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { self.init(try AttributedString(contentsOf: fileURL, options: options, baseURL: baseURL)) }
}
