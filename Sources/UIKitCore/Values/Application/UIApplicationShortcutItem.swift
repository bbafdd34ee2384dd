public import Foundation

/// The picture of a quick action.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  /// The icons that the system has; raw values are UIKit's.
  public enum IconType: Int, Sendable {
    /// What each icon stands for.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love,
      cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted,
      alarm, bookmark, shuffle, audio, update
  }

  /// What the icon is called; Plainview's own.
  package let name: String

  private init(name: String) {
    self.name = name
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("an icon needs a name") }

  /// Creates an icon of the system.
  public convenience init(type: IconType) { self.init(name: "\(type)") }
  /// Creates an icon of an image of the app.
  public convenience init(templateImageName: String) { self.init(name: templateImageName) }
  /// Creates an icon of a symbol.
  public convenience init(systemImageName: String) { self.init(name: systemImageName) }
}

/// A quick action of the app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
  /// The app's name for the action.
  open internal(set) var type: String
  /// The title that the user sees.
  open internal(set) var localizedTitle: String
  /// The second line that the user sees; nil for none.
  open internal(set) var localizedSubtitle: String?
  /// The icon beside the title; nil for none.
  open internal(set) var icon: UIApplicationShortcutIcon?
  /// What the app needs to perform the action; nil for none.
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  /// The name of the content of the action; nil for none. Kept, without effect.
  open internal(set) var targetContentIdentifier: Any?

  /// Creates a quick action with a type, texts, an icon and information of the app.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// Creates a quick action with a type and a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  @available(*, unavailable) public override init() { fatalError("an item has a type and a title") }

  /// Returns a quick action with the same contents, which does not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIApplicationShortcutItem in
      filled(
        UIApplicationShortcutItem(
          type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
          userInfo: userInfo))
    }
  }
  /// Returns a quick action with the same contents that can be changed.
  open nonisolated func mutableCopy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIApplicationShortcutItem in
      filled(
        UIMutableApplicationShortcutItem(
          type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
          userInfo: userInfo))
    }
  }

  private func filled(_ copy: UIApplicationShortcutItem) -> UIApplicationShortcutItem {
    copy.targetContentIdentifier = targetContentIdentifier
    return copy
  }
}

/// A quick action of the app's icon that can be changed.
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The app's name for the action.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title that the user sees.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// The second line that the user sees; nil for none.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The icon beside the title; nil for none.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// What the app needs to perform the action; nil for none.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The name of the content of the action; nil for none. Kept, without effect.
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}
