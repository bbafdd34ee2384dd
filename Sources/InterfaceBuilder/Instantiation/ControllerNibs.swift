import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Lets controllers get their views from xibs; installed when the program is loaded.
@section(".init_array") @used
private let installControllerNibs: @convention(c) @Sendable () -> Void = {
  NibLoading.install { name, bundle, owner in ControllerNibs.load(name, bundle, owner) }
}

/// The nibs of controllers: one that the controller names, or one that is named like the controller's class.
@MainActor private enum ControllerNibs {
  static func load(_ name: String?, _ bundle: Bundle?, _ owner: UIViewController) -> Bool {
    let nibBundle = bundle ?? AppBundles.main
    guard let found = name ?? ownName(of: owner, in: nibBundle) else { return false }
    guard BundledDocuments.url(of: found, extension: "xib", in: nibBundle) != nil else {
      raise(.internalInconsistency(UINib.missingText(found, nibBundle)))
      return true
    }
    _ = UINib(nibName: found, bundle: nibBundle).instantiate(withOwner: owner)
    if !owner.isViewLoaded {
      let text =
        "-[\(className(of: owner)) _loadViewFromNibNamed:bundle:] loaded the \"\(found)\" nib but the view outlet"
      raise(.internalInconsistency(text + " was not set."))
    }
    return true
  }

  /// `ShopView` and then `ShopViewController` for a class of the latter name; UIKit's own classes have none.
  private static func ownName(of owner: UIViewController, in bundle: Bundle) -> String? {
    let type = type(of: owner)
    guard !isFrameworkType(type) else { return nil }
    let name = _typeName(type, qualified: false)
    let shortened = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []
    return (shortened + [name]).first { BundledDocuments.url(of: $0, extension: "xib", in: bundle) != nil }
  }
}
