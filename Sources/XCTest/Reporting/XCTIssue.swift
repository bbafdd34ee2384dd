public import Foundation

/// A location in a source file.
public struct XCTSourceCodeLocation: Hashable, Sendable {
  /// The source file.
  public let fileURL: URL
  /// The line in the file, from 1.
  public let lineNumber: Int

  /// Creates a location with a file's URL and a line.
  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }

  /// Creates a location with a file's path and a line.
  public init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }
}

/// Where something happened; call stacks are not kept.
public struct XCTSourceCodeContext: Hashable, Sendable {
  /// The location in the source; nil when it is not known.
  public let location: XCTSourceCodeLocation?

  /// Creates a context with a location, or without one.
  public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

/// Something that is wrong, with where it was found.
public struct XCTIssue: Sendable {
  /// What kind of issue it is.
  public enum IssueType: Int, Sendable {
    /// An assertion, an error, an exception, a slower run, XCTest itself, or an expected failure that did not come.
    case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
  }

  /// What kind of issue it is.
  public var type: IssueType
  /// The issue in one line.
  public var compactDescription: String
  /// More about the issue; nil for nothing more.
  public var detailedDescription: String?
  /// Where the issue was found.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The error that caused the issue; nil for none.
  public var associatedError: (any Error)?

  /// Creates an issue with a type, its descriptions, its location and an error.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
  }

  /// What the issue says, as one text.
  public var description: String { detailedDescription ?? compactDescription }

  init(_ failure: RecordedFailure) {
    self.init(
      type: failure.isAssertion ? .assertionFailure : .thrownError, compactDescription: failure.description,
      sourceCodeContext: XCTSourceCodeContext(
        location: XCTSourceCodeLocation(filePath: failure.path, lineNumber: failure.line)))
  }
}

extension XCTestCase {
  /// Fails the test with an issue, at the issue's location.
  public func record(_ issue: XCTIssue) {
    let location = issue.sourceCodeContext.location
    recordFailure(
      withDescription: issue.description, inFile: location?.fileURL.path ?? "<unknown>",
      atLine: location?.lineNumber ?? 0, expected: issue.type == .assertionFailure)
  }
}
