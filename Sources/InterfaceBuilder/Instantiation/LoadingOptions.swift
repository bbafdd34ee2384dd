/// What happens when a message reaches an object whose class is not in the program.
package enum MissingCodePolicy: Equatable, Sendable {
  /// It fails as an unrecognized selector does.
  case unrecognized
  /// It is recorded in the process's `CallRecord`, and nothing fails.
  case recorded
}

/// How a document becomes objects.
package struct LoadingOptions: Equatable, Sendable {
  /// Whether views whose size comes from their content take it from the document, as long as the content is the same.
  package var isMetricsRecorded = false
  package var missingCode = MissingCodePolicy.unrecognized
  /// Whether everything is as on the canvas of the Xcode that saved the document: its root views, the heights of its
  /// controls, and the sizes that views have on the canvas only.
  package var isCanvasStored = false
  /// The traits that variations are applied for; nil takes the canvas' traits when it is stored, else the main screen's.
  package var traits: DocumentTraits?
  /// Whether unknown classes are written to the console too, as UIKit does.
  package var logsUnknownClasses = false

  package init() {}
}
