/// A place to stay.
public struct Place: Equatable, Sendable {
  public let name: String
  public let address: String

  public init(_ name: String, _ address: String) {
    self.name = name
    self.address = address
  }
}
