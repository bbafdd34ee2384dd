import Foundation
public import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// The request as it goes over the line.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// The request as it goes over the line; a pretty one has its JSON laid out.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let address = request.url?.withSortedQuery?.absoluteString ?? "(null)"
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      let body = request.httpBody.map { body in
        let laidOut =
          pretty
          ? (try? JSONSerialization.jsonObject(with: body)).flatMap {
            try? JSONSerialization.data(withJSONObject: $0, options: [.prettyPrinted, .sortedKeys])
          } : nil
        return ["\n" + String(decoding: laidOut ?? body, as: UTF8.self)]
      }
      return (["\(request.httpMethod ?? "GET") \(address)"] + headers + (body ?? [])).joined(separator: "\n")
    }
  }

  /// The request as a call of `curl`.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      func escaped(_ text: String) -> String { text.replacing("\"", with: "\\\"") }
      let headers = request.allHTTPHeaderFields ?? [:]
      for (field, value) in headers.sorted(by: { $0.key < $1.key }) where field != "Cookie" {
        parts.append("--header \"\(field): \(escaped(value))\"")
      }
      if let body = request.httpBody.flatMap({ String(validating: $0, as: UTF8.self) }) {
        parts.append("--data \"\(escaped(body.replacing("\\\"", with: "\\\\\"")))\"")
      }
      if let cookie = headers["Cookie"] { parts.append("--cookie \"\(escaped(cookie))\"") }
      parts.append("\"\(request.url?.withSortedQuery?.absoluteString ?? "(null)")\"")
      return parts.joined(separator: " \\\n\t")
    }
  }
}

extension URL {
  /// The URL with the items of its query in the order of their names.
  fileprivate var withSortedQuery: URL? {
    var components = URLComponents(url: self, resolvingAgainstBaseURL: false)
    let items = components?.queryItems?.sorted { $0.name < $1.name }
    components?.queryItems = items
    return components?.url
  }
}
