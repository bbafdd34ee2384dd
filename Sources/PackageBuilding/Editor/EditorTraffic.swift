import Foundation
import Synchronization

/// The messages between an editor and SourceKit-LSP, changed so that the server sees rewritten texts.
///
/// The editor always sends whole texts. Requests whose answers change a text are not offered, since they would be changes of
/// the rewritten one: formatting, code actions and renaming.
package final class EditorTraffic: Sendable {
  /// The text of a file as the compiler sees it.
  package typealias Rewrite = @Sendable (_ path: String, _ text: String) -> String

  private let rewrite: Rewrite
  /// The id of the `initialize` request, for its answer.
  private let initialization = Mutex<String?>(nil)

  package init(rewrite: @escaping Rewrite) { self.rewrite = rewrite }

  // MARK: To the server

  /// A message of the editor as the server gets it.
  package func toServer(_ message: [UInt8]) -> [UInt8] {
    guard var object = Self.object(message), let method = object["method"] as? String else { return message }
    switch method {
    case "initialize":
      initialization.withLock { $0 = object["id"].map { "\($0)" } }
      return message
    case "textDocument/didOpen":
      guard var parameters = object["params"] as? [String: Any],
        var document = parameters["textDocument"] as? [String: Any],
        let path = Self.path(of: document), let text = document["text"] as? String
      else { return message }
      document["text"] = rewrite(path, text)
      parameters["textDocument"] = document
      object["params"] = parameters
    case "textDocument/didChange":
      guard var parameters = object["params"] as? [String: Any],
        let document = parameters["textDocument"] as? [String: Any], let path = Self.path(of: document),
        let changes = parameters["contentChanges"] as? [[String: Any]], let text = changes.last?["text"] as? String,
        changes.last?["range"] == nil
      else { return message }
      parameters["contentChanges"] = [["text": rewrite(path, text)]]
      object["params"] = parameters
    default: return message
    }
    return Self.bytes(object) ?? message
  }

  /// Whether the message is a notification of changed files.
  static func notifiesOfChangedFiles(_ message: [UInt8]) -> Bool {
    let method = object(message)?["method"] as? String
    return method == "textDocument/didSave" || method == "workspace/didChangeWatchedFiles"
  }

  /// The path of a Swift source on this machine.
  private static func path(of document: [String: Any]) -> String? {
    guard let text = document["uri"] as? String, let url = URL(string: text), url.isFileURL,
      url.pathExtension == "swift"
    else { return nil }
    return url.path
  }

  // MARK: To the editor

  /// A message of the server as the editor gets it.
  package func toEditor(_ message: [UInt8]) -> [UInt8] {
    guard let expected = initialization.withLock(\.self), var object = Self.object(message),
      let id = object["id"], "\(id)" == expected, object["method"] == nil,
      var result = object["result"] as? [String: Any], var capabilities = result["capabilities"] as? [String: Any]
    else { return message }
    initialization.withLock { $0 = nil }
    for name in Self.changing { capabilities[name] = nil }
    var sync = capabilities["textDocumentSync"] as? [String: Any] ?? ["openClose": true, "save": true]
    sync["change"] = Self.wholeTexts
    capabilities["textDocumentSync"] = sync
    result["capabilities"] = capabilities
    object["result"] = result
    return Self.bytes(object) ?? message
  }

  private static let changing = [
    "documentFormattingProvider", "documentRangeFormattingProvider", "documentOnTypeFormattingProvider",
    "codeActionProvider", "renameProvider",
  ]
  /// `TextDocumentSyncKind.Full` of the protocol.
  private static let wholeTexts = 1

  // MARK: JSON

  private static func object(_ message: [UInt8]) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(message))) as? [String: Any]
  }

  private static func bytes(_ object: [String: Any]) -> [UInt8]? {
    (try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])).map(
      Array.init)
  }
}
