package import Foundation
import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime
@_spi(Plainview) package import PlainviewUIKitCore

/// Screens for machines: one object with the device, the frames of all views and what there is to remark.
///
/// `{"file", "device", "scenes": [{"id", "controller", "root": {"id", "class", "frame": [x, y, width, height],
/// "alignmentRect": […], "text", "children": […]}}], "diagnostics": [{"severity", "message", "id", "line"}]}`. Frames are
/// in the superview's coordinates, in points, edges on whole pixels; what is not known is null.
@MainActor package struct ScreenJSON {
  /// A scene of a document, or a screen of an app.
  @MainActor package struct Scene {
    let id: String?
    let controller: String?
    let root: UIView
    let scale: CGFloat

    /// Without a scale edges are rounded to the pixels of the view's own screen.
    package init(id: String?, controller: String?, root: UIView, scale: CGFloat? = nil) {
      self.id = id
      self.controller = controller
      self.root = root
      self.scale = if let scale { scale } else { root.traitCollection.displayScale }
    }
  }

  package struct Diagnostic {
    let severity: String
    let message: String
    let id: String?
    let line: Int?

    package init(severity: String, message: String, id: String?, line: Int?) {
      self.severity = severity
      self.message = message
      self.id = id
      self.line = line
    }
  }

  private let entries: [(key: String, value: JSONValue)]

  package init(file: String?, device: String, scenes: [Scene], diagnostics: [Diagnostic]) {
    entries = [
      ("file", .optional(file)), ("device", .text(device)), ("scenes", .list(scenes.map(Self.value))),
      ("diagnostics", .list(diagnostics.map(Self.value))),
    ]
  }

  package var text: String { JSONValue.object(entries).text }

  private static func value(_ scene: Scene) -> JSONValue {
    .object([
      ("id", .optional(scene.id)), ("controller", .optional(scene.controller)),
      ("root", value(scene.root, scene.scale)),
    ])
  }

  private static func value(_ view: UIView, _ scale: CGFloat) -> JSONValue {
    let frame = PixelRounding.round(view.frame, scale: scale)
    return .object([
      ("id", .optional(view.documentID ?? view.accessibilityIdentifier)),
      ("class", .text((view as? any MissingCode)?.missingClass ?? className(of: view))),
      ("frame", value(frame)), ("alignmentRect", value(view.alignmentRect(forFrame: frame))),
      ("text", .optional(Redaction.shown(view.displayedText, of: view))),
      ("children", .list(view.subviews.filter { !($0 is any ControlPart) }.map { value($0, scale) })),
    ])
  }

  private static func value(_ rectangle: CGRect) -> JSONValue {
    .list([rectangle.minX, rectangle.minY, rectangle.width, rectangle.height].map { .number(Double($0)) })
  }

  private static func value(_ diagnostic: Diagnostic) -> JSONValue {
    .object([
      ("severity", .text(diagnostic.severity)), ("message", .text(diagnostic.message)),
      ("id", .optional(diagnostic.id)), ("line", diagnostic.line.map { .number(Double($0)) } ?? .null),
    ])
  }
}

extension ScreenJSON {
  /// A screen of an app that runs: its views, and the constraints that could not hold.
  init(of root: UIView, device: String?) {
    let screen = root.window?.bounds.size ?? UIScreen.main.bounds.size
    let controller = root.viewController ?? (root as? UIWindow)?.rootViewController
    self.init(
      file: nil,
      device: device ?? "\(compactNumber(Double(screen.width)))x\(compactNumber(Double(screen.height)))",
      scenes: [Scene(id: root.documentID, controller: controller.map { className(of: $0) }, root: root)],
      diagnostics: root.layoutConflicts.map {
        Diagnostic(
          severity: "warning", message: AddressMask.mask("constraints cannot hold at once, broken: \($0.broken)"),
          id: nil, line: nil)
      })
  }
}
