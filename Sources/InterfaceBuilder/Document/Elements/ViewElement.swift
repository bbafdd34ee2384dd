package import Foundation

/// A view of any class; what only some classes have is in the extensions or reached by key.
package struct ViewElement: DocumentElement {
  package enum Axis: String, Sendable {
    case horizontal
    case vertical
  }

  /// UIKit's autoresizing flags with UIKit's raw values.
  package struct AutoresizingMask: OptionSet, Sendable {
    package let rawValue: UInt
    package init(rawValue: UInt) { self.rawValue = rawValue }

    package static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    package static let flexibleWidth = AutoresizingMask(rawValue: 2)
    package static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    package static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    package static let flexibleHeight = AutoresizingMask(rawValue: 16)
    package static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    fileprivate static let names: [String: AutoresizingMask] = [
      "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth, "flexibleMaxX": .flexibleRightMargin,
      "flexibleMinY": .flexibleTopMargin, "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
    ]
  }

  package let node: DocumentNode

  package init(node: DocumentNode) { self.node = node }

  // MARK: Geometry

  /// The frame that Interface Builder computed on its canvas.
  package var frame: CGRect? { rect("frame") }
  package var autoresizingMask: AutoresizingMask {
    options("autoresizingMask").reduce(into: []) { $0.formUnion(AutoresizingMask.names[$1] ?? []) }
  }
  package var translatesAutoresizingMask: Bool { bool("translatesAutoresizingMaskIntoConstraints") ?? true }
  /// Whether the stored frame applies although the view takes part in Auto Layout.
  package var isFixedFrame: Bool { bool("fixedFrame") ?? false }
  /// The priority against growing; nil is the default of the class.
  package func huggingPriority(_ axis: Axis) -> Double? { number("\(axis.rawValue)HuggingPriority") }
  /// The priority against shrinking; nil is the default of the class.
  package func compressionResistancePriority(_ axis: Axis) -> Double? {
    number("\(axis.rawValue)CompressionResistancePriority")
  }
  /// The intrinsic size that a custom view has on the canvas only; `infinite` and absent values are nil.
  package var placeholderIntrinsicSize: (width: Double?, height: Double?) {
    (length("placeholderIntrinsicWidth"), length("placeholderIntrinsicHeight"))
  }

  // MARK: Margins

  /// Margins set in the document, which make a stack view lay out relative to them.
  package var layoutMargins: InsetsElement? { insets("directionalLayoutMargins") ?? insets("layoutMargins") }
  package var preservesSuperviewLayoutMargins: Bool { bool("preservesSuperviewLayoutMargins") ?? false }
  package var insetsLayoutMarginsFromSafeArea: Bool { bool("insetsLayoutMarginsFromSafeArea") ?? true }
  package var layoutMarginsFollowReadableWidth: Bool { bool("layoutMarginsFollowReadableWidth") ?? false }

  // MARK: Drawing and interaction

  package var isHidden: Bool { bool("hidden") ?? false }
  package var alpha: Double { number("alpha") ?? 1 }
  package var isOpaque: Bool { bool("opaque") ?? true }
  package var clipsToBounds: Bool { bool("clipsSubviews") ?? false }
  package var clearsContextBeforeDrawing: Bool { bool("clearsContextBeforeDrawing") ?? true }
  package var autoresizesSubviews: Bool { bool("autoresizesSubviews") ?? true }
  /// The written value; labels and image views carry `NO` in the document when they take no touches.
  package var isUserInteractionEnabled: Bool { bool("userInteractionEnabled") ?? true }
  package var isMultipleTouchEnabled: Bool { bool("multipleTouchEnabled") ?? false }
  /// UIKit's integer tag; `tag` is the element's name.
  package var viewTag: Int { integer("tag") ?? 0 }
  package var contentMode: String { node["contentMode"] ?? "scaleToFill" }
  package var semanticContentAttribute: String? { node["semanticContentAttribute"] }
  package var restorationIdentifier: String? { node["restorationIdentifier"] }
  package var backgroundColor: ColorElement? { color("backgroundColor") }
  package var tintColor: ColorElement? { color("tintColor") }

  // MARK: Structure

  /// Subviews, which are the arranged ones in a stack view.
  package var subviews: [ViewElement] { node.members(of: "subviews").filter(\.isView).map(ViewElement.init(node:)) }
  package var constraints: [ConstraintElement] { constraints(in: "constraints") }
  /// Subviews that exist but are not in the hierarchy under the traits the document was resolved for.
  package var uninstalledSubviews: [ViewElement] {
    node.members(of: "uninstalledSubviews").filter(\.isView).map(ViewElement.init(node:))
  }
  /// Constraints that exist but are not active under the traits the document was resolved for.
  package var uninstalledConstraints: [ConstraintElement] { constraints(in: "uninstalledConstraints") }
  package var layoutGuides: [LayoutGuideElement] {
    node.children.filter { $0.name == "viewLayoutGuide" }.map(LayoutGuideElement.init(node:))
  }
  /// A view in a property, for example `contentView`, `tableHeaderView` or `titleView`.
  package func view(_ key: String) -> ViewElement? { node.view(key) }
  /// Whether a top-level view keeps its own size instead of the device's.
  package var isFreeform: Bool { element("simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics" }

  /// The view with its variations for `traits` applied, below it too.
  package func resolved(for traits: DocumentTraits) -> ViewElement { ViewElement(node: node.resolved(for: traits)) }

  private func constraints(in container: String) -> [ConstraintElement] {
    let owner = id
    return node.members(of: container).filter { $0.name == "constraint" }
      .map { ConstraintElement(node: $0, ownerID: owner) }
  }
}

extension DocumentNode {
  /// Whether the element is a view: by its name, or because it has a frame, as a variation may have too.
  var isView: Bool { Vocabulary.views.contains(name) || name != "variation" && property("frame")?.name == "rect" }

  func view(_ key: String) -> ViewElement? {
    guard let child = property(key), child.isView else { return nil }
    return ViewElement(node: child)
  }
}
