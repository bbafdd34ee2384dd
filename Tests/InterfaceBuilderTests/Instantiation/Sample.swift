import Foundation
import PlainviewGraphics
import PlainviewInterfaceBuilder
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets
import Synchronization
import Testing

/// Small documents, and the app that they belong to.
@MainActor enum Sample {
  /// A storyboard of one scene on a screen of 375 × 667 points.
  ///
  /// `view` is the content of the root view, `controller` are the controller's attributes and `inside` its elements.
  static func storyboard(
    view: String = "", controller: String = "", inside: String = "", beside: String = "", resources: String = "",
    tools: String = "22155"
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)"
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="scene"><objects>
        <viewController id="vc" sceneMemberID="viewController" \(controller)>
          <view key="view" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            \(view)
          </view>
          \(inside)
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
        \(beside)
      </objects></scene></scenes>
      <resources>\(resources)</resources>
    </document>
    """
  }

  static func xib(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155"
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>\(objects)</objects>
    </document>
    """
  }

  static func loader(
    _ text: String, path: String = "Test.storyboard", _ change: (inout LoadingOptions) -> Void = { _ in }
  ) throws -> DocumentLoader {
    var options = LoadingOptions()
    change(&options)
    return DocumentLoader(document: try InterfaceDocument(text: text, path: path), options: options)
  }

  /// Runs code in an app of its own whose screen is that of the documents above, with text as the system has it.
  @discardableResult
  static func run<R>(_ body: () throws -> R) throws -> R { try run(in: SimulatedProcess(), body) }

  static func run<R>(in process: SimulatedProcess, _ body: () throws -> R) throws -> R {
    try process.run {
      if let screen = DeviceProfile.identified("retina4_7")?.portrait {
        UIScreen.main.become(screen, textMetrics: .system)
      }
      return try body()
    }
  }

  /// Makes the only scene of a storyboard and lays it out without a window.
  static func scene(_ text: String, _ change: (inout LoadingOptions) -> Void = { _ in }) throws -> UIViewController {
    let controller = try loader(text, change).controller(scene: nil)
    controller.view.layoutIfNeeded()
    return controller
  }

  /// A folder with these files, as a bundle; it is there as long as the tests run, since what it has may be read later.
  static func bundle(_ files: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plainview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    KeptFolders.removeAtExit(folder.path)
    for (name, text) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return try #require(Bundle(path: folder.path))
  }
}

/// Folders that go when the program ends.
private enum KeptFolders {
  private static let paths = Mutex<[String]>([])
  private static let isRegistered = atexit { KeptFolders.removeAll() } == 0

  static func removeAtExit(_ path: String) {
    guard isRegistered else { return }
    paths.withLock { $0.append(path) }
  }

  private static func removeAll() {
    for path in paths.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
  }
}

extension UIView {
  /// The view of a document's id at or below this one.
  func view(_ id: String) -> UIView? { preorder().first { $0.documentID == id } }

  func frame(_ id: String) -> CGRect? { view(id)?.frame }
}
