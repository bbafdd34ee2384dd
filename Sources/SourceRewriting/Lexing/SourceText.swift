/// A source file as it is on disk; its bytes need not be valid UTF-8.
package struct SourceText: Sendable {
  package let path: String
  package let bytes: [UInt8]

  /// Takes the file's path, which diagnostics name, and its contents.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
