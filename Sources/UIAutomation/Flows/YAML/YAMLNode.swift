/// A value of a YAML document and the position where it begins.
package struct YAMLNode: Equatable, Sendable {
  package indirect enum Content: Equatable, Sendable {
    /// Nothing was written: `key:` or `-` alone.
    case empty
    /// A text; `true`, `12` and `null` are texts too.
    case scalar(String)
    case list([YAMLNode])
    /// Entries in the order of the file, each key once.
    case map([YAMLEntry])
  }

  package let content: Content
  package let position: TextPosition

  package init(_ content: Content, at position: TextPosition) {
    self.content = content
    self.position = position
  }
}

/// A key of a map with its value.
package struct YAMLEntry: Equatable, Sendable {
  package let key: String
  package let keyPosition: TextPosition
  package let value: YAMLNode
}
