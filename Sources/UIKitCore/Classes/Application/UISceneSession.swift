public import Foundation
import PlainviewRuntime

/// The state of a scene that outlives its disconnection: its role, its configuration, and the app's data.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What scenes are for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role as a text.
    public let rawValue: String
    /// Creates a role from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene of the app's interface on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene on an external screen that takes no events.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// A scene on an external screen, in systems before iOS 16.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// What the scene is for.
  open private(set) var role: Role
  /// The same on every run.
  open private(set) var persistentIdentifier: String
  /// The connected scene; nil while there is none.
  open internal(set) weak var scene: UIScene?
  /// The class, the delegate and the storyboard of the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// The activity from which the scene's state is restored; nil for none. Kept, without effect.
  open var stateRestorationActivity: NSUserActivity?
  /// What the app keeps with the session; nil for none.
  open var userInfo: [String: Any]?

  init(role: Role, number: Int, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
    let digits = String(number)
    let padding = String(repeating: "0", count: max(0, 12 - digits.count))
    persistentIdentifier = "5CE4E000-0000-4000-8000-" + padding + digits
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("sessions are made by the system") }

  open override nonisolated var description: String {
    MainActor.assumeIsolated {
      "<\(SimulatedProcess.classAndAddress(of: self)); role: \(role.rawValue); persistentIdentifier: "
        + "\(persistentIdentifier)>"
    }
  }
}

/// What a scene is made of: its class, its delegate's class, its storyboard.
///
/// One that is made with a name takes the rest from the Info.plist's configuration of that name, one without a name from
/// the first configuration of its role.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name of the configuration in the Info.plist; nil for the first one of its role.
  open private(set) var name: String?
  /// What the scene is for.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene; nil for the usual one.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; nil for none.
  open var delegateClass: AnyClass?
  /// The name of the storyboard in the Info.plist.
  package var storyboardName: String?
  /// The storyboard that the app set; the layer that reads documents knows its class.
  package var storyboardObject: AnyObject?
  /// What the Info.plist has for it.
  package let declared: AppManifest.SceneConfiguration?

  /// Creates a configuration with a name and a role; the rest is taken from the Info.plist.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    let manifest = UIApplication.shared.life.manifest
    declared = manifest?.configuration(named: name, role: sessionRole.rawValue)
    storyboardName = declared?.storyboardName
    super.init()
    if let name, let manifest, declared == nil {
      SimulatedProcess.log(
        "Info.plist contained no UIScene configuration dictionary (looking for configuration named \"\(name)\")"
          + (manifest.configurations.isEmpty ? "" : "; it has \(manifest.configurationNames)"))
    }
  }

  @available(*, unavailable) public override init() { fatalError("use init(name:sessionRole:)") }

  open override nonisolated var description: String {
    MainActor.assumeIsolated {
      "<\(SimulatedProcess.classAndAddress(of: self)); name: \(name.map { "\"\($0)\"" } ?? "(none)")>"
    }
  }
}
