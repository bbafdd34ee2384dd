import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

/// The texts that UIKit's debugging helpers print of a tree, with the addresses masked (contract D1, D2).
@MainActor enum HierarchyText {
  static func text(of view: UIView) -> String {
    guard let redaction = Redaction.current, !redaction.identifiers.isEmpty else {
      return Redaction.redacted(AddressMask.mask(view.recursiveDescription()))
    }
    let lines = view.recursiveDescription { view in
      redaction.hides(view) ? withoutText(view) : view.description
    }
    return Redaction.redacted(AddressMask.mask(lines))
  }

  static func text(of controller: UIViewController) -> String {
    Redaction.redacted(AddressMask.mask(controller.controllerHierarchy()))
  }

  private static func withoutText(_ view: UIView) -> String {
    guard let text = view.displayedText, !text.isEmpty else { return view.description }
    return view.description.replacing("text = '\(VisibleText.quoted(text))'", with: "text = '\(Redaction.placeholder)'")
  }
}
