/// What is said while something is built, on standard error.
package struct BuildReport {
  /// Says a line that stays.
  package let line: (String) -> Void
  /// Says what goes on now; the next one takes its place.
  package let progress: (String) -> Void

  package init(line: @escaping (String) -> Void, progress: @escaping (String) -> Void) {
    self.line = line
    self.progress = progress
  }
}
