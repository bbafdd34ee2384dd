// Sizes, safe areas and size classes of devices, which SnapshotTesting names.
extension ViewImageConfig {
  /// The screen of an iPhone SE in portrait.
  public static var iPhoneSe: Self { iPhoneSe(.portrait) }
  /// The screen of an iPhone 8 in portrait.
  public static var iPhone8: Self { iPhone8(.portrait) }
  /// The screen of an iPhone 8 Plus in portrait.
  public static var iPhone8Plus: Self { iPhone8Plus(.portrait) }
  /// The screen of an iPhone X in portrait.
  public static var iPhoneX: Self { iPhoneX(.portrait) }
  /// The screen of an iPhone XS Max in portrait.
  public static var iPhoneXsMax: Self { iPhoneXsMax(.portrait) }
  /// The screen of an iPhone XR in portrait.
  public static var iPhoneXr: Self { iPhoneXr(.portrait) }
  /// The screen of an iPhone 12 in portrait.
  public static var iPhone12: Self { iPhone12(.portrait) }
  /// The screen of an iPhone 12 Pro in portrait.
  public static var iPhone12Pro: Self { iPhone12Pro(.portrait) }
  /// The screen of an iPhone 12 Pro Max in portrait.
  public static var iPhone12ProMax: Self { iPhone12ProMax(.portrait) }
  /// The screen of an iPhone 13 in portrait.
  public static var iPhone13: Self { iPhone13(.portrait) }
  /// The screen of an iPhone 13 mini in portrait.
  public static var iPhone13Mini: Self { iPhone13Mini(.portrait) }
  /// The screen of an iPhone 13 Pro in portrait.
  public static var iPhone13Pro: Self { iPhone13Pro(.portrait) }
  /// The screen of an iPhone 13 Pro Max in portrait.
  public static var iPhone13ProMax: Self { iPhone13ProMax(.portrait) }
  /// The screen of an iPad mini in landscape.
  public static var iPadMini: Self { iPadMini(.landscape) }
  /// The screen of a 9.7-inch iPad in landscape.
  public static var iPad9_7: Self { iPad9_7(.landscape) }
  /// The screen of a 10.2-inch iPad in landscape.
  public static var iPad10_2: Self { iPad10_2(.landscape) }
  /// The screen of a 10.5-inch iPad Pro in landscape.
  public static var iPadPro10_5: Self { iPadPro10_5(.landscape) }
  /// The screen of an 11-inch iPad Pro in landscape.
  public static var iPadPro11: Self { iPadPro11(.landscape) }
  /// The screen of a 12.9-inch iPad Pro in landscape.
  public static var iPadPro12_9: Self { iPadPro12_9(.landscape) }

  /// The screen of an iPhone SE in the given orientation: 320 by 568 points in portrait.
  public static func iPhoneSe(_ orientation: Orientation) -> Self {
    phone(320, 568, top: 20, bottom: 0, side: 0, landscapeBottom: 0, isWide: false, orientation)
  }
  /// The screen of an iPhone 8 in the given orientation: 375 by 667 points in portrait.
  public static func iPhone8(_ orientation: Orientation) -> Self {
    phone(375, 667, top: 20, bottom: 0, side: 0, landscapeBottom: 0, isWide: false, orientation)
  }
  /// The screen of an iPhone 8 Plus in the given orientation: 414 by 736 points in portrait.
  public static func iPhone8Plus(_ orientation: Orientation) -> Self {
    phone(414, 736, top: 20, bottom: 0, side: 0, landscapeBottom: 0, isWide: true, orientation)
  }
  /// The screen of an iPhone X in the given orientation: 375 by 812 points in portrait.
  public static func iPhoneX(_ orientation: Orientation) -> Self {
    phone(375, 812, top: 44, bottom: 34, side: 44, landscapeBottom: 24, isWide: false, orientation)
  }
  /// The screen of an iPhone XS Max in the given orientation: 414 by 896 points in portrait.
  public static func iPhoneXsMax(_ orientation: Orientation) -> Self {
    phone(414, 896, top: 44, bottom: 34, side: 44, landscapeBottom: 24, isWide: true, orientation)
  }
  /// The screen of an iPhone XR in the given orientation: 414 by 896 points in portrait.
  public static func iPhoneXr(_ orientation: Orientation) -> Self {
    phone(414, 896, top: 44, bottom: 34, side: 44, landscapeBottom: 24, isWide: true, orientation)
  }
  /// The screen of an iPhone 12 in the given orientation: 390 by 844 points in portrait.
  public static func iPhone12(_ orientation: Orientation) -> Self {
    phone(390, 844, top: 47, bottom: 34, side: 47, landscapeBottom: 21, isWide: false, orientation)
  }
  /// The screen of an iPhone 12 Pro in the given orientation: 390 by 844 points in portrait.
  public static func iPhone12Pro(_ orientation: Orientation) -> Self {
    phone(390, 844, top: 47, bottom: 34, side: 47, landscapeBottom: 21, isWide: false, orientation)
  }
  /// The screen of an iPhone 12 Pro Max in the given orientation: 428 by 926 points in portrait.
  public static func iPhone12ProMax(_ orientation: Orientation) -> Self {
    phone(428, 926, top: 47, bottom: 34, side: 47, landscapeBottom: 21, isWide: true, orientation)
  }
  /// The screen of an iPhone 13 in the given orientation: 390 by 844 points in portrait.
  public static func iPhone13(_ orientation: Orientation) -> Self {
    phone(390, 844, top: 47, bottom: 34, side: 47, landscapeBottom: 21, isWide: false, orientation)
  }
  /// The screen of an iPhone 13 mini in the given orientation: 375 by 812 points in portrait.
  public static func iPhone13Mini(_ orientation: Orientation) -> Self {
    phone(375, 812, top: 50, bottom: 34, side: 50, landscapeBottom: 21, isWide: false, orientation)
  }
  /// The screen of an iPhone 13 Pro in the given orientation: 390 by 844 points in portrait.
  public static func iPhone13Pro(_ orientation: Orientation) -> Self {
    phone(390, 844, top: 47, bottom: 34, side: 47, landscapeBottom: 21, isWide: false, orientation)
  }
  /// The screen of an iPhone 13 Pro Max in the given orientation: 428 by 926 points in portrait.
  public static func iPhone13ProMax(_ orientation: Orientation) -> Self {
    phone(428, 926, top: 47, bottom: 34, side: 47, landscapeBottom: 21, isWide: true, orientation)
  }
  /// The screen of an iPad mini in the given orientation, with the whole of it for the app.
  public static func iPadMini(_ orientation: Orientation) -> Self {
    orientation == .landscape ? iPadMini(.landscape(splitView: .full)) : iPadMini(.portrait(splitView: .full))
  }
  /// The screen of a 9.7-inch iPad in the given orientation, with the whole of it for the app.
  public static func iPad9_7(_ orientation: Orientation) -> Self {
    orientation == .landscape ? iPad9_7(.landscape(splitView: .full)) : iPad9_7(.portrait(splitView: .full))
  }
  /// The screen of a 10.2-inch iPad in the given orientation, with the whole of it for the app.
  public static func iPad10_2(_ orientation: Orientation) -> Self {
    orientation == .landscape ? iPad10_2(.landscape(splitView: .full)) : iPad10_2(.portrait(splitView: .full))
  }
  /// The screen of a 10.5-inch iPad Pro in the given orientation, with the whole of it for the app.
  public static func iPadPro10_5(_ orientation: Orientation) -> Self {
    orientation == .landscape ? iPadPro10_5(.landscape(splitView: .full)) : iPadPro10_5(.portrait(splitView: .full))
  }
  /// The screen of an 11-inch iPad Pro in the given orientation, with the whole of it for the app.
  public static func iPadPro11(_ orientation: Orientation) -> Self {
    orientation == .landscape ? iPadPro11(.landscape(splitView: .full)) : iPadPro11(.portrait(splitView: .full))
  }
  /// The screen of a 12.9-inch iPad Pro in the given orientation, with the whole of it for the app.
  public static func iPadPro12_9(_ orientation: Orientation) -> Self {
    orientation == .landscape ? iPadPro12_9(.landscape(splitView: .full)) : iPadPro12_9(.portrait(splitView: .full))
  }
  /// The screen of an iPad mini in the given orientation, as wide as the app's part of a split view.
  public static func iPadMini(_ orientation: TabletOrientation) -> Self {
    tablet(768, 1024, top: 20, bottom: 0, landscapeSplits: [320, 507, 694], portraitSplits: [320, 438], orientation)
  }
  /// The screen of a 9.7-inch iPad in the given orientation, as wide as the app's part of a split view.
  public static func iPad9_7(_ orientation: TabletOrientation) -> Self {
    tablet(768, 1024, top: 20, bottom: 0, landscapeSplits: [320, 507, 694], portraitSplits: [320, 438], orientation)
  }
  /// The screen of a 10.2-inch iPad in the given orientation, as wide as the app's part of a split view.
  public static func iPad10_2(_ orientation: TabletOrientation) -> Self {
    tablet(810, 1080, top: 20, bottom: 0, landscapeSplits: [320, 535, 750], portraitSplits: [320, 480], orientation)
  }
  /// The screen of a 10.5-inch iPad Pro in the given orientation, as wide as the app's part of a split view.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> Self {
    tablet(834, 1112, top: 20, bottom: 0, landscapeSplits: [320, 551, 782], portraitSplits: [320, 504], orientation)
  }
  /// The screen of an 11-inch iPad Pro in the given orientation, as wide as the app's part of a split view.
  public static func iPadPro11(_ orientation: TabletOrientation) -> Self {
    tablet(834, 1194, top: 24, bottom: 20, landscapeSplits: [375, 592, 809], portraitSplits: [320, 504], orientation)
  }
  /// The screen of a 12.9-inch iPad Pro in the given orientation, as wide as the app's part of a split view.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> Self {
    tablet(1024, 1366, top: 20, bottom: 0, landscapeSplits: [375, 678, 981], portraitSplits: [375, 639], orientation)
  }
}
