extension Snapshotting {
  /// The same text without those of the views that have one of the accessibility identifiers, and of what is in them.
  ///
  /// In pictures a row of such a view with text in it is filled as wide as the view: the picture is the same whatever
  /// stands there. Other texts say `(redacted)`. Frames stay as they are: they may follow from the text.
  /// `assertSnapshot(of: app, as: .ascii.redacting(identifiers: ["clock"]))`.
  public func redacting(identifiers: Set<String>) -> Self {
    redacting { $0.identifiers.formUnion(identifiers) }
  }

  /// The same text with a replacement for what a pattern matches: `.redacting(/\d+:\d+/, with: "…")`.
  ///
  /// A pattern sees one line at a time. In pictures nothing moves: a replacement of one character is repeated, a longer
  /// one is cut or followed by blanks. Patterns see what is drawn, in `json` only the values that are texts.
  public func redacting(_ pattern: some RegexComponent, with replacement: String = "…") -> Self {
    let ranges = { (text: String) in text.ranges(of: pattern) }
    // What was asked for last is put in force first.
    return redacting { $0.patterns.insert(Redaction.Pattern(ranges: ranges, replacement: replacement), at: 0) }
  }

  private func redacting(_ change: @escaping @MainActor (inout Redaction) -> Void) -> Self {
    var redacted = Self(complete: name, pathExtension: pathExtension) { [makeText] value in
      Redaction.with(change) { makeText(value) }
    }
    redacted.makeFacts = { [makeFacts] value in Redaction.with(change) { makeFacts(value) } }
    return redacted
  }
}
