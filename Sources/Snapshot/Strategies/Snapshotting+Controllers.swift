import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore

extension Snapshotting where Value: UIViewController {
  /// The window that the controller is shown in, drawn with ASCII characters.
  public static var ascii: Self { ofWindow(.ascii) }
  /// The window that the controller is shown in, drawn with box-drawing characters.
  public static var unicode: Self { ofWindow(.unicode) }
  /// The window that the controller is shown in, drawn with a terminal's colors.
  public static var ansi: Self { ofWindow(.ansi) }
  /// The window that the controller is shown in, as characters with their styles.
  public static var styles: Self { ofWindow(.styles) }
  /// The window that the controller is shown in, as an SVG picture.
  public static var svg: Self { ofWindow(.svg) }
  /// The window that the controller is shown in, as VoiceOver reads it.
  public static var accessibility: Self { ofWindow(.accessibility) }
  /// The controller's view, as the frames of its views.
  public static var layout: Self { ofView(.layout) }
  /// The controller's view, as JSON.
  public static var json: Self { ofView(.json) }

  /// What happened in the process that the controller is asked in, with virtual times.
  public static var events: Self {
    Self(complete: "events") { _ in EventText.text(of: SimulatedProcess.transcript) }
  }

  /// UIKit's `_printHierarchy`, with the addresses masked (contract D2).
  public static var hierarchy: Self { Self(complete: "hierarchy") { HierarchyText.text(of: $0) } }

  /// Which object calls which method of which other one, a sorted line each: in the controller's view and among the controllers.
  public static var wiring: Self {
    Self(complete: "wiring") { controller in
      controller.loadViewIfNeeded()
      let wiring = Wiring(root: controller.view, controllers: [controller] + controller.descendants)
      return Redaction.redacted(wiring.text)
    }
  }

  private static func ofWindow(_ strategy: Snapshotting<UIView>) -> Self { shown(strategy) { window, _ in window } }

  private static func ofView(_ strategy: Snapshotting<UIView>) -> Self { shown(strategy) { _, view in view } }

  private static func shown(
    _ strategy: Snapshotting<UIView>, of choose: @escaping @MainActor (UIWindow, UIView) -> UIView
  ) -> Self {
    Self(complete: strategy.name, pathExtension: strategy.pathExtension) { controller in
      controller.onScreen { window in strategy.text(of: choose(window, controller.view)) }
    }
  }
}
