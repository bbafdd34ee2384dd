import Foundation

extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A gray of one third of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// A gray of two thirds of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A gray of half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red and half of green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and half of blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown: red 0.6, green 0.4, blue 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black with opacity 0.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// Red that is made for light and dark mode.
  public static let systemRed = UIColor(name: "systemRedColor", light: 0xFF3B_30FF, dark: 0xFF45_3AFF)
  /// Green that is made for light and dark mode.
  public static let systemGreen = UIColor(name: "systemGreenColor", light: 0x34C7_59FF, dark: 0x30D1_58FF)
  /// Blue that is made for light and dark mode.
  public static let systemBlue = UIColor(name: "systemBlueColor", light: 0x007A_FFFF, dark: 0x0A84_FFFF)
  /// Orange that is made for light and dark mode.
  public static let systemOrange = UIColor(name: "systemOrangeColor", light: 0xFF95_00FF, dark: 0xFF9F_0AFF)
  /// Yellow that is made for light and dark mode.
  public static let systemYellow = UIColor(name: "systemYellowColor", light: 0xFFCC_00FF, dark: 0xFFD6_0AFF)
  /// Pink that is made for light and dark mode.
  public static let systemPink = UIColor(name: "systemPinkColor", light: 0xFF2D_55FF, dark: 0xFF37_5FFF)
  /// Purple that is made for light and dark mode.
  public static let systemPurple = UIColor(name: "systemPurpleColor", light: 0xAF52_DEFF, dark: 0xBF5A_F2FF)
  /// Teal that is made for light and dark mode.
  public static let systemTeal = UIColor(name: "systemTealColor", light: 0x30B0_C7FF, dark: 0x40C8_E0FF)
  /// Indigo that is made for light and dark mode.
  public static let systemIndigo = UIColor(name: "systemIndigoColor", light: 0x5856_D6FF, dark: 0x5E5C_E6FF)
  /// Brown that is made for light and dark mode.
  public static let systemBrown = UIColor(name: "systemBrownColor", light: 0xA284_5EFF, dark: 0xAC8E_68FF)
  /// Mint that is made for light and dark mode.
  public static let systemMint = UIColor(name: "systemMintColor", light: 0x00C7_BEFF, dark: 0x63E6_E2FF)
  /// Cyan that is made for light and dark mode.
  public static let systemCyan = UIColor(name: "systemCyanColor", light: 0x32AD_E6FF, dark: 0x64D2_FFFF)
  /// The middle gray, the same in light and dark mode.
  public static let systemGray = UIColor(name: "systemGrayColor", light: 0x8E8E_93FF, dark: 0x8E8E_93FF)
  /// The second gray, a step nearer to the background.
  public static let systemGray2 = UIColor(name: "systemGray2Color", light: 0xAEAE_B2FF, dark: 0x6363_66FF)
  /// The third gray, two steps nearer to the background.
  public static let systemGray3 = UIColor(name: "systemGray3Color", light: 0xC7C7_CCFF, dark: 0x4848_4AFF)
  /// The fourth gray, three steps nearer to the background.
  public static let systemGray4 = UIColor(name: "systemGray4Color", light: 0xD1D1_D6FF, dark: 0x3A3A_3CFF)
  /// The fifth gray, four steps nearer to the background.
  public static let systemGray5 = UIColor(name: "systemGray5Color", light: 0xE5E5_EAFF, dark: 0x2C2C_2EFF)
  /// The sixth gray, nearest to the background.
  public static let systemGray6 = UIColor(name: "systemGray6Color", light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF)
  /// The most important text: black in light and white in dark mode.
  public static let label = UIColor(name: "labelColor", light: 0x0000_00FF, dark: 0xFFFF_FFFF)
  /// Text of second importance.
  public static let secondaryLabel = UIColor(name: "secondaryLabelColor", light: 0x3C3C_4399, dark: 0xEBEB_F599)
  /// Text of third importance.
  public static let tertiaryLabel = UIColor(name: "tertiaryLabelColor", light: 0x3C3C_434D, dark: 0xEBEB_F54D)
  /// Text of fourth importance.
  public static let quaternaryLabel = UIColor(name: "quaternaryLabelColor", light: 0x3C3C_432E, dark: 0xEBEB_F529)
  /// Links in a text: blue.
  public static let link = UIColor(name: "linkColor", light: 0x007A_FFFF, dark: 0x0984_FFFF)
  /// The text that a field shows while it is empty.
  public static let placeholderText = UIColor(name: "placeholderTextColor", light: 0x3C3C_434D, dark: 0xEBEB_F54D)
  /// Lines between contents, partly transparent.
  public static let separator = UIColor(name: "separatorColor", light: 0x3C3C_434A, dark: 0x5454_5899)
  /// Lines between contents, without opacity.
  public static let opaqueSeparator = UIColor(name: "opaqueSeparatorColor", light: 0xC6C6_C8FF, dark: 0x3838_3AFF)
  /// The background of a screen: white in light and black in dark mode.
  public static let systemBackground = UIColor(name: "systemBackgroundColor", light: 0xFFFF_FFFF, dark: 0x0000_00FF)
  /// The background of areas on a screen's background.
  public static let secondarySystemBackground = UIColor(
    name: "secondarySystemBackgroundColor", light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF)
  /// The background of areas on the second background.
  public static let tertiarySystemBackground = UIColor(
    name: "tertiarySystemBackgroundColor", light: 0xFFFF_FFFF, dark: 0x2C2C_2EFF)
  /// The background of grouped contents: light gray in light and black in dark mode.
  public static let systemGroupedBackground = UIColor(
    name: "systemGroupedBackgroundColor", light: 0xF2F2_F7FF, dark: 0x0000_00FF)
  /// The background of a group.
  public static let secondarySystemGroupedBackground = UIColor(
    name: "secondarySystemGroupedBackgroundColor", light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF)
  /// The background of areas within a group.
  public static let tertiarySystemGroupedBackground = UIColor(
    name: "tertiarySystemGroupedBackgroundColor", light: 0xF2F2_F7FF, dark: 0x2C2C_2EFF)
  /// Fills thin shapes, such as a slider's track.
  public static let systemFill = UIColor(name: "systemFillColor", light: 0x7878_8033, dark: 0x7878_805C)
  /// Fills shapes of middle size, such as a switch's background.
  public static let secondarySystemFill = UIColor(
    name: "secondarySystemFillColor", light: 0x7878_8029, dark: 0x7878_8052)
  /// Fills large shapes, such as fields and buttons.
  public static let tertiarySystemFill = UIColor(
    name: "tertiarySystemFillColor", light: 0x7676_801F, dark: 0x7676_803D)
  /// Fills large areas with much content.
  public static let quaternarySystemFill = UIColor(
    name: "quaternarySystemFillColor", light: 0x7474_8014, dark: 0x7676_802E)
  /// White of opacity 0.6, for text on a dark background.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Black, for text on a light background.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The tint color of the view that it is used in, or whose traits it is resolved with; blue where no view has one.
  public static let tintColor: UIColor = {
    TintUse.noteColor()
    let standard = UIColor(name: "tintColor", light: 0x007A_FFFF, dark: 0x0A84_FFFF)
    return UIColor(name: "tintColor", .tint) { $0.tint ?? standard }
  }()

  // The backgrounds of older systems.
  /// The background of grouped tables in older systems.
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public static let groupTableViewBackground = UIColor(
    name: "groupTableViewBackgroundColor", light: 0xF2F2_F7FF, dark: 0x0000_00FF)
  /// The background behind turned pages in older systems.
  @available(*, deprecated) public static let viewFlipsideBackground = UIColor(
    red: 31 / 255, green: 33 / 255, blue: 36 / 255, alpha: 1)
  /// The background beyond the content of scroll views in older systems.
  @available(*, deprecated) public static let scrollViewTexturedBackground = UIColor(
    red: 111 / 255, green: 113 / 255, blue: 121 / 255, alpha: 1)
  /// The background beyond a page in older systems.
  @available(*, deprecated) public static let underPageBackground = UIColor(
    red: 180 / 255, green: 182 / 255, blue: 187 / 255, alpha: 1)

  /// The standard colour that documents call by the given name, for example `systemBackgroundColor`.
  package static func standard(named name: String) -> UIColor? { name == "tintColor" ? tintColor : catalog[name] }

  private static let catalog: [String: UIColor] = {
    var catalog: [String: UIColor] = [
      "darkTextColor": darkText, "lightTextColor": lightText, "groupTableViewBackgroundColor": systemGray6,
      "viewFlipsideBackgroundColor": darkGray, "tableCellGroupedBackgroundColor": secondarySystemGroupedBackground,
    ]
    let named: [UIColor] = [
      systemRed, systemGreen, systemBlue, systemOrange, systemYellow, systemPink, systemPurple, systemTeal,
      systemIndigo, systemBrown, systemMint, systemCyan, systemGray, systemGray2, systemGray3, systemGray4,
      systemGray5, systemGray6, label, secondaryLabel, tertiaryLabel, quaternaryLabel, link, placeholderText,
      separator, opaqueSeparator, systemBackground, secondarySystemBackground, tertiarySystemBackground,
      systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground, systemFill,
      secondarySystemFill, tertiarySystemFill, quaternarySystemFill,
    ]
    for color in named { if let name = color.name { catalog[name] = color } }
    return catalog
  }()
}
