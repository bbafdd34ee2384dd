// Sizes, safe areas and size classes of devices, which SnapshotTesting names.
extension ViewImageConfig {
  public static var iPhoneSe: Self { iPhoneSe(.portrait) }
  public static var iPhone8: Self { iPhone8(.portrait) }
  public static var iPhone8Plus: Self { iPhone8Plus(.portrait) }
  public static var iPhoneX: Self { iPhoneX(.portrait) }
  public static var iPhoneXsMax: Self { iPhoneXsMax(.portrait) }
  public static var iPhoneXr: Self { iPhoneXr(.portrait) }
  public static var iPhone12: Self { iPhone12(.portrait) }
  public static var iPhone12Pro: Self { iPhone12Pro(.portrait) }
  public static var iPhone12ProMax: Self { iPhone12ProMax(.portrait) }
  public static var iPhone13: Self { iPhone13(.portrait) }
  public static var iPhone13Mini: Self { iPhone13Mini(.portrait) }
  public static var iPhone13Pro: Self { iPhone13Pro(.portrait) }
  public static var iPhone13ProMax: Self { iPhone13ProMax(.portrait) }
  public static var iPadMini: Self { iPadMini(.landscape) }
  public static var iPad9_7: Self { iPad9_7(.landscape) }
  public static var iPad10_2: Self { iPad10_2(.landscape) }
  public static var iPadPro10_5: Self { iPadPro10_5(.landscape) }
  public static var iPadPro11: Self { iPadPro11(.landscape) }
  public static var iPadPro12_9: Self { iPadPro12_9(.landscape) }

  public static func iPhoneSe(_ orientation: Orientation) -> Self {
    phone(320, 568, top: 20, bottom: 0, side: 0, landscapeBottom: 0, isWide: false, orientation)
  }
  public static func iPhone8(_ orientation: Orientation) -> Self {
    phone(375, 667, top: 20, bottom: 0, side: 0, landscapeBottom: 0, isWide: false, orientation)
  }
  public static func iPhone8Plus(_ orientation: Orientation) -> Self {
    phone(414, 736, top: 20, bottom: 0, side: 0, landscapeBottom: 0, isWide: true, orientation)
  }
  public static func iPhoneX(_ orientation: Orientation) -> Self {
    phone(375, 812, top: 44, bottom: 34, side: 44, landscapeBottom: 24, isWide: false, orientation)
  }
  public static func iPhoneXsMax(_ orientation: Orientation) -> Self {
    phone(414, 896, top: 44, bottom: 34, side: 44, landscapeBottom: 24, isWide: true, orientation)
  }
  public static func iPhoneXr(_ orientation: Orientation) -> Self {
    phone(414, 896, top: 44, bottom: 34, side: 44, landscapeBottom: 24, isWide: true, orientation)
  }
  public static func iPhone12(_ orientation: Orientation) -> Self {
    phone(390, 844, top: 47, bottom: 34, side: 47, landscapeBottom: 21, isWide: false, orientation)
  }
  public static func iPhone12Pro(_ orientation: Orientation) -> Self {
    phone(390, 844, top: 47, bottom: 34, side: 47, landscapeBottom: 21, isWide: false, orientation)
  }
  public static func iPhone12ProMax(_ orientation: Orientation) -> Self {
    phone(428, 926, top: 47, bottom: 34, side: 47, landscapeBottom: 21, isWide: true, orientation)
  }
  public static func iPhone13(_ orientation: Orientation) -> Self {
    phone(390, 844, top: 47, bottom: 34, side: 47, landscapeBottom: 21, isWide: false, orientation)
  }
  public static func iPhone13Mini(_ orientation: Orientation) -> Self {
    phone(375, 812, top: 50, bottom: 34, side: 50, landscapeBottom: 21, isWide: false, orientation)
  }
  public static func iPhone13Pro(_ orientation: Orientation) -> Self {
    phone(390, 844, top: 47, bottom: 34, side: 47, landscapeBottom: 21, isWide: false, orientation)
  }
  public static func iPhone13ProMax(_ orientation: Orientation) -> Self {
    phone(428, 926, top: 47, bottom: 34, side: 47, landscapeBottom: 21, isWide: true, orientation)
  }
  public static func iPadMini(_ orientation: Orientation) -> Self {
    orientation == .landscape ? iPadMini(.landscape(splitView: .full)) : iPadMini(.portrait(splitView: .full))
  }
  public static func iPad9_7(_ orientation: Orientation) -> Self {
    orientation == .landscape ? iPad9_7(.landscape(splitView: .full)) : iPad9_7(.portrait(splitView: .full))
  }
  public static func iPad10_2(_ orientation: Orientation) -> Self {
    orientation == .landscape ? iPad10_2(.landscape(splitView: .full)) : iPad10_2(.portrait(splitView: .full))
  }
  public static func iPadPro10_5(_ orientation: Orientation) -> Self {
    orientation == .landscape ? iPadPro10_5(.landscape(splitView: .full)) : iPadPro10_5(.portrait(splitView: .full))
  }
  public static func iPadPro11(_ orientation: Orientation) -> Self {
    orientation == .landscape ? iPadPro11(.landscape(splitView: .full)) : iPadPro11(.portrait(splitView: .full))
  }
  public static func iPadPro12_9(_ orientation: Orientation) -> Self {
    orientation == .landscape ? iPadPro12_9(.landscape(splitView: .full)) : iPadPro12_9(.portrait(splitView: .full))
  }
  public static func iPadMini(_ orientation: TabletOrientation) -> Self {
    tablet(768, 1024, top: 20, bottom: 0, landscapeSplits: [320, 507, 694], portraitSplits: [320, 438], orientation)
  }
  public static func iPad9_7(_ orientation: TabletOrientation) -> Self {
    tablet(768, 1024, top: 20, bottom: 0, landscapeSplits: [320, 507, 694], portraitSplits: [320, 438], orientation)
  }
  public static func iPad10_2(_ orientation: TabletOrientation) -> Self {
    tablet(810, 1080, top: 20, bottom: 0, landscapeSplits: [320, 535, 750], portraitSplits: [320, 480], orientation)
  }
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> Self {
    tablet(834, 1112, top: 20, bottom: 0, landscapeSplits: [320, 551, 782], portraitSplits: [320, 504], orientation)
  }
  public static func iPadPro11(_ orientation: TabletOrientation) -> Self {
    tablet(834, 1194, top: 24, bottom: 20, landscapeSplits: [375, 592, 809], portraitSplits: [320, 504], orientation)
  }
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> Self {
    tablet(1024, 1366, top: 20, bottom: 0, landscapeSplits: [375, 678, 981], portraitSplits: [375, 639], orientation)
  }
}
