public import Foundation
public import PlainviewGraphics
import PlainviewRuntime

/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The screen that the scene is on.
  open private(set) var screen: UIScreen
  /// How large the windows may be; nil except on iPad.
  open private(set) var sizeRestrictions: UISceneSizeRestrictions?
  /// The status bar as the controllers in front configure it.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()

  /// Creates a scene of a session on the main screen.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    screen = UIScreen.main
    super.init(session: session, connectionOptions: connectionOptions)
    if screen.traitCollection.userInterfaceIdiom == .pad { sizeRestrictions = UISceneSizeRestrictions() }
  }

  /// The windows that are shown, back to front.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The window that gets the keys; nil if it is in another scene or there is none.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// Whether the scene covers the screen; always true.
  open var isFullScreen: Bool { true }
  /// The coordinates of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// How the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.life.interfaceOrientation }
  /// How the scene is shown at present.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

  /// Makes documents of the scene for screenshots; nobody asks for them here.
  open private(set) lazy var screenshotService: UIScreenshotService? = UIScreenshotService(self)

  /// The screen's traits, with the scene's overrides.
  open var traitCollection: UITraitCollection {
    traitSettings?.overriding(screen.traitCollection) ?? screen.traitCollection
  }
  /// Called when the traits of the scene have changed; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// How a scene is shown.
  @preconcurrency @MainActor open class Geometry: NSObject {
    /// How the interface is turned.
    open private(set) var interfaceOrientation: UIInterfaceOrientation

    init(interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
      super.init()
    }

    @available(*, unavailable) public override init() { fatalError("made by the system") }
  }

  /// The presentation that a scene requests.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// What a scene asks for on phones and tablets.
    open class iOS: GeometryPreferences {
      /// The orientations that the scene asks for.
      open var interfaceOrientations: UIInterfaceOrientationMask

      /// Creates preferences for orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// Turns the interface to one of the orientations that are asked for; an error says that the controller has none.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let requested = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
    let application = UIApplication.shared
    guard let orientation = application.supportedOrientations.intersection(requested).first else {
      errorHandler?(GeometryRequestError())
      return
    }
    application.turnInterface(to: orientation)
  }
}

/// None of the orientations that a scene asked for is supported by the controller in front.
struct GeometryRequestError: Error, CustomStringConvertible {
  var description: String {
    "None of the requested orientations are supported by the view controller: see supportedInterfaceOrientations."
  }
}

/// How large the windows of a scene may be; kept as data.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  /// The smallest size in points. Kept, without effect.
  open var minimumSize = CGSize.zero
  /// The largest size in points. Kept, without effect.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether the scene may cover the screen. Kept, without effect.
  open var allowsFullScreen = true
}

/// The status bar as the controllers in front configure it.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// The color of the status bar's text.
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  /// Whether the status bar is hidden.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  /// The strip at the top of the screen, in points.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}
