import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore

// What a tap or a long press does to a link, an attachment or a tagged part of a text that is not edited.
extension UITextView {
  /// The item that a point is on; nil for plain text.
  func textItem(at point: CGPoint) -> UITextItem? {
    guard let character = editor.characterRange(at: point) as? TextSpan else { return nil }
    let index = character.range.location
    if let (range, url) = storage.runs?.range(of: .link, at: index, as: Self.url) ?? detectedLink(at: index),
      isHit(range, point)
    {
      return UITextItem(.link(url), range)
    }
    if let (range, attachment) = storage.runs?.range(of: .attachment, at: index, as: { $0 as? NSTextAttachment }),
      isHit(range, point)
    {
      return UITextItem(.textAttachment(attachment), range)
    }
    if let (range, tag) = storage.runs?.range(of: .textItemTag, at: index, as: { $0 as? String }), isHit(range, point) {
      return UITextItem(.tag(tag), range)
    }
    return nil
  }

  private func isHit(_ range: NSRange, _ point: CGPoint) -> Bool {
    geometry.rectangles(of: range).contains { $0.contains(point) }
  }

  func askDelegate<Answer>(_ method: StaticString, _ body: (any UITextViewDelegate) -> Answer) -> Answer? {
    UserCode.ask(delegate, method) { body($0) }
  }

  /// Runs the delegate's action for the item at a point; without its method, opens a link.
  func openItem(at point: CGPoint) {
    guard let item = textItem(at: point) else { return }
    let action = defaultAction(of: item)
    let answer: UIAction?? = askDelegate("textView(_:primaryActionFor:defaultAction:)") {
      $0.textView(self, primaryActionFor: item, defaultAction: action)
    }
    guard let answer else { return open(item) }
    if let chosen = answer {
      if UserCode.mayRun { chosen.perform(sender: self) }
    } else if let itemMenus, itemMenus.prepare(at: convert(point, to: nil)) {
      // Without an action the tap opens the menu.
      itemMenus.open(as: .compact)
    }
  }

  /// Opens a link, if the delegate allows it, or asks about an attachment, without further effect.
  private func open(_ item: UITextItem) {
    let range = item.range
    switch item.content {
    case .link(let url):
      let mayOpen = mayGoOn("textView(_:shouldInteractWith:in:interaction:)", ", shouldInteractWith: \(url)") {
        $0.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
      }
      if mayOpen, UserCode.mayRun { UIApplication.shared.open(url) }
    case .textAttachment(let attachment):
      _ = mayGoOn("textView(_:shouldInteractWith:in:interaction:)", ", shouldInteractWith: \(attachment)") {
        $0.textView(self, shouldInteractWith: attachment, in: range, interaction: .invokeDefaultAction)
      }
    case .tag: break
    }
  }

  private func defaultAction(of item: UITextItem) -> UIAction {
    guard case .link(let url) = item.content else { return SystemAction { _ in } }
    return SystemAction(title: "Open Link") { _ in UIApplication.shared.open(url) }
  }

  // MARK: Menus

  /// Takes the delegate over; the interaction exists while it has menus, so that other views recognize no long
  /// presses.
  func delegateDidChange() {
    scrollDelegate = delegate
    let hasMenus =
      delegate.map {
        Conformance.isImplemented("textView(_:menuConfigurationFor:defaultMenu:)", by: $0, among: TextMethods.view)
      } ?? false
    if hasMenus == (itemMenus != nil) { return }
    if let interaction = itemMenus {
      removeInteraction(interaction)
      itemMenus = nil
    } else {
      let interaction = UIContextMenuInteraction(TextItemMenuHost(self))
      itemMenus = interaction
      addInteraction(interaction)
    }
  }

  /// The menu that the delegate has for an item; nil for none.
  func menuConfiguration(of item: UITextItem) -> UITextItem.MenuConfiguration? {
    var elements: [UIMenuElement] = []
    if case .link(let url) = item.content {
      elements = [defaultAction(of: item), SystemAction(title: "Copy Link") { _ in UIPasteboard.general.url = url }]
    }
    let menu = UIMenu(children: elements)
    return askDelegate("textView(_:menuConfigurationFor:defaultMenu:)") {
      $0.textView(self, menuConfigurationFor: item, defaultMenu: menu)
    } ?? nil
  }

  // MARK: Finding

  func setFinding(_ isEnabled: Bool) {
    if isEnabled == (finding != nil) { return }
    if let old = finding {
      removeInteraction(old.interaction)
      finding = nil
    } else {
      let new = TextFinding(self)
      finding = new
      addInteraction(new.interaction)
    }
  }

  // MARK: Links

  /// What is found in the text at a character, of the kinds that the view detects, and what a tap on it opens.
  private func detectedLink(at index: Int) -> (NSRange, URL)? {
    guard !dataDetectorTypes.isEmpty, let detector = try? NSDataDetector(types: dataDetectorTypes.checkingTypes) else {
      return nil
    }
    let text = storage.text
    let whole = NSRange(location: 0, length: text.utf16.count)
    let found = detector.matches(in: text, options: [], range: whole).first { NSLocationInRange(index, $0.range) }
    guard let found, let url = Self.url(of: found, in: text) else { return nil }
    return (found.range, url)
  }

  private static func url(of found: NSTextCheckingResult, in text: String) -> URL? {
    switch found.resultType {
    case .foundPhoneNumber:
      return found.phoneNumber.flatMap { URL(string: "tel:" + $0.filter { $0.isNumber || $0 == "+" }) }
    case .foundAddress, .foundDate: return URL(string: "x-apple-data-detectors://\(found.range.location)")
    default: return found.url
    }
  }

  private static func url(_ link: Any) -> URL? { link as? URL ?? (link as? String).flatMap { URL(string: $0) } }
}
