public import Foundation
public import PlainviewUIKitCore

extension Snapshotting where Value: UIView {
  /// The picture in ASCII marks, laid out first.
  public static var ascii: Self { picture(.ascii) }

  /// The picture in box-drawing characters.
  public static var unicode: Self { picture(.unicode) }

  /// The picture in cells of another size, in points; without shortened runs of rows when asked.
  public static func ascii(cell: CGSize, elidesRows: Bool = true) -> Self {
    picture(.ascii, cell: cell, elidesRows: elidesRows)
  }

  private static func picture(_ style: TextCanvas.Style, cell: CGSize? = nil, elidesRows: Bool = true) -> Self {
    Self { view in
      view.layoutIfNeeded()
      var options = TextPicture.Options(style: style)
      if let cell, cell.width > 0, cell.height > 0 { options.cell = cell }
      options.elidesRows = elidesRows
      return TextPicture(of: view, options: options).text
    }
  }

  /// UIKit's `recursiveDescription`, with the addresses masked (contract D1, D2).
  public static var hierarchy: Self {
    Self { view in
      view.layoutIfNeeded()
      return AddressMask.mask(view.recursiveDescription())
    }
  }

  /// Who calls which method of whom, a sorted line each.
  public static var wiring: Self { Self { Wiring(root: $0, controllers: []).text } }
}

extension Snapshotting where Value: UIViewController {
  public static var ascii: Self { shown { Snapshotting<UIView>.ascii.text(of: $0) } }

  public static var unicode: Self { shown { Snapshotting<UIView>.unicode.text(of: $0) } }

  /// UIKit's `_printHierarchy`, with the addresses masked (contract D2).
  public static var hierarchy: Self { Self { AddressMask.mask($0.controllerHierarchy()) } }

  public static var wiring: Self {
    Self { controller in
      controller.loadViewIfNeeded()
      return Wiring(root: controller.view, controllers: [controller] + controller.descendants).text
    }
  }

  /// A controller in no window is shown in one of the screen's size for as long as the picture takes.
  private static func shown(_ text: @escaping @MainActor (UIView) -> String) -> Self {
    Self { controller in
      if let window = controller.viewIfLoaded?.window { return text(window) }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      UIApplication.shared.commit()
      defer {
        window.rootViewController = nil
        window.isHidden = true
      }
      return text(window)
    }
  }
}

/// Addresses differ from run to run, so that texts show none.
enum AddressMask {
  static func mask(_ text: String) -> String { text.replacing(/0x[0-9a-f]+/, with: "0x…") }
}
