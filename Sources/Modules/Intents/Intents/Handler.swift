import Foundation

/// Carries a handler to its method that waits, which belongs to no actor.
struct Handler<Object>: @unchecked Sendable {
  let object: Object
  init(_ object: Object) { self.object = object }
}
