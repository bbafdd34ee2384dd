public import Foundation

/// Says which scene is brought to the front.
@preconcurrency @MainActor open class UISceneSessionActivationRequest: NSObject {
  /// The session of the scene; nil for a new scene.
  open private(set) var session: UISceneSession?
  /// The role of a new scene.
  open private(set) var role: UISceneSession.Role
  /// What the scene is to show; nil for nothing in particular.
  open var userActivity: NSUserActivity?
  /// How the scene is brought to the front; nil for no wishes.
  open var options: UIScene.ActivationRequestOptions?

  /// Creates a request for a new scene.
  public init(
    role: UISceneSession.Role, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    self.userActivity = userActivity
    self.options = options
    super.init()
  }

  /// Creates a request for a scene that there was before.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.session = session
    role = session.role
    self.userActivity = userActivity
    self.options = options
    super.init()
  }

  /// Creates a request for a new scene with windows.
  public override convenience init() { self.init(role: .windowApplication) }
}
