/// A file or a name that the user gave and that is of no use, in one line.
package struct InputError: Error, CustomStringConvertible {
  package let text: String
  package var description: String { text }

  package init(_ text: String) { self.text = text }
}
