/// A parcel in delivery.
public struct Parcel: Sendable, Equatable {
  public let number: Int
  public let title: String
  public var state: String

  public init(_ number: Int, _ title: String, _ state: String) {
    self.number = number
    self.title = title
    self.state = state
  }
}
