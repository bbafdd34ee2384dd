import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore

extension Snapshotting where Value: UIView {
  /// UIKit's `recursiveDescription`, with the addresses masked (contract D1, D2).
  public static var hierarchy: Self { laidOut("hierarchy") { HierarchyText.text(of: $0) } }

  /// Frames, the constraints in force, and what is ambiguous, broken, clipped or cut.
  public static var layout: Self { laidOut("layout") { Redaction.redacted(LayoutText(root: $0).text) } }

  /// Which object calls which method of which other one, a sorted line each.
  public static var wiring: Self {
    Self(complete: "wiring") { Redaction.redacted(Wiring(root: $0, controllers: []).text) }
  }

  /// What a screen reader says of the elements, in its order.
  public static var accessibility: Self {
    laidOut("accessibility") { Redaction.redacted(AccessibilityText(root: $0).text) }
  }

  /// Classes, frames and texts for machines; see the command line's `render --format json`.
  public static var json: Self {
    laidOut("json", pathExtension: "json") { ScreenJSON(of: $0, device: nil).text }
  }

  /// What happened in the process that the view is asked in, with virtual times.
  public static var events: Self {
    Self(complete: "events") { _ in EventText.text(of: SimulatedProcess.transcript) }
  }

  private static func laidOut(
    _ name: String, pathExtension: String = "txt", text: @escaping @MainActor (UIView) -> String
  ) -> Self {
    Self(complete: name, pathExtension: pathExtension) { view in
      view.layoutIfNeeded()
      return TextDepth.refusal(of: view) ?? text(view)
    }
  }
}
