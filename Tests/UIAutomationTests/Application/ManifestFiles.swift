import Foundation

/// Info.plists and storyboards in a folder of their own, which is removed with the object.
final class ManifestFiles {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("launch-" + UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Base.lproj"), withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes an Info.plist whose outermost dictionary has these entries.
  func plist(_ entries: String) throws -> URL {
    try file("Info.plist", "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n\(entries)\n</dict>\n</plist>\n")
  }

  func file(_ name: String, _ text: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  /// A scene manifest with one configuration, as Xcode writes it.
  static func scenes(delegate: String, storyboard: String? = nil) -> String {
    """
    <key>UIApplicationSceneManifest</key>
    <dict>
      <key>UIApplicationSupportsMultipleScenes</key><false/>
      <key>UISceneConfigurations</key>
      <dict>
        <key>UIWindowSceneSessionRoleApplication</key>
        <array>
          <dict>
            <key>UISceneConfigurationName</key><string>Default Configuration</string>
            <key>UISceneDelegateClassName</key><string>\(delegate)</string>
            \(storyboard.map { "<key>UISceneStoryboardFile</key><string>\($0)</string>" } ?? "")
          </dict>
        </array>
      </dict>
    </dict>
    """
  }

  /// Writes a storyboard with one controller, which has a label.
  func storyboard(_ name: String, isInitial: Bool = true) throws {
    let initial = isInitial ? " initialViewController=\"VC1\"" : ""
    _ = try file(
      "Base.lproj/\(name).storyboard",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701"\(initial)>
        <device id="retina6_0" orientation="portrait" appearance="light"/>
        <scenes>
          <scene sceneID="S1">
            <objects>
              <viewController id="VC1" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="V1">
                  <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                  <subviews>
                    <label text="From the storyboard" id="L1">
                      <rect key="frame" x="20" y="100" width="200" height="21"/>
                    </label>
                  </subviews>
                </view>
              </viewController>
            </objects>
          </scene>
        </scenes>
      </document>
      """)
  }
}
