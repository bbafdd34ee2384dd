public import Foundation
public import PlainviewCoreLocation
import PlainviewRuntime

/// What a relevant shortcut is for: to do something, or to see something.
public enum INRelevantShortcutRole: Int, Sendable { case action, information }

/// A shortcut that is useful at some times or places.
open class INRelevantShortcut: NSObject, NSCopying, @unchecked Sendable {
  /// The shortcut.
  open private(set) var shortcut: INShortcut
  /// When and where the shortcut is useful.
  open var relevanceProviders: [INRelevanceProvider] = []
  /// How a watch shows the shortcut; nil for the default presentation. Kept, without effect.
  open var watchTemplate: INDefaultCardTemplate?
  /// The kind of widget that shows the shortcut; nil for none. Kept, without effect.
  open var widgetKind: String?
  /// What the shortcut is for.
  open var shortcutRole = INRelevantShortcutRole.action

  /// Creates a relevant shortcut.
  public init(shortcut: INShortcut) { self.shortcut = shortcut }

  /// Returns the shortcut itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a watch shows for a shortcut.
open class INDefaultCardTemplate: NSObject, NSCopying, @unchecked Sendable {
  /// The title.
  open var title: String
  /// The line below the title; nil for none.
  open var subtitle: String?
  /// The picture; nil for none.
  open var image: INImage?

  /// Creates a card with a title.
  public init(title: String) { self.title = title }

  /// Returns a card with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = INDefaultCardTemplate(title: title)
    (copy.subtitle, copy.image) = (subtitle, image)
    return copy
  }
}

/// When or where a shortcut is useful; subclasses have the time or the location.
open class INRelevanceProvider: NSObject, NSCopying, @unchecked Sendable {
  override init() { super.init() }
  /// Returns the object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A time at which a shortcut is useful.
open class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// The beginning.
  open private(set) var startDate: Date
  /// The end; nil for an open one.
  open private(set) var endDate: Date?
  /// Creates a time from its beginning and its end.
  public init(start startDate: Date, end endDate: Date?) {
    (self.startDate, self.endDate) = (startDate, endDate)
    super.init()
  }
}

/// A location at which a shortcut is useful.
open class INLocationRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// The region.
  open private(set) var region: CLRegion
  /// Creates a location from its region.
  public init(region: CLRegion) {
    self.region = region
    super.init()
  }
}

/// A part of the user's day at which a shortcut is useful.
open class INDailyRoutineRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  /// The parts of a day; raw values are Intents'.
  public enum Situation: Int, Sendable {
    /// The parts in Intents' order.
    case morning, evening, home, work, school, gym, commute, headphonesConnected, activeWorkout,
      physicalActivityIncomplete
  }
  /// The part of the day.
  open private(set) var situation: Situation
  /// Creates an object for a part of the day.
  public init(situation: Situation) {
    self.situation = situation
    super.init()
  }
}

/// The relevant shortcuts of an app; the device keeps them (`XCUIDevice.siri`).
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  /// The store of the app.
  open class var `default`: INRelevantShortcutStore {
    SimulatedProcess.current.shared(INRelevantShortcutStore.self) { INRelevantShortcutStore() }
  }

  /// Sets the relevant shortcuts, which replace earlier ones; the closure is called in the next turn.
  @preconcurrency open func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    SiriDevice.current.change { $0.relevant = shortcuts }
    guard let completionHandler else { return }
    SimulatedProcess.current.clock.schedule(after: 0, "relevant shortcuts") { UserCode.run { completionHandler(nil) } }
  }
  /// Sets the relevant shortcuts, which replace earlier ones.
  open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
    SiriDevice.current.change { $0.relevant = shortcuts }
  }
}
