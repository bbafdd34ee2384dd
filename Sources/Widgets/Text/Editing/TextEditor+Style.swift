import Foundation
import PlainviewGraphics
import PlainviewUIKitCore

/// The edit menu's changes of style; they do nothing where the owner does not allow them.
extension TextEditor {
  private var mayStyle: Bool { owner?.allowsEditingTextAttributes ?? false }

  /// The attributes of the first character that is selected, or of what is typed next.
  private var currentAttributes: AttributeRuns.Attributes {
    let own = (storage.selection.length == 0 ? storage.typingAttributes : nil) ?? storage.attributesAtCaret ?? [:]
    return (owner?.allAttributes ?? [:]).merging(own) { $1 }
  }

  private func font(in attributes: AttributeRuns.Attributes) -> UIFont {
    attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
  }

  /// Gives the selection a trait, or takes it from it if its first character has it.
  func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
    guard mayStyle else { return }
    let has = font(in: currentAttributes).fontDescriptor.symbolicTraits.contains(trait)
    changeSelectedAttributes(as: .style) { attributes in
      let font = self.font(in: attributes)
      var traits = font.fontDescriptor.symbolicTraits
      if has { traits.remove(trait) } else { traits.insert(trait) }
      guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return }
      attributes[.font] = UIFont(descriptor: descriptor, size: font.pointSize)
    }
  }

  func toggleUnderline() {
    guard mayStyle else { return }
    let style = currentAttributes[.underlineStyle] as? Int ?? 0
    changeSelectedAttributes(as: .style) { $0[.underlineStyle] = style == 0 ? NSUnderlineStyle.single.rawValue : 0 }
  }

  func changeFontSize(by points: CGFloat) {
    guard mayStyle else { return }
    changeSelectedAttributes(as: .style) { attributes in
      let font = self.font(in: attributes)
      attributes[.font] = font.withSize(max(1, font.pointSize + points))
    }
  }

  /// Changes the attributes of the selection by a closure, run by run.
  func convertAttributes(_ convert: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
    guard mayStyle else { return }
    withoutActuallyEscaping(convert) { convert in
      let runs = selectedRuns.map { ($0.range, convert($0.attributes)) }
      changeSelection(to: runs)
    }
  }

  /// The runs of equal attributes in the selection.
  private var selectedRuns: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] {
    guard let text = owner?.attributedString, storage.selection.length > 0 else { return [] }
    var runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
    text.enumerateAttributes(in: storage.selection, options: []) { attributes, range, _ in
      runs.append((range, attributes))
    }
    return runs
  }

  // MARK: Copying with attributes

  /// Copies the selection, with its attributes where the user may change them.
  func copyToBoard() {
    guard let owner, storage.selection.length > 0 else { return }
    guard mayStyle else {
      UIPasteboard.general.string = storage.text(in: storage.selection)
      return
    }
    UIPasteboard.general.takeStyled(owner.attributedString.attributedSubstring(from: storage.selection))
  }

  func pasteFromBoard(withStyle: Bool = true) {
    if let owner, let delegate = TextDragging.pasteDelegate(of: owner),
      let view = owner as? any UITextInput & UITextPasteConfigurationSupporting
    {
      TextPaste.begin(in: view, by: delegate, attributes: owner.allAttributes) { [weak self] in self?.put($0) }
      return
    }
    guard withStyle, mayStyle, let styled = UIPasteboard.general.styled else {
      if let text = UIPasteboard.general.string { paste(text) }
      return
    }
    paste(styled)
  }

  /// Puts in what a delegate has made of a paste: its attributes where the view shows them.
  private func put(_ text: NSAttributedString) {
    let hasAttributes = text.length > 0 && !text.attributes(at: 0, effectiveRange: nil).isEmpty
    if mayStyle || hasAttributes { paste(text) } else { paste(text.string) }
  }
}
