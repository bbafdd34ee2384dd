/// Says which scene is brought to the front.
@preconcurrency @MainActor public struct UISceneSessionActivationRequest {
  /// The session of the scene; nil for a new scene.
  public let session: UISceneSession?
  /// The role of a new scene, or that of the session.
  public let role: UISceneSession.Role
  /// What the scene is to show; nil for nothing in particular.
  public var userActivity: NSUserActivity?
  /// How the scene is brought to the front; nil for the standard behavior.
  public var options: UIScene.ActivationRequestOptions?

  /// Creates a request for a new scene, with windows where the role is left out.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    session = nil
    self.role = role
    self.userActivity = userActivity
    self.options = options
  }

  /// Creates a request for a scene that there was before.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.session = session
    role = session.role
    self.userActivity = userActivity
    self.options = options
  }
}
