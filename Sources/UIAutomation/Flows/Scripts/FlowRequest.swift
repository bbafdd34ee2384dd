/// A request that a script of a flow makes with `http`.
public struct FlowRequest: Equatable, Sendable {
  public let method: String
  public let url: String
  public let headers: [String: String]
  public let body: String?
  /// The parts of a form; files are there by their names.
  public let form: [String: FlowValue]

  public init(
    method: String = "GET", url: String, headers: [String: String] = [:], body: String? = nil,
    form: [String: FlowValue] = [:]
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.form = form
  }
}

/// What a test answers to a request of a script.
public struct FlowResponse: Equatable, Sendable {
  public var status: Int
  public var headers: [String: String]
  public var body: String

  public init(status: Int = 200, headers: [String: String] = [:], body: String = "") {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// Why a request of a script has no answer.
enum FlowRequestProblem: Error, CustomStringConvertible {
  case unanswered(FlowRequest)

  var description: String {
    switch self {
    case .unanswered(let request):
      "nothing answers \(request.method) \(request.url.prefix(200)), no network is used: give the answer with"
        + " `app.flowResponses` in a test, or under `http` in a file of `plainview test --http`"
    }
  }
}
