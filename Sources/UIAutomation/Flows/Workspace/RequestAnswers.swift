import Foundation

/// Answers to requests of scripts that a file lists: each has a method, an address with `*` for any characters, and what is
/// answered. The first that fits is taken.
package struct RequestAnswers: Sendable {
  private struct Answer: Sendable {
    let method: String?
    let url: String
    let response: FlowResponse
  }

  private var answers: [Answer] = []

  package static func load(path: String) throws(FlowError) -> RequestAnswers {
    try parse(try FlowFile.text(at: path), path: path)
  }

  package static func parse(_ text: String, path: String) throws(FlowError) -> RequestAnswers {
    do {
      let documents = try YAMLParser.documents(in: text)
      return try RequestAnswers(documents.first ?? YAMLNode(.list([]), at: .start), path)
    } catch let error as YAMLError {
      throw FlowError(path: path, position: error.position, problem: .yaml(error.problem))
    } catch let fault as FlowFault {
      throw FlowError(path: path, position: fault.position, problem: fault.problem)
    } catch {
      throw error as? FlowError ?? FlowError(path: path, position: .start, problem: .fileUnreadable)
    }
  }

  private init(_ node: YAMLNode, _ path: String) throws {
    guard case .list(let items) = node.content else {
      throw FlowFault(.expected(.list, of: "answers"), at: node.position)
    }
    for item in items {
      let names = ["method", "url", "status", "headers", "body", "file"]
      let fields = try FlowFields(item, of: "answer", names: names, shortcut: "url")
      var response = FlowResponse()
      if case .literal(let status)? = try fields.number("status") { response.status = status }
      for header in try fields.variables("headers") { response.headers[header.name] = header.value }
      response.body = try fields.text("body") ?? ""
      if let file = try fields.text("file") {
        response.body = try FlowFile.text(at: Flow.path(of: file, besides: path))
      }
      answers.append(
        Answer(method: try fields.text("method")?.uppercased(), url: try fields.requiredText("url"), response: response)
      )
    }
  }

  package func answer(to request: FlowRequest) -> FlowResponse? {
    answers.first { answer in
      (answer.method ?? request.method) == request.method && Self.matches(answer.url, request.url)
    }?.response
  }

  /// Whether an address fits, where `*` stands for any characters.
  private static func matches(_ pattern: String, _ url: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return pattern == url }
    var rest = url[...]
    for (index, part) in parts.enumerated() {
      if index == 0 {
        guard rest.hasPrefix(part) else { return false }
        rest = rest.dropFirst(part.count)
      } else if index == parts.count - 1 {
        return rest.hasSuffix(part)
      } else if let found = rest.firstRange(of: part) {
        rest = rest[found.upperBound...]
      } else if !part.isEmpty {
        return false
      }
    }
    return true
  }
}
