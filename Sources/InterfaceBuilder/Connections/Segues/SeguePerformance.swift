import PlainviewRuntime
import PlainviewUIKitCore

/// The default presentation of a segue's destination.
@MainActor struct SeguePerformance {
  let element: SegueElement
  /// The view or the bar button that a popover points to, or the view that embeds.
  let anchor: AnyObject?

  func show(_ destination: UIViewController, from source: UIViewController, sender: Any?) {
    switch element.kind {
    case .showDetail, .replace: source.showDetailViewController(destination, sender: sender)
    case .presentation, .modal: present(destination, from: source)
    case .popoverPresentation, .popover: presentPopover(destination, from: source)
    case .embed: if let container = anchor as? UIView { source.embed(destination, in: container) }
    default: source.show(destination, sender: sender)
    }
  }

  private func present(_ destination: UIViewController, from source: UIViewController) {
    if let style = element.modalPresentationStyle.flatMap({ UIModalPresentationStyle(documentName: $0) }) {
      destination.modalPresentationStyle = style
    }
    if let style = element.modalTransitionStyle.flatMap({ UIModalTransitionStyle(documentName: $0) }) {
      destination.modalTransitionStyle = style
    }
    source.present(destination, animated: element.animates)
  }

  private func presentPopover(_ destination: UIViewController, from source: UIViewController) {
    destination.modalPresentationStyle = .popover
    let popover = destination.popoverPresentationController
    if let view = anchor as? UIView {
      popover?.sourceView = view
      popover?.sourceRect = view.bounds
    } else {
      popover?.barButtonItem = anchor as? UIBarButtonItem
    }
    source.present(destination, animated: element.animates)
  }
}

extension UIModalPresentationStyle {
  /// The style with this name in documents.
  init?(documentName: String) {
    switch documentName {
    case "automatic": self = .automatic
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    case "custom": self = .custom
    default: return nil
    }
  }
}

extension UIModalTransitionStyle {
  /// The style with this name in documents.
  init?(documentName: String) {
    switch documentName {
    case "coverVertical": self = .coverVertical
    case "flipHorizontal": self = .flipHorizontal
    case "crossDissolve": self = .crossDissolve
    case "partialCurl": self = .partialCurl
    default: return nil
    }
  }
}
