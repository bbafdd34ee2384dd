public import Foundation

/// A point in the history of a zone or a database.
open class CKServerChangeToken: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  let change: Int

  init(_ change: Int) {
    self.change = change
    super.init()
  }

  /// Archives are secure.
  public static var supportsSecureCoding: Bool { true }
  /// Reads the token of an archive.
  public required init?(coder: NSCoder) {
    change = coder.decodeInteger(forKey: "Change")
    super.init()
  }
  /// Writes the token into an archive.
  open func encode(with coder: NSCoder) { coder.encode(change, forKey: "Change") }
  /// Returns the token itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CKServerChangeToken)?.change == change }
  open override var hash: Int { change.hashValue }
}
