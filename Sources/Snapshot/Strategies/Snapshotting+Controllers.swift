import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore

extension Snapshotting where Value: UIViewController {
  public static var ascii: Self { ofWindow(.ascii) }
  public static var unicode: Self { ofWindow(.unicode) }
  public static var ansi: Self { ofWindow(.ansi) }
  public static var styles: Self { ofWindow(.styles) }
  public static var svg: Self { ofWindow(.svg) }
  public static var accessibility: Self { ofWindow(.accessibility) }
  public static var layout: Self { ofView(.layout) }
  public static var json: Self { ofView(.json) }

  /// What happened in the process that the controller is asked in, with virtual times.
  public static var events: Self {
    Self(complete: "events") { _ in EventText.text(of: SimulatedProcess.transcript) }
  }

  /// UIKit's `_printHierarchy`, with the addresses masked (contract D2).
  public static var hierarchy: Self { Self(complete: "hierarchy") { HierarchyText.text(of: $0) } }

  /// Who calls which method of whom, a sorted line each: in the controller's view and among the controllers.
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
