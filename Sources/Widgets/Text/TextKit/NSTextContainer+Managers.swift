import Foundation
public import PlainviewGraphics
import PlainviewRuntime

extension NSTextContainer {
  /// The manager that lays text out in here; that of a text view is made when it is first asked for.
  public internal(set) var layoutManager: NSLayoutManager? {
    get {
      if let layoutManagerIfMade { return layoutManagerIfMade }
      guard let view = view as? UITextView else { return nil }
      return MainQueue.withoutIsolation { view.layoutManager }
    }
    set { manager = newValue }
  }

  /// The newer manager; nil once the older one was asked for.
  public internal(set) var textLayoutManager: NSTextLayoutManager? {
    get {
      if let newerManager { return newerManager as? NSTextLayoutManager }
      guard let view = view as? UITextView else { return nil }
      return MainQueue.withoutIsolation { view.textLayoutManager }
    }
    set { newerManager = newValue }
  }

  /// The manager that lays the text out, without making one.
  var layoutManagerIfMade: NSLayoutManager? { manager as? NSLayoutManager }

  /// Replaces the manager of the container's text by another one, which takes over its containers.
  public func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let storage = old.textStorage
    storage?.removeLayoutManager(old)
    for container in old.textContainers {
      old.removeTextContainer(at: 0)
      newLayoutManager.addTextContainer(container)
    }
    storage?.addLayoutManager(newLayoutManager)
  }
}

extension NSLayoutManager: TextContainerManager {
  package func textContainerDidChange(_ container: NSTextContainer) { textContainerChangedGeometry(container) }
}

extension UITextView: TextContainerView {
  package func textContainerDidChange() { sizeOfTextDidChange() }
}
