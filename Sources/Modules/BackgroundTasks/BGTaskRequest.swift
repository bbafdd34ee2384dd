public import Foundation

/// A request for a task that the system launches in the background; apps submit its subclasses.
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
  /// The name of the task, for which a launch handler is registered.
  public let identifier: String
  /// The date before which the task is not to begin; nil for no delay. Kept, without effect: only the driver launches tasks.
  open var earliestBeginDate: Date?

  init(named identifier: String) { self.identifier = identifier }

  func emptyCopy() -> BGTaskRequest { BGTaskRequest(named: identifier) }

  /// Returns another request with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = emptyCopy()
    copy.earliestBeginDate = earliestBeginDate
    return copy
  }

  /// The kind of task that the request asks for.
  func makeTask() -> BGTask { BGTask(identifier: identifier) }

  /// How many requests of the kind may wait at a time.
  var limit: Int { .max }
}

/// A request for a short task that brings the app's content up to date; one may wait at a time.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Creates a request for the task with a name.
  public init(identifier: String) { super.init(named: identifier) }

  override func emptyCopy() -> BGTaskRequest { BGAppRefreshTaskRequest(identifier: identifier) }
  override func makeTask() -> BGTask { BGAppRefreshTask(identifier: identifier) }
  override var limit: Int { 1 }
}

/// A request for a task that may take minutes; ten may wait at a time.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether the task needs a network. Kept, without effect.
  open var requiresNetworkConnectivity = false
  /// Whether the device has to be charging. Kept, without effect.
  open var requiresExternalPower = false

  /// Creates a request for the task with a name.
  public init(identifier: String) { super.init(named: identifier) }

  override func emptyCopy() -> BGTaskRequest {
    let copy = BGProcessingTaskRequest(identifier: identifier)
    copy.requiresNetworkConnectivity = requiresNetworkConnectivity
    copy.requiresExternalPower = requiresExternalPower
    return copy
  }
  override func makeTask() -> BGTask { BGProcessingTask(identifier: identifier) }
  override var limit: Int { 10 }
}

/// A request for a task of a study that the user takes part in; it counts as one for processing.
open class BGHealthResearchTaskRequest: BGProcessingTaskRequest, @unchecked Sendable {
  /// The protection of the files that the task needs. Kept, without effect.
  open var protectionTypeOfRequiredData = FileProtectionType.none.rawValue

  override func emptyCopy() -> BGTaskRequest {
    let copy = BGHealthResearchTaskRequest(identifier: identifier)
    copy.requiresNetworkConnectivity = requiresNetworkConnectivity
    copy.requiresExternalPower = requiresExternalPower
    copy.protectionTypeOfRequiredData = protectionTypeOfRequiredData
    return copy
  }
  override func makeTask() -> BGTask { BGHealthResearchTask(identifier: identifier) }
}
