import Foundation
import PlainviewGraphics
import PlainviewUIKitCore
import PlainviewWidgets

/// The sizes of controls in one era of iOS, as Interface Builder's documents of that era hold them.
struct ControlSizes: Equatable, Sendable {
  /// The version of Xcode's tools, the part before the dot of `toolsVersion`.
  let tools: Int

  /// The controls of iOS 13 to 18.
  static let current = ControlSizes(tools: 22_000)

  init(tools: Int) { self.tools = tools }

  /// The era of a document; a document without version counts as current.
  init(toolsVersion: String?) {
    let number = Self.number(toolsVersion) ?? Self.current.tools
    tools = number >= Self.otherNumbering ? Self.current.tools : number
  }

  /// Several releases of Xcode call themselves 32700.
  private static let otherNumbering = 30_000

  private static func number(_ toolsVersion: String?) -> Int? {
    Int((toolsVersion ?? "").prefix { $0.isASCII && $0.isNumber })
  }

  /// Whether a version number does not tell its release: one of those above.
  static func isOfOtherNumbering(_ toolsVersion: String) -> Bool { number(toolsVersion) ?? 0 >= otherNumbering }

  private var isBeforeXcode11: Bool { tools < 15_000 }
  private var isXcode26: Bool { tools >= 24_000 }

  /// The height of a text field with a round border.
  var roundedTextField: CGFloat { isBeforeXcode11 ? 30 : 34 }

  /// The size of a view by its element's name and attributes; unspecified for kinds that take the size they are given.
  ///
  /// Where this is the size of the current era, the class has it as its own.
  @MainActor func size(of element: ViewElement) -> ControlSize {
    switch element.tag {
    case "switch": isXcode26 ? size(61, 28, UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)) : UISwitch.currentSize
    case "slider": isXcode26 ? size(nil, 33, UISlider.currentSize.alignmentInsets) : UISlider.currentSize
    case "segmentedControl": isBeforeXcode11 ? Self.lowSegments : UISegmentedControl.currentSize
    case "stepper": isBeforeXcode11 ? size(94, 29) : UIStepper.currentSize
    case "progressView": progressSize(element)
    case "activityIndicatorView": UIActivityIndicatorView.size(of: element.activityStyle)
    case "pageControl": tools < 20_000 ? size(nil, 37) : UIPageControl.currentSize
    case "pickerView": UIPickerView.currentSize
    case "datePicker": UIDatePicker.currentSize
    case "refreshControl": UIRefreshControl.currentSize
    case "colorWell": UIColorWell.currentSize
    case "searchBar": size(nil, searchBarHeight)
    case "navigationBar": size(nil, 44)
    case "toolbar": size(nil, isBeforeXcode11 ? 44 : 49)
    case "tabBar": size(nil, 49)
    default: ControlSize()
    }
  }

  /// A field of the text size that the canvas has, and what is around it.
  private var searchBarHeight: CGFloat {
    switch tools {
    case ..<12_000: 44
    case 18_000..<21_000: 51
    case 24_000...: 64
    default: 56
    }
  }

  /// Whether configured buttons have whole points for a size there.
  static func hasWholeButtons(tools: Int) -> Bool { tools >= 21_000 }

  private static let lowSegments = ControlSize(
    height: 28, alignmentInsets: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0), partPadding: 14, partGap: 1)

  @MainActor private func progressSize(_ element: ViewElement) -> ControlSize {
    let style = element.progressStyle
    return style == .default && tools < 17_000 ? size(nil, 2) : UIProgressView.size(of: style)
  }

  private func size(_ width: CGFloat?, _ height: CGFloat, _ insets: UIEdgeInsets = UIEdgeInsets()) -> ControlSize {
    ControlSize(width: width ?? UIView.noIntrinsicMetric, height: height, alignmentInsets: insets)
  }
}
