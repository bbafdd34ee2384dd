public import Foundation
import PlainviewRuntime

/// Whether what comes next is predicted for all media, or for those in the app's list only.
public enum INUpcomingMediaPredictionMode: Int, Sendable { case `default`, onlyPredictSuggestedIntents }

/// What the user plays next, as an app says; the device keeps it (`XCUIDevice.siri`).
open class INUpcomingMediaManager: NSObject, @unchecked Sendable {
  private var modes: [INMediaItemType: INUpcomingMediaPredictionMode] = [:]

  private override init() { super.init() }
  /// The manager of the app.
  open class var shared: INUpcomingMediaManager {
    SimulatedProcess.current.shared(INUpcomingMediaManager.self) { INUpcomingMediaManager() }
  }

  /// Sets what comes next, in its order; the list replaces an earlier one.
  open func setUpcomingMediaIntents(_ intents: NSOrderedSet) {
    let all = intents.array.compactMap { $0 as? INIntent }
    SiriDevice.current.change { $0.upcoming = all }
  }
  /// Sets what is predicted for a kind of media. Kept, without effect.
  open func setPredictionMode(_ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType) { modes[type] = mode }
}

/// What is known of the user's use of an app; the base of more special classes.
open class INUserContext: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// Makes the context known to the system; without effect.
  open func becomeCurrent() {}
}

/// The user's media in an app.
open class INMediaUserContext: INUserContext, @unchecked Sendable {
  /// Whether the user pays for the app's media: not known, no, or yes.
  public enum SubscriptionStatus: Int, Sendable { case unknown, notSubscribed, subscribed }
  /// How many things are in the user's library; nil where that is not known. Kept, without effect.
  open var numberOfLibraryItems: Int?
  /// Whether the user pays for the app's media. Kept, without effect.
  open var subscriptionStatus = SubscriptionStatus.unknown
  /// Creates a context in which nothing is known.
  public override init() { super.init() }
}
