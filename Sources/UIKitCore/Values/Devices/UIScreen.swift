public import Foundation
public import PlainviewGraphics
import PlainviewRuntime

/// The device's screen.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The metrics now, and those after a quarter turn.
  private var shown: DeviceProfile.Screen
  private var turned: DeviceProfile.Screen
  /// Where code of any thread finds the screen's traits.
  private let currentTraits = CurrentTraits.ofProcess

  init(_ screen: DeviceProfile.Screen, turned: DeviceProfile.Screen) {
    shown = screen
    self.turned = turned
    traitCollection = UITraitCollection(of: screen, like: UITraitCollection.standard)
    super.init()
    currentTraits.takeScreen(traitCollection)
  }

  /// A screen of the standard device, for subclasses that tests override.
  public override init() {
    shown = DeviceProfile.standard.portrait
    turned = DeviceProfile.standard.landscape
    traitCollection = UITraitCollection(of: shown, like: UITraitCollection.standard)
    super.init()
  }

  /// The screen of the current app; an iPhone of 390 × 844 points unless a driver says otherwise.
  open class var main: UIScreen {
    SimulatedProcess.current.singleton(UIScreen.self) {
      UIScreen(DeviceProfile.standard.portrait, turned: DeviceProfile.standard.landscape)
    }
  }

  /// All screens; always the main one alone.
  open class var screens: [UIScreen] { [main] }

  // MARK: Sizes

  /// The rectangle in points, as the interface is turned.
  open var bounds: CGRect { CGRect(origin: .zero, size: shown.size) }
  /// The rectangle in pixels, as the device is held upright.
  open var nativeBounds: CGRect {
    let (short, long) = (min(shown.size.width, shown.size.height), max(shown.size.width, shown.size.height))
    return CGRect(x: 0, y: 0, width: short * nativeScale, height: long * nativeScale)
  }
  /// Pixels a point.
  open var scale: CGFloat { CGFloat(shown.scale) }
  /// Pixels a point of the display itself; here the same as `scale`.
  open var nativeScale: CGFloat { scale }
  /// The most frames in a second; always 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// The screen that this one shows the contents of; always nil.
  open var mirrored: UIScreen? { nil }
  /// Whether the screen is recorded; always false.
  open var isCaptured: Bool { false }
  /// The delay of an external display in seconds; always 0.
  open var calibratedLatency: TimeInterval { 0 }
  /// Whether the screen is dimmed by drawing. Kept, without effect.
  open var wantsSoftwareDimming = false
  /// From 0 to 1; pictures do not change with it.
  open var brightness: CGFloat = 0.5 {
    didSet {
      brightness = min(max(brightness, 0), 1)
      if brightness != oldValue {
        UserCode.post(Self.brightnessDidChangeNotification, object: self)
      }
    }
  }
  /// The insets of bars and cut-outs, in points.
  package var safeArea: UIEdgeInsets { shown.safeArea }
  /// Whether the interface lies on its side.
  var isOnSide: Bool { shown.size.width > shown.size.height }

  // MARK: Traits

  /// The traits of the device and the user's settings.
  @exclusivity(unchecked) open private(set) var traitCollection: UITraitCollection {
    didSet { currentTraits.takeScreen(traitCollection) }
  }

  /// Changes the user's settings, and updates the windows without traits of their own.
  package func changeTraits(_ change: (inout TraitValues) -> Void) {
    var values = traitCollection.values
    change(&values)
    setTraits(UITraitCollection(values: values))
  }

  private func setTraits(_ new: UITraitCollection) {
    guard new != traitCollection else { return }
    tellingWindows { traitCollection = new }
  }

  // MARK: Devices

  /// Makes this screen another device's; called before there are windows.
  package func become(_ screen: DeviceProfile.Screen, turned: DeviceProfile.Screen? = nil, textMetrics: TextMetrics) {
    shown = screen
    self.turned = turned ?? screen.turned
    traitCollection = UITraitCollection(of: screen, like: traitCollection, textMetrics: textMetrics)
  }

  /// What the screen has after a quarter turn.
  var afterTurn: (size: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection) {
    (turned.size, turned.safeArea, UITraitCollection(of: turned, like: traitCollection))
  }

  /// Turns the interface by a quarter.
  func turn() {
    (shown, turned) = (turned, shown)
    setTraits(UITraitCollection(of: shown, like: traitCollection))
  }

  // MARK: UICoordinateSpace

  /// The space of the interface as it is turned now.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The space of the device held upright; the same as `coordinateSpace`, since nothing here is drawn by the device.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// Returns a point of the screen in other coordinates.
  @_disfavoredOverload
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }
  /// Returns a point of other coordinates in those of the screen.
  @_disfavoredOverload
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.converted(CGRect(origin: point, size: .zero), to: self).origin
  }
  /// Returns a rectangle of the screen in other coordinates.
  @_disfavoredOverload
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, to: coordinateSpace)
  }
  /// Returns a rectangle of other coordinates in those of the screen.
  @_disfavoredOverload
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.converted(rect, to: self)
  }

  // MARK: UIScreen

  /// Called when the traits of the screen have changed; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIScreen {
  /// Posted when the screen's brightness has changed.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// The name of the notification of a screen that was connected; never posted here.
  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// The name of the notification of a screen that was disconnected; never posted here.
  public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  /// The name of the notification of a recording that has begun or ended; never posted here.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}

extension UIScreen: UITraitEnvironment {}
