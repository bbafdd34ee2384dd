import Foundation
import PlainviewRuntime

/// The progress in one line on a terminal, which the next one replaces; nothing where standard error is a file.
package enum Progress {
  private static let isShown = isatty(FileHandle.standardError.fileDescriptor) == 1

  package static func show(_ text: String) { write("\r\u{1B}[2K" + VisibleText.line(String(text.prefix(100)))) }

  package static func clear() { write("\r\u{1B}[2K") }

  private static func write(_ text: String) {
    if isShown { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
  }
}
