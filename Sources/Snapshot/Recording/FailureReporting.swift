import Foundation
import PlainviewRuntime

/// A snapshot that is not as it should be, and where it was asserted.
public struct SnapshotFailure: Sendable {
  /// What is wrong, as a test report shows it.
  public let message: String
  /// What a report can keep: the reference, the failing text and their difference.
  public let attachments: [SnapshotAttachment]
  /// The module and file of the assertion.
  public let fileID: StaticString
  /// The full path of the assertion's file.
  public let filePath: StaticString
  /// The line of the assertion.
  public let line: UInt
  /// The column of the assertion.
  public let column: UInt

  package init(
    message: String, attachments: [SnapshotAttachment], fileID: StaticString, filePath: StaticString, line: UInt,
    column: UInt
  ) {
    self.message = message
    self.attachments = attachments
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

extension SnapshotFailure {
  /// The failure as a terminal or a log may get it; attachments are files and stay as they are.
  fileprivate var visible: SnapshotFailure {
    SnapshotFailure(
      message: VisibleText.lines(message), attachments: attachments, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

/// A text that belongs to a failure, with a name for its file.
public struct SnapshotAttachment: Equatable, Sendable {
  /// The name of the file, with its extension.
  public let name: String
  /// The content of the file.
  public let text: String
}

/// Where failures go: the test side installs a reporter at load time, so that this target links no test library.
public enum FailureReporting {
  /// A closure that takes a failure into the test report.
  public typealias Reporter = @Sendable (SnapshotFailure) -> Void

  private static let reporter = Installed<Reporter>()

  /// Sets the closure that gets every failure.
  public static func install(_ new: @escaping Reporter) { reporter.install(new) }

  /// Reports a failure; a program without a test library aborts, so that nothing ever passes silently.
  package static func report(_ failure: SnapshotFailure) {
    let failure = failure.visible
    if let reporter = reporter.value { return reporter(failure) }
    let remedy = "assertSnapshot outside a test: add the product UIKitTesting to the test target"
    let text = "\(failure.filePath):\(failure.line): \(remedy)\n\(failure.message)\n"
    FileHandle.standardError.write(Data(text.utf8))
    abort()
  }
}
