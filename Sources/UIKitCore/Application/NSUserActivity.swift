public import Foundation
import PlainviewRuntime

/// The type of the activity that a link into a web site leads to.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What the user is doing, so that it can be gone on with later or elsewhere; Foundation here has no such class.
@preconcurrency @MainActor open class NSUserActivity: NSObject {
  open private(set) var activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var needsSave = false
  /// The page that shows the same, for an activity that came from a link.
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  open var supportsContinuationStreams = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open weak var delegate: (any NSUserActivityDelegate)?
  private var isValid = true

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("an activity has a type") }

  open override nonisolated var description: String {
    MainActor.assumeIsolated { "<\(SimulatedProcess.classAndAddress(of: self)); activityType: \(activityType)>" }
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this what the user is doing now; an activity that was invalidated stays over.
  open func becomeCurrent() {
    guard isValid else { return }
    Current.of(SimulatedProcess.current).activity = self
    if needsSave {
      needsSave = false
      UserCode.tell(delegate, "userActivityWillSave(_:)") { $0.userActivityWillSave(self) }
    }
  }

  open func resignCurrent() {
    let current = Current.of(SimulatedProcess.current)
    if current.activity === self { current.activity = nil }
  }

  open func invalidate() {
    isValid = false
    resignCurrent()
  }

  /// What the user of the running code's app is doing.
  package static var current: NSUserActivity? { Current.of(SimulatedProcess.current).activity }

  private final class Current {
    var activity: NSUserActivity?

    @MainActor static func of(_ process: SimulatedProcess) -> Current { process.singleton(Current.self) { Current() } }
  }
}

/// Is asked to bring an activity up to date before it is kept.
@preconcurrency @MainActor public protocol NSUserActivityDelegate: NSObjectProtocol {
  func userActivityWillSave(_ userActivity: NSUserActivity)
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) { leftOut(by: self, with: [userActivity]) }
  public func userActivityWasContinued(_ userActivity: NSUserActivity) { leftOut(by: self, with: [userActivity]) }
}

/// An object that an activity can be given to, to go on with it.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
