public import Foundation
import PlainviewRuntime

/// The properties of the device and of settings that views depend on.
///
/// A collection that apps make has only the given traits: all others are unspecified.
open class UITraitCollection: NSObject, @unchecked Sendable {
  package final let values: TraitValues
  /// The color of `UIColor.tintColor` with these traits: the tint of the view that they come from, which is no trait when
  /// collections are compared. Nil for the usual one.
  package final let tint: UIColor?

  package init(values: TraitValues) {
    self.values = values
    tint = nil
    super.init()
  }

  package init(values: TraitValues, tint: UIColor) {
    self.values = values
    self.tint = tint
    super.init()
  }

  public override init() {
    values = TraitValues()
    tint = nil
    super.init()
  }

  package convenience init(_ change: (inout TraitValues) -> Void) {
    var values = TraitValues()
    change(&values)
    self.init(values: values)
  }

  // MARK: Traits

  /// Light or dark mode.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// How much space the width gives.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// How much space the height gives.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The direction of reading.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels a point.
  open var displayScale: CGFloat { values.displayScale }
  /// The colors that the display can show.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The user's text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// Whether the display feels force.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// Whether the user has switched on a higher contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether the content is at the base or above other content.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Whether the user has switched on bold text.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the window is active.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// Whether the scene is recorded.
  open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
  /// The language that decides how text is set; nil if not given.
  open var typesettingLanguage: Locale.Language? { values.typesettingLanguage }
  /// How large text is; Plainview's own trait, see `TextMetrics`.
  package final var textMetrics: TextMetrics { values.textMetrics ?? .cells }

  // MARK: Comparing

  /// Whether this collection contains all specified traits of the other one.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let other = trait?.values else { return true }
    return values.overridden(by: other) == values
  }

  /// Whether colours that depend on traits may differ with the other collection.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    values.affectsColors(comparedTo: traitCollection?.values ?? TraitValues())
  }

  /// The traits of the system that differ from those of the other collection.
  open func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection ?? UITraitCollection()
    return Self.systemTraits.filter { !isSame($0, as: other) }
  }

  package func isSame(_ trait: UITrait, as other: UITraitCollection) -> Bool { trait.isSame(in: self, other) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int { 0 }

  open override var description: String { text }

  // MARK: The current traits

  /// The traits of the code that runs: those of the view that is laid out or drawn, else those of the main screen.
  ///
  /// Each thread sets its own. The screen is that of the task's app; a thread without a task has a standard device's.
  open class var current: UITraitCollection {
    get { CurrentTraits.ofProcess.value }
    set { CurrentTraits.ofProcess.override(newValue) }
  }

  /// Runs code for which these are the current traits: colours in it are resolved by them.
  open func performAsCurrent(_ actions: () -> Void) { performAsCurrent(returning: actions) }

  package func performAsCurrent<Result>(returning body: () throws -> Result) rethrows -> Result {
    let current = CurrentTraits.ofProcess
    let former = current.override(self)
    defer { current.override(former) }
    return try body()
  }

  /// The traits of a device with the default settings.
  package static let standard = UITraitCollection {
    $0.userInterfaceStyle = .light
    $0.layoutDirection = .leftToRight
    $0.displayGamut = .P3
    $0.preferredContentSizeCategory = .large
    $0.forceTouchCapability = .unavailable
    $0.accessibilityContrast = .normal
    $0.userInterfaceLevel = .base
    $0.legibilityWeight = .regular
    $0.activeAppearance = .active
    $0.sceneCaptureState = .inactive
    $0.textMetrics = .cells
  }

  /// The traits of a screen, with the settings that another collection has.
  package convenience init(
    of screen: DeviceProfile.Screen, like settings: UITraitCollection, textMetrics: TextMetrics? = nil
  ) {
    var values = settings.values
    values.horizontalSizeClass = screen.horizontalSizeClass
    values.verticalSizeClass = screen.verticalSizeClass
    values.userInterfaceIdiom = screen.idiom
    values.displayScale = CGFloat(screen.scale)
    if let textMetrics { values.textMetrics = textMetrics }
    self.init(values: values)
  }
}
