import PlainviewScripting

extension ScriptEngine {
  /// Adds what scripts of flows find besides the language: `http`, `faker`, `relativePoint`, and `plainview`, which is true
  /// here and undefined on devices.
  func installFlowLibrary(seed: UInt64, answer: @escaping (FlowRequest) throws -> FlowResponse) {
    try? set("plainview", of: .object(globals), to: .boolean(true))
    installHTTP(answer)
    installFaker(seed: seed)
    add("relativePoint", 2, to: globals) { engine, _, arguments in
      let parts = try arguments.prefix(2).map { value in
        guard case .number(let number) = value, number.isFinite else {
          throw engine.failure("relativePoint needs numbers")
        }
        return NumberText.text((number * 100).rounded(.up)) + "%"
      }
      return .text(ScriptText(parts.joined(separator: ",")))
    }
  }

  // MARK: Requests

  private func installHTTP(_ answer: @escaping (FlowRequest) throws -> FlowResponse) {
    guard let http = try? makeObject() else { return }
    try? set("http", of: .object(globals), to: .object(http))
    for (name, method) in [("get", "GET"), ("post", "POST"), ("put", "PUT"), ("delete", "DELETE"), ("request", nil)] {
      add(ScriptText(name), 2, to: http) { engine, _, arguments in
        let request = try engine.request(method, arguments)
        let response: FlowResponse
        do {
          response = try answer(request)
        } catch let problem as FlowRequestProblem {
          throw engine.failure(problem.description)
        }
        return try engine.value(of: response)
      }
    }
  }

  private func request(_ method: String?, _ arguments: [ScriptValue]) throws -> FlowRequest {
    guard let first = arguments.first else { throw failure("a request needs an address") }
    let url = try text(of: first).string
    let options = arguments.count > 1 ? flowValue(arguments[1], depth: 0) : nil
    var known: [String: FlowValue] = [:]
    if case .object(let entries)? = options { known = entries }
    func plainText(_ value: FlowValue?) -> String? {
      switch value {
      case .text(let text): text
      case .number(let number): NumberText.text(number)
      case .boolean(let flag): flag ? "true" : "false"
      default: nil
      }
    }
    var headers: [String: String] = [:]
    if case .object(let entries)? = known["headers"] { headers = entries.compactMapValues(plainText) }
    var form: [String: FlowValue] = [:]
    if case .object(let entries)? = known["multipartForm"] { form = entries }
    return FlowRequest(
      method: (method ?? plainText(known["method"]) ?? "GET").uppercased(), url: url, headers: headers,
      body: form.isEmpty ? plainText(known["body"]) : nil, form: form)
  }

  private func value(of response: FlowResponse) throws -> ScriptValue {
    try scriptValue(
      .object([
        "ok": .boolean((200..<300).contains(response.status)), "status": .number(Double(response.status)),
        "body": .text(response.body), "headers": .object(response.headers.mapValues { .text($0) }),
      ]))
  }
}
