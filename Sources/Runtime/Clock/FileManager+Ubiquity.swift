public import Foundation

extension FileManager {
  /// Stands for the user's account of iCloud; always nil: no user has signed in.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  /// The folder of a container in iCloud; always nil: no user has signed in.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// Whether an item is in iCloud; always false: no user has signed in.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
}
