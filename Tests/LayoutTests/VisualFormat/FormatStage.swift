import Foundation
@_spi(Plainview) import PlainviewLayout
import PlainviewRuntime
import PlainviewUIKitCore

/// A view of 400 × 200 points with named children, on which visual format strings are tried.
@MainActor struct FormatStage {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
  let views: [String: UIView]
  /// A view without a superview.
  let orphan = UIView()

  init(_ names: String...) {
    var views: [String: UIView] = [:]
    for name in names {
      let view = UIView()
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      views[name] = view
    }
    self.views = views
  }

  func make(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
  }

  /// The bodies of the constraints' descriptions: `button.width >= 50`, `H:[a]-(8)-[b]`.
  func bodies(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [String] {
    make(format, options, metrics: metrics).map { constraint in
      let text = masked(constraint.description).replacing("<NSLayoutConstraint:0x… ", with: "")
      let end = text.range(of: "   (inactive")?.lowerBound ?? text.endIndex
      return String(text[..<end]).replacing("UIView:0x…", with: "root")
    }
  }

  /// Activates the formats, lays out and returns the frames of the views in the order of the names.
  func frames(_ formats: String..., of names: String, metrics: [String: Any]? = nil) -> [CGRect] {
    for format in formats { NSLayoutConstraint.activate(make(format, metrics: metrics)) }
    root.layoutIfNeeded()
    return names.split(separator: " ").map { views[String($0)]?.frame ?? .null }
  }

  /// The exception that a format raises, and its result nevertheless.
  func failure(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil,
    more: [String: Any] = [:]
  ) -> UncaughtException? {
    SimulatedRun().exception {
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics,
        views: more.merging(views) { extra, _ in extra })
    }
  }
}
