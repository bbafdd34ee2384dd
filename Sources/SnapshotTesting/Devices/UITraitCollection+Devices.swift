public import PlainviewGraphics

// The traits of devices, as SnapshotTesting names them.
extension UITraitCollection {
  /// The traits of an iPhone SE in the given orientation.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneSe(orientation).traits
  }
  /// The traits of an iPhone 8 in the given orientation.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone8(orientation).traits
  }
  /// The traits of an iPhone 8 Plus in the given orientation.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone8Plus(orientation).traits
  }
  /// The traits of an iPhone X in the given orientation.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneX(orientation).traits
  }
  /// The traits of an iPhone XR in the given orientation.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneXr(orientation).traits
  }
  /// The traits of an iPhone XS Max in the given orientation.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneXsMax(orientation).traits
  }
  /// The traits of an iPhone 12 in the given orientation.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone12(orientation).traits
  }
  /// The traits of an iPhone 12 Pro Max in the given orientation.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone12ProMax(orientation).traits
  }
  /// The traits of an iPhone 13 in the given orientation.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13(orientation).traits
  }
  /// The traits of an iPhone 13 Pro Max in the given orientation.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13ProMax(orientation).traits
  }
  /// The traits of an iPad mini in landscape, with the whole screen for the app.
  public static var iPadMini: UITraitCollection { ViewImageConfig.iPadMini(.landscape).traits }
  /// The traits of an app in a third of an iPad mini in landscape.
  public static var iPadMini_Compact_SplitView: UITraitCollection {
    ViewImageConfig.iPadMini(.landscape(splitView: .oneThird)).traits
  }
  /// The traits of a 9.7-inch iPad in landscape, with the whole screen for the app.
  public static var iPad9_7: UITraitCollection { ViewImageConfig.iPad9_7(.landscape).traits }
  /// The traits of an app in a third of a 9.7-inch iPad in landscape.
  public static var iPad9_7_Compact_SplitView: UITraitCollection {
    ViewImageConfig.iPad9_7(.landscape(splitView: .oneThird)).traits
  }
  /// The traits of a 10.2-inch iPad in landscape, with the whole screen for the app.
  public static var iPad10_2: UITraitCollection { ViewImageConfig.iPad10_2(.landscape).traits }
  /// The traits of an app in a third of a 10.2-inch iPad in landscape.
  public static var iPad10_2_Compact_SplitView: UITraitCollection {
    ViewImageConfig.iPad10_2(.landscape(splitView: .oneThird)).traits
  }
  /// The traits of a 10.5-inch iPad Pro in landscape, with the whole screen for the app.
  public static var iPadPro10_5: UITraitCollection { ViewImageConfig.iPadPro10_5(.landscape).traits }
  /// The traits of an app in a third of a 10.5-inch iPad Pro in landscape.
  public static var iPadPro10_5_Compact_SplitView: UITraitCollection {
    ViewImageConfig.iPadPro10_5(.landscape(splitView: .oneThird)).traits
  }
  /// The traits of an 11-inch iPad Pro in landscape, with the whole screen for the app.
  public static var iPadPro11: UITraitCollection { ViewImageConfig.iPadPro11(.landscape).traits }
  /// The traits of an app in a third of an 11-inch iPad Pro in landscape.
  public static var iPadPro11_Compact_SplitView: UITraitCollection {
    ViewImageConfig.iPadPro11(.landscape(splitView: .oneThird)).traits
  }
  /// The traits of a 12.9-inch iPad Pro in landscape, with the whole screen for the app.
  public static var iPadPro12_9: UITraitCollection { ViewImageConfig.iPadPro12_9(.landscape).traits }
  /// The traits of an app in a third of a 12.9-inch iPad Pro in landscape.
  public static var iPadPro12_9_Compact_SplitView: UITraitCollection {
    ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneThird)).traits
  }
}
