public import Foundation

/// The picture of a quick action.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  public enum IconType: Int, Sendable {
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

  public convenience init(type: IconType) { self.init(name: "\(type)") }
  public convenience init(templateImageName: String) { self.init(name: templateImageName) }
  public convenience init(systemImageName: String) { self.init(name: systemImageName) }
}

/// A quick action of the app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  open internal(set) var type: String
  open internal(set) var localizedTitle: String
  open internal(set) var localizedSubtitle: String?
  open internal(set) var icon: UIApplicationShortcutIcon?
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  open internal(set) var targetContentIdentifier: Any?

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

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  @available(*, unavailable) public override init() { fatalError("an item has a type and a title") }
}
