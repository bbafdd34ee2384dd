public import Foundation

// Points, sizes and rectangles in a text are their numbers, as iOS prints them (W40).

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// `(1.0, 2.0)`: x and y.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// `(3.0, 4.0)`: width and height.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// `(1.0, 2.0, 3.0, 4.0)`: x, y, width and height.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
