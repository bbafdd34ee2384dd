import Foundation
import PlainviewRuntime

extension UIResponder: UIPasteConfigurationSupporting {}

extension UIResponder {
  /// Whether one of the providers has a kind of data that the configuration names.
  func baseCanPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let kinds = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return itemProviders.contains { provider in
      kinds.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Pastes the pasteboard's items that the configuration accepts.
  func pasteByConfiguration() {
    guard pasteConfiguration != nil else { return }
    let providers = UIPasteboard.general.itemProviders
    guard UserCode.run(else: false, { canPaste(providers) }) else { return }
    UserCode.run { paste(itemProviders: providers) }
  }
}

extension UIResponder: UIUserActivityRestoring {}
