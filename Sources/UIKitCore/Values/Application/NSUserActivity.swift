public import Foundation
import PlainviewRuntime

/// The type of the activity that a link into a web site leads to.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The user's activity, so that it can be continued later or elsewhere; Foundation here has no such class.
@preconcurrency @MainActor open class NSUserActivity: NSObject {
  /// The kind of activity, as declared in the Info.plist.
  open private(set) var activityType: String
  /// The title of the activity; nil for none.
  open var title: String?
  /// The data for continuing the activity; nil for none.
  open var userInfo: [AnyHashable: Any]?
  /// The keys without which the activity cannot be continued. Kept, without effect.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the delegate is asked to bring the activity up to date.
  open var needsSave = false
  /// The page that shows the same, for an activity that came from a link.
  open var webpageURL: URL?
  /// The page from which the link came. Kept, without effect.
  open var referrerURL: URL?
  /// When the activity is no longer offered. Kept, without effect.
  open var expirationDate: Date?
  /// Search terms under which the activity is found. Kept, without effect.
  open var keywords: Set<String> = []
  /// The name of the content of the activity; nil for none. Kept, without effect.
  open var targetContentIdentifier: String?
  /// The name by which the activity can be deleted; nil for none. Kept, without effect.
  open var persistentIdentifier: String?
  /// Whether the continuing app may exchange data with this one. Kept, without effect.
  open var supportsContinuationStreams = false
  /// Whether other devices of the user may continue the activity. Kept, without effect.
  open var isEligibleForHandoff = true
  /// Whether the activity may be found on the device. Kept, without effect.
  open var isEligibleForSearch = false
  /// Whether the activity may be found by everyone. Kept, without effect.
  open var isEligibleForPublicIndexing = false
  /// Whether the activity may be suggested to the user. Kept, without effect.
  open var isEligibleForPrediction = false
  /// The object that brings the activity up to date; not retained.
  open weak var delegate: (any NSUserActivityDelegate)?
  private var isValid = true

  /// Creates an activity of a kind; it is not the current one yet.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("an activity has a type") }

  open override nonisolated var description: String {
    MainActor.assumeIsolated { "<\(SimulatedProcess.classAndAddress(of: self)); activityType: \(activityType)>" }
  }

  /// Adds entries to `userInfo`; they replace those of the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this the current activity; not for one that was invalidated.
  open func becomeCurrent() {
    guard isValid else { return }
    Current.of(SimulatedProcess.current).activity = self
    if needsSave {
      needsSave = false
      UserCode.tell(delegate, "userActivityWillSave(_:)") { $0.userActivityWillSave(self) }
    }
  }

  /// Ends being the current activity, if it is.
  open func resignCurrent() {
    let current = Current.of(SimulatedProcess.current)
    if current.activity === self { current.activity = nil }
  }

  /// Ends the activity for good.
  open func invalidate() {
    isValid = false
    resignCurrent()
  }

  /// Deletes what the system has saved of the activities with some identifiers, which is nothing here; the closure is
  /// called in the next turn.
  @preconcurrency open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping @Sendable () -> Void
  ) { deleteAllSavedUserActivities(completionHandler: handler) }

  /// Deletes what the system has saved of all activities, which is nothing here; the closure is called in the next turn.
  @preconcurrency open class func deleteAllSavedUserActivities(
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    SimulatedProcess.current.clock.schedule(after: 0, "deleting activities") { UserCode.run { handler() } }
  }

  private final class Current {
    var activity: NSUserActivity?

    @MainActor static func of(_ process: SimulatedProcess) -> Current { process.singleton(Current.self) { Current() } }
  }
}

/// The name by which an activity can be deleted.
public typealias NSUserActivityPersistentIdentifier = String

/// Updates an activity before it is saved.
@preconcurrency @MainActor public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called to update the activity before it is saved.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called when the activity is continued on another device; never called here.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing by default.
  public func userActivityWillSave(_ userActivity: NSUserActivity) { leftOut(by: self, with: [userActivity]) }
  /// Does nothing by default.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) { leftOut(by: self, with: [userActivity]) }
}

/// An object that can continue an activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Called to restore the state of an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
