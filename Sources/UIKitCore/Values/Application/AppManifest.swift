package import Foundation
package import PlainviewGraphics
import PlainviewRuntime

/// The entries of an app's Info.plist that matter for launching it.
package struct AppManifest: Sendable {
  package enum Key: String, Sendable {
    case sceneManifest = "UIApplicationSceneManifest"
    case multipleScenes = "UIApplicationSupportsMultipleScenes"
    case configurations = "UISceneConfigurations"
    case configurationName = "UISceneConfigurationName"
    case sceneClass = "UISceneClassName"
    case sceneDelegateClass = "UISceneDelegateClassName"
    case sceneStoryboard = "UISceneStoryboardFile"
    case mainStoryboard = "UIMainStoryboardFile"
    case urlTypes = "CFBundleURLTypes"
    case urlSchemes = "CFBundleURLSchemes"
    case queriedSchemes = "LSApplicationQueriesSchemes"
    case orientations = "UISupportedInterfaceOrientations"
    case padOrientations = "UISupportedInterfaceOrientations~ipad"
    case interfaceStyle = "UIUserInterfaceStyle"
    case controllersDecideStatusBar = "UIViewControllerBasedStatusBarAppearance"
    case statusBarHidden = "UIStatusBarHidden"
  }

  package struct SceneConfiguration: Sendable {
    package let role: String
    package let name: String?
    package let sceneClassName: String?
    package let delegateClassName: String?
    package let storyboardName: String?
  }

  package let path: String
  /// Whether the app has scenes.
  package let hasScenes: Bool
  package let supportsMultipleScenes: Bool
  /// In the order of the file for each role.
  package let configurations: [SceneConfiguration]
  package let mainStoryboard: String?
  package let urlSchemes: [String]
  package let queriedSchemes: [String]
  package let interfaceStyle: UIUserInterfaceStyle
  /// Whether controllers decide the status bar's appearance, and not the app itself.
  let controllersDecideStatusBar: Bool
  let hidesStatusBar: Bool
  private let orientations: UIInterfaceOrientationMask?
  private let padOrientations: UIInterfaceOrientationMask?
  private let text: String

  /// The folder of the file, where the app's other resources lie.
  package var folder: URL { URL(fileURLWithPath: path).deletingLastPathComponent() }

  /// Reads an Info.plist; throws `LaunchError`.
  package init(contentsOf url: URL) throws {
    guard let data = try? Data(contentsOf: url) else { throw LaunchError.missingInfoPlist(url.path) }
    try self.init(data: data, path: url.path)
  }

  package init(data: Data, path: String) throws {
    let text = String(decoding: data, as: UTF8.self)
    let values = try ManifestValues(data: data, path: path, text: text)
    let scenes = try values.dictionary(.sceneManifest)
    self.path = path
    self.text = text
    hasScenes = scenes != nil
    supportsMultipleScenes = try scenes?.bool(.multipleScenes) ?? false
    configurations = try Self.configurations(in: scenes?.dictionary(.configurations))
    mainStoryboard = try values.string(.mainStoryboard)
    urlSchemes = try values.dictionaries(.urlTypes).flatMap { try $0.strings(.urlSchemes) ?? [] }
    queriedSchemes = try values.strings(.queriedSchemes) ?? []
    orientations = try Self.mask(values.strings(.orientations))
    padOrientations = try Self.mask(values.strings(.padOrientations))
    interfaceStyle = try Self.style(values.string(.interfaceStyle))
    controllersDecideStatusBar = try values.bool(.controllersDecideStatusBar) ?? true
    hidesStatusBar = try values.bool(.statusBarHidden) ?? false
  }

  private static func configurations(in values: ManifestValues?) throws -> [SceneConfiguration] {
    guard let values else { return [] }
    return try values.names.flatMap { role in
      try values.dictionaries(named: role).map { configuration in
        SceneConfiguration(
          role: role, name: try configuration.string(.configurationName),
          sceneClassName: try configuration.string(.sceneClass).flatMap { $0.isEmpty ? nil : $0 },
          delegateClassName: try configuration.string(.sceneDelegateClass),
          storyboardName: try configuration.string(.sceneStoryboard))
      }
    }
  }

  /// An empty list counts as a missing one.
  private static func mask(_ names: [String]?) -> UIInterfaceOrientationMask? {
    guard let names, !names.isEmpty else { return nil }
    var mask: UIInterfaceOrientationMask = []
    for name in names {
      switch name {
      case "UIInterfaceOrientationPortrait": mask.insert(.portrait)
      case "UIInterfaceOrientationPortraitUpsideDown": mask.insert(.portraitUpsideDown)
      case "UIInterfaceOrientationLandscapeLeft": mask.insert(.landscapeLeft)
      case "UIInterfaceOrientationLandscapeRight": mask.insert(.landscapeRight)
      default: break
      }
    }
    return mask
  }

  private static func style(_ name: String?) -> UIUserInterfaceStyle {
    switch name {
    case "Light": .light
    case "Dark": .dark
    default: .unspecified
    }
  }

  // MARK: Asking

  /// The configuration of that name, or the first one of the role for nil.
  package func configuration(named name: String?, role: String) -> SceneConfiguration? {
    configurations.first { $0.role == role && (name == nil || $0.name == name) }
  }

  /// The names of the configurations, for a remark.
  var configurationNames: String {
    configurations.map { "\"\($0.name ?? "(no name)")\"" }.joined(separator: ", ")
  }

  /// The orientations that the app supports on a kind of device; nil where it does not say.
  func orientations(on idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientationMask? {
    idiom == .pad ? padOrientations ?? orientations : orientations
  }

  /// Whether the URL is one of the app's own.
  func takes(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return urlSchemes.contains { $0.lowercased() == scheme }
  }

  /// Whether the app may ask if URLs of a scheme can be opened: those of the system, its own, and those that it lists.
  func mayQuery(_ scheme: String) -> Bool {
    OpenedURL.standardSchemes.contains(scheme) || (urlSchemes + queriedSchemes).contains { $0.lowercased() == scheme }
  }

  /// `path:line` of a key in a file of text, else the path.
  func location(of key: Key) -> String { ManifestValues.location(of: key.rawValue, in: text, path: path) }
}
