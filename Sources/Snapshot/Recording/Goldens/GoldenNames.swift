import Synchronization

/// Notes which assertion uses which golden, so that two of them do not share a file unawares.
enum GoldenNames {
  enum Claim: Equatable {
    case first
    /// The same assertion again: a test that is repeated, a loop, a helper, a parameterized test.
    case again
    case taken(by: String)
    /// Another golden has the same name but for case.
    case sameButForCase(String)
  }

  private struct Use {
    let location: String
    /// Of the text that was not the golden, when there was one.
    var mismatch: Int?
    /// Whether the assertion has had several texts: none of them is recorded any more.
    var varies = false
  }

  private struct Uses {
    var byPath: [String: Use] = [:]
    var byFoldedPath: [String: String] = [:]
  }

  private static let uses = Mutex(Uses())

  /// Claims a file; the first assertion that claims it has it.
  static func claim(_ path: String, for location: String) -> Claim {
    uses.withLock { uses in
      if let owner = uses.byPath[path] { return owner.location == location ? .again : .taken(by: owner.location) }
      let folded = GoldenName.folded(path)
      if let other = uses.byFoldedPath[folded] { return .sameButForCase(other) }
      uses.byFoldedPath[folded] = path
      uses.byPath[path] = Use(location: location)
      return .first
    }
  }

  /// Notes a text that is not the golden; whether the same assertion has had another one in this run.
  static func hasAnotherText(_ path: String, than text: String, claim: Claim) -> Bool {
    uses.withLock { uses in
      guard var use = uses.byPath[path] else { return false }
      if claim == .again, use.mismatch != text.hashValue { use.varies = true }
      use.mismatch = text.hashValue
      uses.byPath[path] = use
      return use.varies
    }
  }
}
