public import Foundation

/// Asks for resources that a store delivers on demand: here the bundle has all of its files from the beginning.
@preconcurrency open class NSBundleResourceRequest: NSObject, ProgressReporting, @unchecked Sendable {
  /// The tags of the resources.
  open private(set) var tags: Set<String>
  /// The bundle that the resources belong to.
  open private(set) var bundle: Bundle
  /// How far the resources are loaded; complete after the first access.
  open private(set) var progress = Progress(totalUnitCount: 1)
  /// From 0 to 1. Kept, without effect: nothing has to be loaded.
  open var loadingPriority = 0.5

  /// Creates a request for the resources of tags in the main bundle.
  public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }

  /// Creates a request for the resources of tags in a bundle.
  public init(tags: Set<String>, bundle: Bundle) {
    self.tags = tags
    self.bundle = bundle
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(tags:)") }

  /// Tells soon that the resources are there.
  @preconcurrency open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    progress.completedUnitCount = 1
    DispatchQueue.global().async { completionHandler(nil) }
  }
  /// Loads the resources; returns at once, as they are there.
  open func beginAccessingResources() async throws { progress.completedUnitCount = 1 }

  /// Tells soon that the resources are there.
  @preconcurrency open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void)
  {
    DispatchQueue.global().async { completionHandler(true) }
  }
  /// Returns whether the resources are there without loading; always true.
  open func conditionallyBeginAccessingResources() async -> Bool { true }

  /// Lets the system remove the resources. Without effect.
  open func endAccessingResources() {}
}

/// The priority of resources that the user waits for.
public let NSBundleResourceRequestLoadingPriorityUrgent = 2.0
