import Foundation

/// What Swift Testing wrote to `swift test --event-stream-output-path`: a JSON object a line.
struct TestEvents {
  /// The tests that ran to their end, without an issue.
  private(set) var passed: [(source: String, name: String)] = []

  private var tests: [String: (source: String, name: String)] = [:]
  private var ended: [String] = []
  /// Tests with issues, and those that were left out or left early.
  private var others: Set<String> = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let payload = object["payload"] as? [String: Any]
      else { continue }
      if object["kind"] as? String == "test" { addTest(payload) } else { addEvent(payload) }
    }
    passed = ended.filter { !others.contains($0) }.compactMap { tests[$0] }
  }

  private mutating func addTest(_ payload: [String: Any]) {
    guard payload["kind"] as? String == "function", let id = payload["id"] as? String,
      let name = payload["name"] as? String, let location = payload["sourceLocation"] as? [String: Any],
      let source = (location["filePath"] ?? location["_filePath"]) as? String
    else { return }
    tests[id] = (source, name)
  }

  private mutating func addEvent(_ payload: [String: Any]) {
    guard let kind = payload["kind"] as? String, let id = payload["testID"] as? String else { return }
    switch kind {
    case "testEnded": ended.append(id)
    case "issueRecorded", "testSkipped", "testCancelled", "testCaseCancelled": others.insert(id)
    default: break
    }
  }
}
