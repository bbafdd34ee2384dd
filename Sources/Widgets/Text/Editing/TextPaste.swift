import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

/// One paste by a delegate: it ends when the delegate has said of all items what they become.
@MainActor final class TextPaste {
  private let view: any UITextInput & UITextPasteConfigurationSupporting
  private let delegate: any UITextPasteDelegate
  private let put: (NSAttributedString) -> Void
  private var items: [TextPasteItem] = []

  /// Begins a paste of the pasteboard; `put` replaces the selection.
  static func begin(
    in view: any UITextInput & UITextPasteConfigurationSupporting, by delegate: any UITextPasteDelegate,
    attributes: [NSAttributedString.Key: Any], put: @escaping (NSAttributedString) -> Void
  ) {
    let paste = TextPaste(view, delegate, put)
    paste.items = UIPasteboard.general.itemProviders.map { provider in
      TextPasteItem(provider, attributes) { paste.endIfComplete() }
    }
    for item in paste.items {
      let said: Void? = UserCode.ask(delegate, "textPasteConfigurationSupporting(_:transform:)") {
        $0.textPasteConfigurationSupporting(view, transform: item)
      }
      if said == nil { item.setDefaultResult() }
    }
  }

  static func joined(_ texts: [NSAttributedString]) -> NSAttributedString {
    let all = NSMutableAttributedString()
    for text in texts { all.append(text) }
    return all
  }

  private init(
    _ view: any UITextInput & UITextPasteConfigurationSupporting, _ delegate: any UITextPasteDelegate,
    _ put: @escaping (NSAttributedString) -> Void
  ) {
    self.view = view
    self.delegate = delegate
    self.put = put
  }

  private func endIfComplete() {
    guard items.allSatisfy(\.isDone), UserCode.mayRun else { return }
    let texts = items.compactMap(\.result)
    items = []
    guard !texts.isEmpty, let range = view.selectedTextRange else { return }
    let combined = UserCode.ask(
      delegate, "textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)"
    ) { $0.textPasteConfigurationSupporting(view, combineItemAttributedStrings: texts, for: range) }
    let text = combined ?? Self.joined(texts)
    let performed = UserCode.ask(delegate, "textPasteConfigurationSupporting(_:performPasteOf:to:)") {
      $0.textPasteConfigurationSupporting(view, performPasteOf: text, to: range)
    }
    if performed == nil { put(text) }
  }
}

/// An item of a paste; it tells when it has its result.
@MainActor private final class TextPasteItem: NSObject, UITextPasteItem {
  let itemProvider: NSItemProvider
  let defaultAttributes: [NSAttributedString.Key: Any]
  var localObject: Any? { nil }
  private(set) var isDone = false
  private(set) var result: NSAttributedString?
  private var done: (() -> Void)?

  init(_ provider: NSItemProvider, _ attributes: [NSAttributedString.Key: Any], _ done: @escaping () -> Void) {
    itemProvider = provider
    defaultAttributes = attributes
    self.done = done
    super.init()
  }

  private func end(_ text: NSAttributedString?) {
    guard !isDone else { return }
    isDone = true
    result = text
    let told = done
    done = nil
    told?()
  }

  func setResult(string: String) { end(NSAttributedString(string: string)) }
  func setResult(attributedString: NSAttributedString) { end(attributedString) }
  func setResult(attachment textAttachment: NSTextAttachment) { end(NSAttributedString(attachment: textAttachment)) }
  func setNoResult() { end(nil) }
  func setDefaultResult() {
    switch itemProvider.plainObject {
    case let text as String: setResult(string: text)
    case let url as URL: setResult(string: url.absoluteString)
    default: setNoResult()
    }
  }
}
