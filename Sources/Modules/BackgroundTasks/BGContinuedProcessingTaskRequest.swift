import Foundation

/// A request for a task that the user has begun, and that goes on in the background: it is launched in the next turn.
///
/// Where the device runs none (`XCUIDevice.backgroundTasks`) the request waits, or is refused, by its strategy.
open class BGContinuedProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// What happens to a request that cannot be launched at once.
  public enum SubmissionStrategy: Int, Sendable {
    /// It is refused, or it waits.
    case fail, queue
  }
  /// What a task needs of the device.
  public struct Resources: OptionSet, Sendable {
    /// The bits of the resources.
    public let rawValue: Int
    /// Creates a set of the resources with some bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The graphics processor.
    public static let gpu = Resources(rawValue: 1)
  }

  /// The title that the user sees.
  open var title: String
  /// The text below the title.
  open var subtitle: String
  /// What happens where the task cannot be launched at once; it waits before it is set.
  open var strategy = SubmissionStrategy.queue
  /// What the task needs of the device. Kept, without effect.
  open var requiredResources: Resources = []

  /// Creates a request for the task with a name, with texts for the user.
  public init(identifier: String, title: String, subtitle: String) {
    (self.title, self.subtitle) = (title, subtitle)
    super.init(named: identifier)
  }

  override func emptyCopy() -> BGTaskRequest {
    let copy = BGContinuedProcessingTaskRequest(identifier: identifier, title: title, subtitle: subtitle)
    copy.strategy = strategy
    copy.requiredResources = requiredResources
    return copy
  }
  override func makeTask() -> BGTask {
    BGContinuedProcessingTask(identifier: identifier, title: title, subtitle: subtitle)
  }
}
