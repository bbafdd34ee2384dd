import Foundation
import PlainviewRuntime

/// Makes a scene and its delegate of what a configuration says.
@MainActor struct SceneMaking {
  private let application: UIApplication
  private let configuration: UISceneConfiguration

  init(_ application: UIApplication, _ configuration: UISceneConfiguration) {
    self.application = application
    self.configuration = configuration
  }

  func scene(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) throws -> UIScene {
    let scene = try sceneClass().init(session: session, connectionOptions: options)
    scene.delegate = try delegate()
    return scene
  }

  private func sceneClass() throws -> UIScene.Type {
    guard let named = try configuration.sceneClass ?? declaredClass(configuration.declared?.sceneClassName, .sceneClass)
    else { return UIWindowScene.self }
    guard let type = named as? UIScene.Type else {
      throw LaunchError.wrongClass(location(.sceneClass), name: className(named), needed: "UIScene")
    }
    return type
  }

  private func delegate() throws -> (any UISceneDelegate)? {
    let declared = configuration.declared?.delegateClassName
    guard
      let type = try configuration.delegateClass ?? declaredClass(declared, .sceneDelegateClass)
        ?? application.life.sceneDelegateClass
    else { return nil }
    guard type is any UISceneDelegate.Type, let type = type as? NSObject.Type,
      let delegate = ObjectMaker.object(of: type) as? any UISceneDelegate
    else {
      throw LaunchError.wrongClass(
        location(.sceneDelegateClass), name: className(type), needed: "UIWindowSceneDelegate")
    }
    return delegate
  }

  /// The class of a name in the Info.plist; one that is not in the program is an error, and UIKit's line is logged.
  private func declaredClass(_ name: String?, _ key: AppManifest.Key) throws -> AnyClass? {
    guard let name else { return nil }
    let resolved = application.resolvedClassName(name)
    if let type = DocumentLoading.findClass(resolved) { return type }
    SimulatedProcess.log(
      "[SceneConfiguration] Info.plist configuration \"\(configuration.declared?.name ?? "(no name)")\" for "
        + "\(configuration.role.rawValue) contained \(key.rawValue) key, but could not load class with name "
        + "\"\(resolved)\".")
    throw LaunchError.unknownClass(location(key), name: resolved)
  }

  private func location(_ key: AppManifest.Key) -> String {
    application.life.manifest?.location(of: key) ?? "the configuration of the scene"
  }
}

extension UIApplication {
  /// A class name of the Info.plist with the build setting for the module put in: that of the delegate's class.
  func resolvedClassName(_ name: String) -> String {
    let module = delegate.map { moduleName(of: type(of: $0)) } ?? ""
    var resolved = name
    for variable in ["$(PRODUCT_MODULE_NAME)", "${PRODUCT_MODULE_NAME}", "$(PRODUCT_NAME)", "${PRODUCT_NAME}"] {
      resolved = resolved.replacing(variable, with: module)
    }
    return resolved
  }
}
