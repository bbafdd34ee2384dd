public import Foundation
import PlainviewRuntime

// Collections with a single trait, and combinations of others.
extension UITraitCollection {
  /// Creates a collection with light or dark mode alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  /// Creates a collection with the horizontal size class alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// Creates a collection with the vertical size class alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  /// Creates a collection with the kind of device alone.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }
  /// Creates a collection with the direction of reading alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// Creates a collection with the pixels a point alone.
  public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
  /// Creates a collection with the display's colors alone.
  public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
  /// Creates a collection with the text size alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  /// Creates a collection with the display's feeling of force alone.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }
  /// Creates a collection with the contrast alone.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// Creates a collection with the level of the content alone.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  /// Creates a collection with the boldness of text alone.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
  /// Creates a collection with whether the window is active alone.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }
  /// Creates a collection with whether the scene is recorded alone.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init { $0.sceneCaptureState = sceneCaptureState }
  }
  /// A collection with the text metrics alone; Plainview's own.
  package convenience init(textMetrics: TextMetrics) { self.init { $0.textMetrics = textMetrics } }

  /// The specified traits of all collections; the last one takes precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init { values in
      for collection in traitCollections { values.override(by: collection.values) }
    }
  }

  /// A collection with the traits that the closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = UITraitOverrides(TraitValues())
    mutations(&traits)
    self.init(values: (traits as? UITraitOverrides)?.values ?? TraitValues())
  }

  /// The collection with the changes that the closure makes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = UITraitOverrides(values)
    mutations(&traits)
    return UITraitCollection(values: (traits as? UITraitOverrides)?.values ?? values)
  }

  /// The collection with one trait replaced.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  package func with(textMetrics: TextMetrics) -> UITraitCollection { changed { $0.textMetrics = textMetrics } }

  package func with(layoutDirection: UITraitEnvironmentLayoutDirection) -> UITraitCollection {
    changed { $0.layoutDirection = layoutDirection }
  }

  private func changed(_ change: (inout TraitValues) -> Void) -> UITraitCollection {
    var values = values
    change(&values)
    return UITraitCollection(values: values)
  }
}

// MARK: - Description

extension UITraitCollection {
  /// The specified traits, in the order and the notation of UIKit.
  var text: String {
    var parts: [String] = []
    func add(_ name: String, _ value: String?) { if let value { parts.append("\(name) = \(value)") } }
    add("UserInterfaceIdiom", values.userInterfaceIdiom == .unspecified ? nil : Self.name(userInterfaceIdiom))
    add("DisplayScale", displayScale == 0 ? nil : compactNumber(Double(displayScale)))
    add("DisplayGamut", displayGamut == .unspecified ? nil : displayGamut == .P3 ? "P3" : "sRGB")
    add("HorizontalSizeClass", Self.name(horizontalSizeClass))
    add("VerticalSizeClass", Self.name(verticalSizeClass))
    add("UserInterfaceStyle", userInterfaceStyle == .unspecified ? nil : userInterfaceStyle == .dark ? "Dark" : "Light")
    add(
      "UserInterfaceLayoutDirection",
      layoutDirection == .unspecified ? nil : layoutDirection == .rightToLeft ? "RTL" : "LTR")
    add(
      "ForceTouchCapability",
      forceTouchCapability == .unknown ? nil : forceTouchCapability == .available ? "Available" : "Unavailable")
    add(
      "PreferredContentSizeCategory",
      preferredContentSizeCategory == .unspecified ? nil : preferredContentSizeCategory.shortName)
    add(
      "AccessibilityContrast",
      accessibilityContrast == .unspecified ? nil : accessibilityContrast == .high ? "High" : "Normal")
    add(
      "UserInterfaceLevel", userInterfaceLevel == .unspecified ? nil : userInterfaceLevel == .base ? "Base" : "Elevated"
    )
    let traits = parts.isEmpty ? "" : "; " + parts.joined(separator: ", ")
    return "<\(SimulatedProcess.classAndAddress(of: self))\(traits)>"
  }

  private static func name(_ idiom: UIUserInterfaceIdiom) -> String {
    switch idiom {
    case .unspecified: "Unspecified"
    case .phone: "Phone"
    case .pad: "Pad"
    case .tv: "TV"
    case .carPlay: "CarPlay"
    case .mac: "Mac"
    case .vision: "Vision"
    }
  }

  private static func name(_ sizeClass: UIUserInterfaceSizeClass) -> String? {
    switch sizeClass {
    case .unspecified: nil
    case .compact: "Compact"
    case .regular: "Regular"
    }
  }
}
