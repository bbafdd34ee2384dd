import Foundation

/// The reason why a storyboard or a xib cannot be read; its description is one line, `path:line:column: what, what to do`.
public struct InterfaceFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file's path.
  public let path: String
  /// The line of the error in the file, counted from 1; nil when the error is the file itself.
  public let line: Int?
  /// The column of the error in the file, counted from 1; nil when the error is the file itself.
  public let column: Int?
  /// The whole message in one line, with path, line and column.
  public let description: String

  init(_ error: DocumentError) {
    path = error.path
    line = error.position?.line
    column = error.position?.column
    description = error.description
  }
}

extension DocumentLoader {
  /// A loader of the file for a running app, which gets UIKit's remarks on its console.
  convenience init(_ url: URL) throws(InterfaceFileError) {
    let document: InterfaceDocument
    do {
      document = try InterfaceDocument(contentsOf: url.path)
    } catch {
      throw InterfaceFileError(error)
    }
    var options = LoadingOptions()
    options.logsUnknownClasses = true
    self.init(document: document, options: options)
  }
}
