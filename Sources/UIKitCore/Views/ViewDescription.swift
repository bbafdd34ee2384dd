import Foundation
import PlainviewRuntime

/// A view that says more of itself than that.
@MainActor package protocol DescribedView: UIView {
  /// What comes behind the parts that all views have, as `contentOffset: {0, 0}`.
  var descriptionDetails: [String] { get }
}

/// The description of a view as in UIKit: class, address, and properties that differ from the defaults (contract D1).
@MainActor struct ViewDescription {
  private let view: UIView

  init(_ view: UIView) { self.view = view }

  var text: String {
    let frame = view.frame
    var parts = baseClass.map { ["baseClass = \($0)"] } ?? []
    parts.append(
      "frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))")
    if let text = view.displayedText { parts.append("text = '\(VisibleText.quoted(text))'") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if !view.isOpaque { parts.append("opaque = NO") }
    if let mask { parts.append("autoresize = \(mask)") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    // A window has recognizers of the system's on a device (contract D3).
    if view.gestureRecognizers != nil || view is UIWindow {
      let address = SimulatedProcess.address(ofPart: "gestureRecognizers", of: view)
      parts.append("gestureRecognizers = <NSArray: \(address)>")
    }
    if let color = view.backgroundColor { parts.append("backgroundColor = \(color)") }
    parts.append("layer = <\(layerClass): \(SimulatedProcess.address(of: view.layer))>")
    if let described = view as? any DescribedView { parts += described.descriptionDetails }
    return "<\(SimulatedProcess.classAndAddress(of: view)); \(parts.joined(separator: "; "))>"
  }

  /// UIKit's class that a class of the app has as its base; nil for plain views and UIKit's own.
  private var baseClass: String? {
    let type = Swift.type(of: view)
    if isFrameworkType(type) { return nil }
    var base: AnyClass? = _getSuperclass(type)
    while let current = base, !isFrameworkType(current) { base = _getSuperclass(current) }
    guard let base, base != UIView.self else { return nil }
    return publicName(of: base)
  }

  private var layerClass: String { (view as? any LayerNaming)?.layerClassName ?? className(of: view.layer) }

  private var mask: String? {
    let mask = view.autoresizingMask
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let set = names.filter { mask.contains($0.0) }.map(\.1)
    return set.isEmpty ? nil : set.joined(separator: "+")
  }

  private func number(_ value: CGFloat) -> String { compactNumber(Double(value)) }
}

extension UIView {
  var baseDescription: String { ViewDescription(self).text }
}
