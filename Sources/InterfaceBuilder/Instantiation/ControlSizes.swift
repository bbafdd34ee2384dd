import Foundation
import PlainviewUIKitCore

/// The size that a control has by itself and the part of its frame that constraints align, in points.
struct ControlSize: Equatable {
  /// `noIntrinsicMetric` on an axis without a wish.
  var intrinsic = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  var alignmentInsets = UIEdgeInsets()
}

/// The sizes of controls in one era of iOS, as Interface Builder's documents of that era hold them.
struct ControlSizes: Equatable, Sendable {
  /// The version of Xcode's tools, the part before the dot of `toolsVersion`.
  let tools: Int

  /// The controls of iOS 13 to 18.
  static let current = ControlSizes(tools: 22_000)

  init(tools: Int) { self.tools = tools }

  /// The era of a document; a document without version counts as current.
  init(toolsVersion: String?) {
    let digits = (toolsVersion ?? "").prefix { $0.isASCII && $0.isNumber }
    let number = Int(digits) ?? Self.current.tools
    // Several releases of Xcode call themselves 32700.
    tools = number >= 30_000 ? Self.current.tools : number
  }

  private var isBeforeXcode11: Bool { tools < 15_000 }
  private var isXcode26: Bool { tools >= 24_000 }

  /// The height of a text field with a round border.
  var roundedTextField: CGFloat { isBeforeXcode11 ? 30 : 34 }

  /// The insets that a button's configuration begins with; nil leaves those of `UIButton.Configuration`.
  var configurationInsets: NSDirectionalEdgeInsets? {
    guard (19_000..<20_000).contains(tools) else { return nil }
    return NSDirectionalEdgeInsets(top: 5.25, leading: 13, bottom: 5.25, trailing: 13)
  }

  /// The size of a view by its element's name and attributes; no wish for kinds that take the size they are given.
  @MainActor func size(of element: ViewElement) -> ControlSize {
    switch element.tag {
    case "switch": isXcode26 ? size(61, 28, right: 2) : size(49, 31, right: 2)
    case "slider":
      size(nil, isXcode26 ? 33 : 30, UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
    case "segmentedControl":
      size(segmentsWidth(element), isBeforeXcode11 ? 28 : 31, UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
    case "stepper": size(94, isBeforeXcode11 ? 29 : 32)
    case "progressView": size(nil, element.node["progressViewStyle"] == "bar" ? 2.5 : tools < 17_000 ? 2 : 4)
    case "activityIndicatorView": isLarge(element) ? size(37, 37) : size(20, 20)
    case "pageControl": size(nil, tools < 20_000 ? 37 : 26)
    case "searchBar": size(nil, tools < 12_000 ? 44 : 56)
    case "pickerView", "datePicker": size(320, 216)
    case "navigationBar": size(nil, 44)
    case "toolbar": size(nil, isBeforeXcode11 ? 44 : 49)
    case "tabBar": size(nil, 49)
    default: ControlSize()
    }
  }

  /// All segments are as wide as the one with the longest title.
  @MainActor private func segmentsWidth(_ element: ViewElement) -> CGFloat {
    let traits = UITraitCollection.current
    let font = UIFont.systemFont(ofSize: 13)
    var widest: CGFloat = 0
    for segment in element.segments {
      let title = segment.title ?? ""
      let width = traits.textMetrics.width(of: title[...], in: font)
      widest = max(widest, PixelRounding.ceil(width, scale: traits.displayScale))
    }
    return CGFloat(element.segments.count) * (widest + (isBeforeXcode11 ? 16 : 20))
  }

  private func isLarge(_ element: ViewElement) -> Bool {
    let style = element.node["style"] ?? ""
    return style == "large" || style == "whiteLarge"
  }

  private func size(_ width: CGFloat?, _ height: CGFloat, right: CGFloat) -> ControlSize {
    size(width, height, UIEdgeInsets(top: 0, left: 0, bottom: 0, right: right))
  }

  private func size(_ width: CGFloat?, _ height: CGFloat, _ insets: UIEdgeInsets = UIEdgeInsets()) -> ControlSize {
    ControlSize(
      intrinsic: CGSize(width: width ?? UIView.noIntrinsicMetric, height: height), alignmentInsets: insets)
  }
}
