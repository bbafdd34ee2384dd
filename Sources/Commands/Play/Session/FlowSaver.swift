import Foundation
import PlainviewUIAutomation

/// Writes what was played as a flow's file.
@MainActor final class FlowSaver {
  private let source: AppSource
  /// The path that the user chose; nil takes a name that is free.
  private let preferredPath: String?
  private var path: String?

  init(source: AppSource, path: String?) {
    self.source = source
    preferredPath = path
  }

  /// Writes all of it and returns the path; later calls write the same file again.
  func save(_ recorder: StepRecorder) throws -> String {
    let path = self.path ?? preferredPath ?? Self.freePath()
    var draft = source.draft(name: "Played", steps: recorder.steps, inFolderOf: path)
    draft.remarks += recorder.omissions
    try OutputPath(path).write(draft.text)
    self.path = path
    return path
  }

  /// Writes the messages beside the flow, a line each, and returns the path.
  func save(events: [String], besides flow: String) throws -> String {
    let path = (flow as NSString).deletingPathExtension + ".events.txt"
    try OutputPath(path).write(events.map { $0 + "\n" }.joined())
    return path
  }

  private static func freePath() -> String {
    var number = 1
    var path = "played.yaml"
    while FileManager.default.fileExists(atPath: path) {
      number += 1
      path = "played-\(number).yaml"
    }
    return path
  }
}
