import PlainviewSnapshot

/// How two texts differ, as a unified diff.
enum TextLines {
  static func difference(_ old: String, _ new: String) -> String {
    UnifiedDiff(old: old, new: new).text(from: "reference", to: "now")
  }
}
