public import Foundation

/// Asks for resources that a store delivers on demand: here the bundle has all of its files from the beginning.
@preconcurrency open class NSBundleResourceRequest: NSObject, ProgressReporting, @unchecked Sendable {
  open private(set) var tags: Set<String>
  open private(set) var bundle: Bundle
  open private(set) var progress = Progress(totalUnitCount: 1)
  /// From 0 to 1. Kept, without effect: nothing has to be loaded.
  open var loadingPriority = 0.5

  public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }

  public init(tags: Set<String>, bundle: Bundle) {
    self.tags = tags
    self.bundle = bundle
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(tags:)") }

  /// Tells soon that the resources are there.
  open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    progress.completedUnitCount = 1
    DispatchQueue.global().async { completionHandler(nil) }
  }
  open func beginAccessingResources() async throws { progress.completedUnitCount = 1 }

  /// Tells soon that the resources are there.
  open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { completionHandler(true) }
  }
  open func conditionallyBeginAccessingResources() async -> Bool { true }

  open func endAccessingResources() {}
}

/// The priority of what the user waits for.
public let NSBundleResourceRequestLoadingPriorityUrgent = 2.0
