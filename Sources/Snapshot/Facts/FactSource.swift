@_spi(Plainview) package import PlainviewUIKitCore

/// A value that shows views, whose changes failures describe.
@MainActor package protocol FactSource {
  /// The facts of what the value shows now; nil when it shows nothing.
  var treeFacts: TreeFacts? { get }
}

extension UIView: FactSource {
  package var treeFacts: TreeFacts? { TreeFacts(of: self) }
}

extension UIViewController: FactSource {
  package var treeFacts: TreeFacts? { onScreen { TreeFacts(of: $0) } }
}
