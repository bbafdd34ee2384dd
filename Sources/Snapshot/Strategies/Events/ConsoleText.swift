package import PlainviewRuntime

/// What an app wrote to its console, and last, if an exception ended it, what UIKit and we say of that.
@MainActor package enum ConsoleText {
  package static func text(of lines: [String], endedBy exception: UncaughtException?) -> String {
    let lastLines = exception.map { [$0.terminationLine] + $0.remedies } ?? []
    return Redaction.redacted(AddressMask.mask(VisibleText.lines((lines + lastLines).joined(separator: "\n"))))
  }
}
