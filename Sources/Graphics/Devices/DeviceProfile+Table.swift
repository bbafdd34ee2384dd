import Foundation

extension DeviceProfile {
  /// Every device, phones before tablets and small before large.
  package static let table: [DeviceProfile] = phones + tablets

  private static let phones: [DeviceProfile] = [
    phone("retina3_5", 320, 480, ["iPhone 4s", "iPhone 4"]),
    phone("retina4_0", 320, 568, ["iPhone SE (1st generation)", "iPhone 5s", "iPhone 5c", "iPhone 5"]),
    phone(
      "retina4_7", 375, 667,
      [
        "iPhone SE", "iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone 8", "iPhone 7", "iPhone 6s",
        "iPhone 6",
      ]),
    phone(
      "retina5_5", 414, 736, ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus"], scale: 3,
      isWide: true),
    phone("retina5_4", 375, 812, ["iPhone 13 mini", "iPhone 12 mini"], scale: 3, notch: 50),
    phone("retina5_9", 375, 812, ["iPhone X", "iPhone XS", "iPhone 11 Pro"], scale: 3, notch: 44),
    phone("retina6_1", 414, 896, ["iPhone 11", "iPhone XR"], notch: 44, isWide: true),
    phone("retina6_5", 414, 896, ["iPhone 11 Pro Max", "iPhone XS Max"], scale: 3, notch: 44, isWide: true),
    phone(
      "retina6_0", 390, 844,
      ["iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro", "iPhone 16e"], scale: 3, notch: 47),
    phone(
      "retina6_7", 428, 926, ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], scale: 3, notch: 47,
      isWide: true),
    phone(
      "retina6_12", 393, 852, ["iPhone 15", "iPhone 15 Pro", "iPhone 16", "iPhone 14 Pro"], scale: 3, notch: 59),
    phone(
      "retina6_72", 430, 932, ["iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus", "iPhone 14 Pro Max"], scale: 3,
      notch: 59, isWide: true),
    phone("retina6_3", 402, 874, ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], scale: 3, notch: 62),
    phone("retina6_9", 440, 956, ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], scale: 3, notch: 62, isWide: true),
  ]

  private static let tablets: [DeviceProfile] = [
    tablet("ipad7_9", 768, 1024, ["iPad mini (5th generation)", "iPad mini 3", "iPad mini 2"]),
    tablet("ipad9_7", 768, 1024, ["iPad Pro (9.7-inch)", "iPad Air 2", "iPad mini 4", "iPad (6th generation)"]),
    tablet("ipad10_2", 810, 1080, ["iPad (9th generation)", "iPad (8th generation)", "iPad (7th generation)"]),
    tablet("ipad10_5", 834, 1112, ["iPad Pro (10.5-inch)", "iPad Air (3rd generation)"]),
    tablet("ipad8_3rounded", 744, 1133, ["iPad mini", "iPad mini (6th generation)"], isRounded: true),
    tablet("ipad10_9", 820, 1180, ["iPad", "iPad (10th generation)"], isRounded: true),
    tablet("ipad10_9rounded", 820, 1180, ["iPad Air", "iPad Air (5th generation)"], isRounded: true),
    tablet("ipad11_0rounded", 834, 1194, ["iPad Pro (11-inch)"], isRounded: true),
    tablet("ipad12_9", 1024, 1366, ["iPad Pro (12.9-inch, 2nd generation)"]),
    tablet("ipad12_9rounded", 1024, 1366, ["iPad Pro (12.9-inch)"], isRounded: true),
    tablet("ipad13_0rounded", 1032, 1376, ["iPad Pro", "iPad Pro (13-inch)"], isRounded: true),
  ]

  /// A phone; one with a `notch` of that height in points has no home button.
  private static func phone(
    _ id: String, _ width: Double, _ height: Double, _ names: [String], scale: Double = 2, notch: Double = 0,
    isWide: Bool = false
  ) -> DeviceProfile {
    let hasNotch = notch > 0
    return DeviceProfile(
      id: id, names: names,
      portrait: Screen(
        size: CGSize(width: width, height: height), scale: scale,
        safeArea: UIEdgeInsets(top: hasNotch ? notch : 20, left: 0, bottom: hasNotch ? 34 : 0, right: 0),
        horizontalSizeClass: .compact, verticalSizeClass: .regular),
      landscape: Screen(
        size: CGSize(width: height, height: width), scale: scale,
        safeArea: UIEdgeInsets(top: 0, left: notch, bottom: hasNotch ? 21 : 0, right: notch),
        horizontalSizeClass: isWide ? .regular : .compact, verticalSizeClass: .compact))
  }

  /// A tablet; one with rounded corners has no home button.
  private static func tablet(
    _ id: String, _ width: Double, _ height: Double, _ names: [String], isRounded: Bool = false
  ) -> DeviceProfile {
    func screen(_ width: Double, _ height: Double) -> Screen {
      Screen(
        size: CGSize(width: width, height: height), scale: 2,
        safeArea: UIEdgeInsets(top: isRounded ? 24 : 20, left: 0, bottom: isRounded ? 20 : 0, right: 0),
        horizontalSizeClass: .regular, verticalSizeClass: .regular, idiom: .pad)
    }
    return DeviceProfile(id: id, names: names, portrait: screen(width, height), landscape: screen(height, width))
  }
}
