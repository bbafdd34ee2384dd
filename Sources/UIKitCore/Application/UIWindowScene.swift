public import Foundation
import PlainviewRuntime

/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  open private(set) var screen: UIScreen
  open private(set) var sizeRestrictions: UISceneSizeRestrictions?
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    screen = UIScreen.main
    super.init(session: session, connectionOptions: connectionOptions)
    if screen.traitCollection.userInterfaceIdiom == .pad { sizeRestrictions = UISceneSizeRestrictions() }
  }

  /// The windows that are shown, back to front.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  open var isFullScreen: Bool { true }
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// How the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.life.interfaceOrientation }
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

  /// The screen's traits, with what the scene changes of them.
  open var traitCollection: UITraitCollection {
    traitSettings?.overriding(screen.traitCollection) ?? screen.traitCollection
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// How a scene is shown.
  @preconcurrency @MainActor open class Geometry: NSObject {
    open private(set) var interfaceOrientation: UIInterfaceOrientation

    init(interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
      super.init()
    }

    @available(*, unavailable) public override init() { fatalError("made by the system") }
  }

  /// What a scene asks of the way in which it is shown.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// What a scene asks for on phones and tablets.
    open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask

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
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
    let application = UIApplication.shared
    guard let orientation = application.supportedOrientations.intersection(wanted).first else {
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

extension UIWindowScene: UITraitChangeObservable {
  /// What the scene changes of the screen's traits, for all of its windows.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traitSettings?.own ?? TraitValues()) }
    set {
      let windows = windows
      let old = windows.map(\.traitCollection)
      traitSettingsMadeOnDemand().own = newValue.values
      for (window, old) in zip(windows, old) { TraitChange.tell(window, old) }
    }
  }
}

/// How large the windows of a scene may be; kept as data.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  open var allowsFullScreen = true
}

/// What the controllers in front say about the status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  /// The strip at the top of the screen, in points.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}
