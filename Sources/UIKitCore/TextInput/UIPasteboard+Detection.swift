import Foundation
import PlainviewRuntime

// What an app can know of the first item without the user being asked.
extension UIPasteboard {
  /// What the first item may be.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    /// The pattern as a text.
    public let rawValue: String
    /// Creates a pattern from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A text that consists of an address in the web.
    public static let probableWebURL = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    /// A text to search the web for: one that is no address and no number.
    public static let probableWebSearch = Self(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    /// A text that consists of a number.
    public static let number = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
  }

  /// What was detected in the first item; those of UIKit's values that come from the module DataDetection are left out.
  public struct DetectedValues {
    /// Which of the values that were asked for there are.
    public internal(set) var patterns: Set<PartialKeyPath<DetectedValues>> = []
    /// The address in the web; empty for none.
    public internal(set) var probableWebURL = ""
    /// The text to search the web for; empty for none.
    public internal(set) var probableWebSearch = ""
    /// The number; nil for none.
    public internal(set) var number: Double?

    /// What the first item of a pasteboard is.
    @MainActor init(_ board: UIPasteboard) {
      let content = board.itemProviders.first?.plainObject
      let all = content as? String ?? (content as? URL)?.absoluteString ?? ""
      let text = all.trimmingCharacters(in: .whitespacesAndNewlines)
      if text.isEmpty { return }
      if Self.isWebAddress(text) {
        probableWebURL = text
      } else if let number = Double(text), number.isFinite {
        self.number = number
      } else {
        probableWebSearch = text
      }
    }

    private static func isWebAddress(_ text: String) -> Bool {
      let whole = NSRange(location: 0, length: text.utf16.count)
      guard let link = LinkDetection.results(in: text, whole).first, link.range == whole else { return false }
      return ["http", "https"].contains(link.url?.scheme?.lowercased())
    }

    /// Those of some values that there are, as they were asked for.
    func found(_ keyPaths: Set<PartialKeyPath<DetectedValues>>) -> Set<PartialKeyPath<DetectedValues>> {
      keyPaths.filter { keyPath in
        let value = self[keyPath: keyPath]
        return (value as? String).map { !$0.isEmpty } ?? (value as? Double != nil)
      }
    }

    /// The value of a pattern; nil if there is none.
    func value(of pattern: DetectionPattern) -> Any? {
      switch pattern {
      case .probableWebURL: probableWebURL.isEmpty ? nil : probableWebURL
      case .probableWebSearch: probableWebSearch.isEmpty ? nil : probableWebSearch
      case .number: number
      default: nil
      }
    }
  }

  /// Hands over, in the next turn, which patterns the first item has.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    let values = DetectedValues(self)
    answer { completionHandler(.success(patterns.filter { values.value(of: $0) != nil })) }
  }

  /// Hands over, in the next turn, what the first item has of some patterns.
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    let values = DetectedValues(self)
    var found: [DetectionPattern: Any] = [:]
    for pattern in patterns {
      if let value = values.value(of: pattern) { found[pattern] = value }
    }
    answer { completionHandler(.success(found)) }
  }

  /// Hands over, in the next turn, which values the first item has.
  public func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
  ) {
    let found = DetectedValues(self).found(keyPaths)
    answer { completionHandler(.success(found)) }
  }

  /// Hands over, in the next turn, what the first item has.
  public func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
  ) {
    let values = detected(keyPaths)
    answer { completionHandler(.success(values)) }
  }

  /// Returns which values the first item has.
  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> Set<PartialKeyPath<DetectedValues>> { DetectedValues(self).found(keyPaths) }

  /// Returns what the first item has.
  public func detectedValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> DetectedValues { detected(keyPaths) }

  private func detected(_ keyPaths: Set<PartialKeyPath<DetectedValues>>) -> DetectedValues {
    var values = DetectedValues(self)
    values.patterns = values.found(keyPaths)
    return values
  }

  private func answer(_ body: @escaping () -> Void) {
    SimulatedProcess.current.clock.schedule(after: 0, "answer of the pasteboard") { UserCode.run { body() } }
  }
}
