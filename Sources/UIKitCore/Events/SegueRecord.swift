import PlainviewRuntime

/// The segues of documents that were loaded, for texts about the wiring; `UIStoryboardSegueTemplate` performs them.
@MainActor package final class SegueRecord {
  package struct Segue {
    package private(set) weak var source: AnyObject?
    /// Its kind, as in the document: `show`, `unwind`, `rootViewController`.
    package let kind: String
    package let identifier: String?
    package let destination: Destination
  }

  /// Where a segue leads.
  package enum Destination: Equatable {
    /// A controller of the document, by its id and its name in texts.
    case controller(id: String, name: String)
    /// Back to a controller that has the method.
    case exit(String)
    /// An id that the document does not have.
    case missing(id: String)
  }

  /// In the order in which their sources were made.
  package private(set) var segues: [Segue] = []

  package static var current: SegueRecord { SimulatedProcess.current.singleton(SegueRecord.self) { SegueRecord() } }

  package func add(_ kind: String, _ identifier: String?, from source: AnyObject, to destination: Destination) {
    segues.append(Segue(source: source, kind: kind, identifier: identifier, destination: destination))
  }
}
