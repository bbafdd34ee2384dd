public import Foundation

/// A picture of an intent: in the app, in a file, in data, or of the system.
open class INImage: NSObject, NSCopying, @unchecked Sendable {
  /// Where a picture is.
  package enum Source: Hashable, Sendable {
    case named(String)
    case system(String)
    case data(Data)
    case url(URL, width: Double, height: Double)
    case drawn(ObjectIdentifier)
  }

  package let source: Source
  /// The picture itself, for one that was made from it.
  package let picture: AnyObject?

  /// Creates a picture from its source, with the picture where it is there already.
  package init(source: Source, picture: AnyObject? = nil) {
    (self.source, self.picture) = (source, picture)
  }

  /// Creates a picture by its name in the app.
  public convenience init(named name: String) { self.init(source: .named(name)) }
  /// Creates a symbol of the system by its name.
  public convenience init(systemImageNamed systemImageName: String) { self.init(source: .system(systemImageName)) }
  /// Creates a picture from the data of a file.
  public convenience init(imageData: Data) { self.init(source: .data(imageData)) }
  /// Creates a picture at an address.
  public convenience init?(url URL: URL) { self.init(source: .url(URL, width: 0, height: 0)) }
  /// Creates a picture at an address, with the size at which it is shown.
  public convenience init?(url URL: URL, width: Double, height: Double) {
    self.init(source: .url(URL, width: width, height: height))
  }

  /// Returns the picture itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? INImage)?.source == source }
  open override var hash: Int { source.hashValue }
}
