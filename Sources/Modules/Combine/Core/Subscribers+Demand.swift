extension Subscribers {
  /// How many values are requested.
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
    /// -1 for as many as there are.
    private let count: Int

    private init(count: Int) { self.count = count }

    /// As many values as there are.
    public static let unlimited = Demand(count: -1)
    /// No value; the same as `.max(0)`.
    public static let none = Demand(count: 0)

    /// At most so many; a negative number is a programmer's error.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "demand cannot be negative")
      return Demand(count: value)
    }

    /// The number of values; nil if there is no limit.
    public var max: Int? { count < 0 ? nil : count }

    /// The number as text, or `unlimited`.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Returns the sum; unlimited when one of both is or when it is too large.
    public static func + (one: Demand, other: Demand) -> Demand {
      guard let a = one.max, let b = other.max else { return .unlimited }
      let (sum, overflows) = a.addingReportingOverflow(b)
      return overflows ? .unlimited : Demand(count: sum)
    }

    /// Returns the demand with a number added, 0 at least; unlimited stays unlimited.
    public static func + (one: Demand, other: Int) -> Demand {
      guard let a = one.max else { return .unlimited }
      let (sum, overflows) = a.addingReportingOverflow(other)
      return overflows ? .unlimited : Demand(count: Swift.max(0, sum))
    }

    /// What is left; never below none.
    public static func - (one: Demand, other: Demand) -> Demand {
      guard let a = one.max else { return .unlimited }
      guard let b = other.max else { return .none }
      return Demand(count: Swift.max(0, a - b))
    }

    /// Returns the demand with a number subtracted, 0 at least; unlimited stays unlimited.
    public static func - (one: Demand, other: Int) -> Demand { one + -other }

    /// Returns the demand multiplied by a number, 0 at least; unlimited stays unlimited.
    public static func * (one: Demand, other: Int) -> Demand {
      guard let a = one.max else { return .unlimited }
      let (product, overflows) = a.multipliedReportingOverflow(by: other)
      return overflows ? .unlimited : Demand(count: Swift.max(0, product))
    }

    /// Adds another demand.
    public static func += (one: inout Demand, other: Demand) { one = one + other }
    /// Adds a number.
    public static func += (one: inout Demand, other: Int) { one = one + other }
    /// Subtracts another demand.
    public static func -= (one: inout Demand, other: Demand) { one = one - other }
    /// Subtracts a number.
    public static func -= (one: inout Demand, other: Int) { one = one - other }
    /// Multiplies by a number.
    public static func *= (one: inout Demand, other: Int) { one = one * other }

    /// Whether the first demand is less; unlimited is more than any number.
    public static func < (one: Demand, other: Demand) -> Bool {
      switch (one.max, other.max) {
      case (nil, _): false
      case (_, nil): true
      case (let a?, let b?): a < b
      }
    }

    /// Whether the demand is that number.
    public static func == (one: Demand, other: Int) -> Bool { one.max == other }
    /// Whether the number is that of the demand.
    public static func == (one: Int, other: Demand) -> Bool { other == one }
    /// Whether the demand is not that number.
    public static func != (one: Demand, other: Int) -> Bool { !(one == other) }
    /// Whether the number is not that of the demand.
    public static func != (one: Int, other: Demand) -> Bool { !(other == one) }
    /// Whether the demand is more than a number; unlimited is.
    public static func > (one: Demand, other: Int) -> Bool { one.max.map { $0 > other } ?? true }
    /// Whether the demand is at least a number; unlimited is.
    public static func >= (one: Demand, other: Int) -> Bool { one.max.map { $0 >= other } ?? true }
    /// Whether the demand is less than a number.
    public static func < (one: Demand, other: Int) -> Bool { !(one >= other) }
    /// Whether the demand is at most a number.
    public static func <= (one: Demand, other: Int) -> Bool { !(one > other) }
    /// Whether a number is more than the demand.
    public static func > (one: Int, other: Demand) -> Bool { other < one }
    /// Whether a number is at least the demand.
    public static func >= (one: Int, other: Demand) -> Bool { other <= one }
    /// Whether a number is less than the demand.
    public static func < (one: Int, other: Demand) -> Bool { other > one }
    /// Whether a number is at most the demand.
    public static func <= (one: Int, other: Demand) -> Bool { other >= one }
  }

  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    /// The publisher has sent all its values.
    case finished
    /// The publisher has failed with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion: Encodable where Failure: Encodable {
  private enum Key: String, CodingKey { case success, error }

  /// Writes whether it is a success and, if not, the error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .finished: try container.encode(true, forKey: .success)
    case .failure(let error):
      try container.encode(false, forKey: .success)
      try container.encode(error, forKey: .error)
    }
  }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
  private enum ReadKey: String, CodingKey { case success, error }

  /// Reads what `encode(to:)` has written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ReadKey.self)
    self =
      try container.decode(Bool.self, forKey: .success)
      ? .finished : .failure(container.decode(Failure.self, forKey: .error))
  }
}

extension Subscribers.Completion {
  /// The same end with an error of another kind.
  func mapError<Other>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }

  /// The same end, whose error may be of any kind.
  var erased: Subscribers.Completion<any Error> { mapError { $0 } }
}
