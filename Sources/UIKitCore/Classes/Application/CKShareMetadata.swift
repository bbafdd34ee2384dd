public import Foundation

/// What an app is told of a share of CloudKit: `CKShare.Metadata`. CloudKit has its members.
open class CKShareMetadata: NSObject, NSCopying, @unchecked Sendable {
  /// The values that CloudKit reads.
  package let contents: any Sendable

  package init(contents: any Sendable) {
    self.contents = contents
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("made by the system") }

  /// Returns the metadata itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
