public import Foundation

/// A place in a source file.
public struct XCTSourceCodeLocation: Hashable, Sendable {
  public let fileURL: URL
  public let lineNumber: Int

  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }

  public init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }
}

/// Where something happened; call stacks are not kept.
public struct XCTSourceCodeContext: Hashable, Sendable {
  public let location: XCTSourceCodeLocation?

  public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

/// Something that is wrong, with where it was found.
public struct XCTIssue: Sendable {
  public enum IssueType: Int, Sendable {
    case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
  }

  public var type: IssueType
  public var compactDescription: String
  public var detailedDescription: String?
  public var sourceCodeContext: XCTSourceCodeContext
  public var associatedError: (any Error)?

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
  /// Fails the test with an issue, at the issue's place.
  public func record(_ issue: XCTIssue) {
    let location = issue.sourceCodeContext.location
    recordFailure(
      withDescription: issue.description, inFile: location?.fileURL.path ?? "<unknown>",
      atLine: location?.lineNumber ?? 0, expected: issue.type == .assertionFailure)
  }
}
