import Foundation

/// Results on standard output, everything else on standard error.
enum Console {
  static func print(_ text: String) { write(text + "\n", to: .standardOutput) }

  static func complain(_ text: String) { write(text + "\n", to: .standardError) }

  /// A reader that has gone away is no error of ours.
  private static func write(_ text: String, to file: FileHandle) { try? file.write(contentsOf: Data(text.utf8)) }
}
