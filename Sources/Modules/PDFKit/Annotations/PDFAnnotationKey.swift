/// The key of a value of an annotation.
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
  /// The text as files have it.
  public let rawValue: String
  /// Creates a value with a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its appearances.
  public static let appearanceDictionary = Self(rawValue: "/AP")
  /// Which of its appearances is shown.
  public static let appearanceState = Self(rawValue: "/AS")
  /// The line around it.
  public static let border = Self(rawValue: "/Border")
  /// The color.
  public static let color = Self(rawValue: "/C")
  /// The text.
  public static let contents = Self(rawValue: "/Contents")
  /// Whether it is shown and printed, as bits.
  public static let flags = Self(rawValue: "/F")
  /// When it was changed.
  public static let date = Self(rawValue: "/M")
  /// The name.
  public static let name = Self(rawValue: "/NM")
  /// The page.
  public static let page = Self(rawValue: "/P")
  /// The rectangle.
  public static let rect = Self(rawValue: "/Rect")
  /// The kind.
  public static let subtype = Self(rawValue: "/Subtype")
  /// What a tap does.
  public static let action = Self(rawValue: "/A")
  /// What other events do.
  public static let additionalActions = Self(rawValue: "/AA")
  /// The style of the line around it.
  public static let borderStyle = Self(rawValue: "/BS")
  /// The font and the color of its text.
  public static let defaultAppearance = Self(rawValue: "/DA")
  /// Where a link leads.
  public static let destination = Self(rawValue: "/Dest")
  /// How it is shown while it is touched.
  public static let highlightingMode = Self(rawValue: "/H")
  /// The lines of a pen.
  public static let inklist = Self(rawValue: "/InkList")
  /// The color inside.
  public static let interiorColor = Self(rawValue: "/IC")
  /// The ends of a line.
  public static let linePoints = Self(rawValue: "/L")
  /// The forms of the ends of a line.
  public static let lineEndingStyles = Self(rawValue: "/LE")
  /// The name of its picture.
  public static let iconName = Self(rawValue: "/Name")
  /// Whether its window is open.
  public static let open = Self(rawValue: "/Open")
  /// The annotation or the field that it belongs to.
  public static let parent = Self(rawValue: "/Parent")
  /// Its window.
  public static let popup = Self(rawValue: "/Popup")
  /// The alignment of its text.
  public static let quadding = Self(rawValue: "/Q")
  /// The corners of the marked texts.
  public static let quadPoints = Self(rawValue: "/QuadPoints")
  /// Its title, or the name of a field.
  public static let textLabel = Self(rawValue: "/T")
  /// The title of a button that is pressed.
  public static let widgetDownCaption = Self(rawValue: "/AC")
  /// The color of a field's border.
  public static let widgetBorderColor = Self(rawValue: "/BC")
  /// The color of a field's background.
  public static let widgetBackgroundColor = Self(rawValue: "/BG")
  /// The title of a button.
  public static let widgetCaption = Self(rawValue: "/CA")
  /// The value of a field that was reset.
  public static let widgetDefaultValue = Self(rawValue: "/DV")
  /// What a field can do, as bits.
  public static let widgetFieldFlags = Self(rawValue: "/Ff")
  /// The kind of a field.
  public static let widgetFieldType = Self(rawValue: "/FT")
  /// The colors and titles of a field.
  public static let widgetAppearanceDictionary = Self(rawValue: "/MK")
  /// The most letters of a field.
  public static let widgetMaxLen = Self(rawValue: "/MaxLen")
  /// The choices of a field.
  public static let widgetOptions = Self(rawValue: "/Opt")
  /// How a field is turned.
  public static let widgetRotation = Self(rawValue: "/R")
  /// The title of a button under a pointer.
  public static let widgetRolloverCaption = Self(rawValue: "/RC")
  /// What users are told of a field.
  public static let widgetTextLabelUI = Self(rawValue: "/TU")
  /// The value of a field.
  public static let widgetValue = Self(rawValue: "/V")
}
