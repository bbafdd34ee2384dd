/// A request that a script of a flow makes with `http`.
public struct FlowRequest: Equatable, Sendable {
  /// The HTTP method; GET by default.
  public let method: String
  /// The address as the script gives it.
  public let url: String
  /// The header fields by their names.
  public let headers: [String: String]
  /// The body of the request; nil for none.
  public let body: String?
  /// The parts of a form; files are there by their names.
  public let form: [String: FlowValue]

  /// Creates a request with its method, address, header fields, body and form.
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
  /// The HTTP status code; 200 by default.
  public var status: Int
  /// The header fields of the response by their names.
  public var headers: [String: String]
  /// The body of the response as text.
  public var body: String

  /// Creates a response with a status code, header fields and a body.
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
