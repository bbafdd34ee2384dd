import Foundation

/// The text of a `Package.resolved` file in the format 2, which has no fingerprint of a manifest.
struct ResolvedPackagesText {
  /// The text.
  let text: String

  /// The file with these versions.
  init(_ packages: ResolvedPackages) {
    let pins = packages.pins.map { pin in
      var state: [String] = []
      if let branch = pin.branch { state.append("        \"branch\" : \(Self.literal(branch))") }
      if let revision = pin.revision { state.append("        \"revision\" : \(Self.literal(revision))") }
      if let version = pin.version { state.append("        \"version\" : \(Self.literal(version))") }
      return """
            {
              "identity" : \(Self.literal(pin.identity)),
              "kind" : \(Self.literal(pin.kind)),
              "location" : \(Self.literal(pin.location)),
              "state" : {
        \(state.joined(separator: ",\n"))
              }
            }
        """
    }
    text = "{\n  \"pins\" : [\n" + pins.joined(separator: ",\n") + "\n  ],\n  \"version\" : 2\n}\n"
  }

  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
