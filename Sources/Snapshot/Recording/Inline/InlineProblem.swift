package import PlainviewRuntime

/// Why an inline snapshot cannot be written into its source file.
package enum InlineProblem: Error, Equatable {
  case noSource(String)
  case unreadable(String, reason: String)
  case unwritable(String, FileFailure)
  case changed(String)
  case noCall(String, line: Int, column: Int)
  case notPlain(String, line: Int, column: Int)
  case anotherText(String, line: Int, column: Int)
  case unparsed(String, line: Int, column: Int)

  /// Where, what is wrong and what to do about it, in one line.
  package var text: String {
    switch self {
    case .noSource(let path): "\(path): the source file is not here; record where the sources are"
    case .unreadable(let path, let reason): "\(path): the source file cannot be read (\(reason)); mend its permissions"
    case .unwritable(let path, let failure): "\(path): the source file \(failure)"
    case .changed(let path):
      "\(path): the source file has changed since the tests were built and was left as it is; run the test again"
    case .noCall(let path, let line, let column):
      "\(path):\(line):\(column): there is no call with this snapshot here, as if the source had changed since the "
        + "tests were built; it was left as it is, build and run the test again"
    case .notPlain(let path, let line, let column):
      "\(path):\(line):\(column): the expected text is no plain literal in a closure after the call; "
        + "write it as { \"\"\"…\"\"\" } without interpolation, or remove it to have it recorded"
    case .anotherText(let path, let line, let column):
      "\(path):\(line):\(column): this assertion has recorded another text in this run, and its source holds only one; "
        + "assert each value in a call of its own"
    case .unparsed(let path, let line, let column):
      "\(path):\(line):\(column): from here on the source cannot be divided into strings and code, "
        + "so that nothing was written; change the literal by hand"
    }
  }
}
