import Foundation

/// A delegate that implements no optional method: the protocols' defaults answer.
@MainActor final class BareDelegate: NSObject {}
