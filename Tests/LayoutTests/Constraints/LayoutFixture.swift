import Foundation

/// Reads the data under Fixtures/layout.
enum LayoutFixture {
  static func decode<Value: Decodable>(_ name: String, as type: Value.Type) -> Value {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/layout/\(name)")
    do {
      return try JSONDecoder().decode(type, from: Data(contentsOf: url))
    } catch {
      fatalError("Fixtures/layout/\(name): \(error)")
    }
  }

  static func text(_ name: String) -> String {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/layout/\(name)")
    do {
      return try String(contentsOf: url, encoding: .utf8)
    } catch {
      fatalError("Fixtures/layout/\(name): \(error)")
    }
  }
}

extension CGRect {
  /// A rectangle written as x, y, width, height.
  init(_ numbers: [Double]) { self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }

  /// Whether no edge is further away than the tolerance, in points.
  func isNear(_ other: CGRect, tolerance: CGFloat = 0.001) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
