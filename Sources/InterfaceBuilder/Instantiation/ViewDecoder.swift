import Foundation
import PlainviewGraphics
import PlainviewLayout
import PlainviewLists
import PlainviewUIKitCore
import PlainviewWidgets

/// Gives a view what its element says: first what all views have, then what its class has.
@MainActor struct ViewDecoder {
  let element: ViewElement
  let context: LoadingContext

  init(_ element: ViewElement, _ context: LoadingContext) {
    self.element = element
    self.context = context
  }

  func decode(into view: UIView) {
    decodeGeometry(into: view)
    decodeAppearance(into: view)
    decodeMargins(into: view)
    decodeAccessibility(into: view)
    decodePriorities(into: view)
    if let control = view as? UIControl { decodeControl(into: control) }
    switch view {
    case let label as UILabel: decodeLabel(into: label)
    case let button as UIButton: decodeButton(into: button)
    case let imageView as UIImageView: decodeImageView(into: imageView)
    case let field as UITextField: decodeTextField(into: field)
    case let stack as UIStackView: decodeStack(into: stack)
    case let textView as UITextView: decodeTextView(into: textView)
    case let table as UITableView: decodeTable(into: table)
    case let collection as UICollectionView: decodeCollection(into: collection)
    case let cell as UITableViewCell: decodeCell(into: cell)
    case let bar as UISearchBar: decodeSearchBar(into: bar)
    case let scrollView as UIScrollView: decodeScrollView(into: scrollView)
    default: decodeValueView(view)
    }
    decodeSizes(into: view)
    RuntimeAttributes(of: element, context).set(on: view)
  }

  /// Gives a view that other code makes and lays out what its element says besides its frame.
  func decodeContent(into view: UIView) {
    decodeAppearance(into: view)
    decodeMargins(into: view)
    decodeAccessibility(into: view)
    RuntimeAttributes(of: element, context).set(on: view)
  }

  // MARK: What all views have

  private func decodeGeometry(into view: UIView) {
    if let frame = element.frame ?? canvasRowFrame { view.frame = frame }
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: element.autoresizingMask.rawValue)
    // A fixed frame applies although the document says that constraints decide.
    view.translatesAutoresizingMaskIntoConstraints = element.translatesAutoresizingMask || element.isFixedFrame
    view.autoresizesSubviews = element.autoresizesSubviews
  }

  private func decodeAppearance(into view: UIView) {
    view.isHidden = element.isHidden
    view.alpha = CGFloat(min(max(element.alpha, 0), 1))
    view.isOpaque = element.isOpaque
    view.clipsToBounds = element.clipsToBounds
    if !element.clearsContextBeforeDrawing { view.clearsContextBeforeDrawing = false }
    if let name = element.restorationIdentifier { view.restorationIdentifier = name }
    view.tag = element.viewTag
    view.isUserInteractionEnabled = element.isUserInteractionEnabled
    view.isMultipleTouchEnabled = element.isMultipleTouchEnabled
    view.contentMode = Self.contentMode(element.contentMode)
    if let color = element.backgroundColor { view.backgroundColor = .made(from: color, in: context.document) }
    if let color = element.tintColor { view.tintColor = .made(from: color, in: context.document) }
    switch element.semanticContentAttribute {
    case "playback": view.semanticContentAttribute = .playback
    case "spatial": view.semanticContentAttribute = .spatial
    case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
    case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
    default: break
    }
  }

  private static func contentMode(_ name: String) -> UIView.ContentMode {
    switch name.lowercased() {
    case "scaleaspectfit": .scaleAspectFit
    case "scaleaspectfill": .scaleAspectFill
    case "redraw": .redraw
    case "center": .center
    case "top": .top
    case "bottom": .bottom
    case "left": .left
    case "right": .right
    case "topleft": .topLeft
    case "topright": .topRight
    case "bottomleft": .bottomLeft
    case "bottomright": .bottomRight
    default: .scaleToFill
    }
  }

  private func decodeMargins(into view: UIView) {
    if let insets = element.layoutMargins {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
    view.preservesSuperviewLayoutMargins = element.preservesSuperviewLayoutMargins
    view.insetsLayoutMarginsFromSafeArea = element.insetsLayoutMarginsFromSafeArea
  }

  private func decodeAccessibility(into view: UIView) {
    guard let accessibility = element.accessibility else { return }
    if let identifier = accessibility.identifier { view.accessibilityIdentifier = identifier }
    if let label = accessibility.label { view.accessibilityLabel = label }
    if let hint = accessibility.hint { view.accessibilityHint = hint }
    if let names = accessibility.traits { view.accessibilityTraits = UIAccessibilityTraits(names: names) }
    if let isElement = accessibility.isElement { view.isAccessibilityElement = isElement }
  }

  private func decodePriorities(into view: UIView) {
    for (axis, name) in [(NSLayoutConstraint.Axis.horizontal, ViewElement.Axis.horizontal), (.vertical, .vertical)] {
      if let hugging = element.huggingPriority(name) {
        view.setContentHuggingPriority(Self.priority(hugging), for: axis)
      }
      if let resistance = element.compressionResistancePriority(name) {
        view.setContentCompressionResistancePriority(Self.priority(resistance), for: axis)
      }
    }
  }

  static func priority(_ value: Double) -> UILayoutPriority { UILayoutPriority(Float(min(max(value, 0), 1000))) }

  private func decodeControl(into control: UIControl) {
    if let value = element.bool("enabled") { control.isEnabled = value }
    if let value = element.bool("selected") { control.isSelected = value }
    if let value = element.bool("highlighted") { control.isHighlighted = value }
    switch element.node["contentHorizontalAlignment"] {
    case "left": control.contentHorizontalAlignment = .left
    case "right": control.contentHorizontalAlignment = .right
    case "fill": control.contentHorizontalAlignment = .fill
    case "leading": control.contentHorizontalAlignment = .leading
    case "trailing": control.contentHorizontalAlignment = .trailing
    default: break
    }
    switch element.node["contentVerticalAlignment"] {
    case "top": control.contentVerticalAlignment = .top
    case "bottom": control.contentVerticalAlignment = .bottom
    case "fill": control.contentVerticalAlignment = .fill
    default: break
    }
  }

  // MARK: Sizes that the document knows

  /// Sizes of contents: recorded ones for what shows a content, and those of custom views on the canvas.
  private func decodeSizes(into view: UIView) {
    if context.options.isCanvasStored, let size = canvasSize {
      view.documentSize = DocumentSize(text: content(of: view) ?? "", size: size)
    } else if context.options.isMetricsRecorded, let size = element.frame?.size, let content = content(of: view) {
      let insets = view.alignmentRectInsets
      view.documentSize = DocumentSize(
        text: content,
        size: CGSize(
          width: max(0, size.width - insets.left - insets.right),
          height: max(0, size.height - insets.top - insets.bottom)
        ))
    }
  }

  /// The text or the picture's name that decides about the size of a view; nil for views of other kinds.
  private func content(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text ?? ""
    case let button as UIButton: button.shownTitle ?? ""
    case let imageView as UIImageView: imageView.image.map { $0.name ?? "" }
    case let field as UITextField: field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder ?? ""
    case let control as UISegmentedControl: control.displayedTitles
    case let textView as UITextView: textView.isScrollEnabled ? nil : textView.text
    case is StandInView, is any EraSized: hasSizeOfItsOwn ? "" : nil
    default: isDesignableLeaf ? "" : nil
    }
  }

  /// Whether the view is one of an app's class without views in it, which may compute a size by itself.
  private var isDesignableLeaf: Bool {
    element.customClass != nil && (element.tag == "view" || element.tag == "control") && element.contents.isEmpty
  }

  /// Whether a view without a class here has a size by itself.
  private var hasSizeOfItsOwn: Bool { context.sizes.size(of: element) != ControlSize() }

  /// The size that a view has on the canvas only: a placeholder for it, or what a custom view computed there.
  private var canvasSize: CGSize? {
    let (width, height) = element.placeholderIntrinsicSize
    if width != nil || height != nil {
      return CGSize(
        width: width ?? Double(UIView.noIntrinsicMetric), height: height ?? Double(UIView.noIntrinsicMetric))
    }
    return element.id.flatMap { context.document.designableSize(ofViewWithID: $0) }
  }
}
