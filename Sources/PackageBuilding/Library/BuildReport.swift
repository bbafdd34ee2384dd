/// Output about a build on standard error.
package struct BuildReport {
  /// Prints a line that stays.
  package let line: (String) -> Void
  /// Shows the current step, which the next one replaces.
  package let progress: (String) -> Void

  package init(line: @escaping (String) -> Void, progress: @escaping (String) -> Void) {
    self.line = line
    self.progress = progress
  }
}
