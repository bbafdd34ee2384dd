import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

/// One paste into a text: it takes place when all of its items have a result, at the range where it was begun.
@MainActor final class TextPaste {
  /// What may come in by the default result, besides plain text.
  struct Kinds {
    let includesStyle: Bool
    let includesPictures: Bool
  }

  /// What an item contributes.
  fileprivate struct Piece {
    let text: NSAttributedString
    let isPlain: Bool
  }

  fileprivate enum Outcome {
    case nothing
    case piece(Piece)
  }

  private weak var editor: TextEditor?
  private let range: NSRange
  private let kinds: Kinds
  private let defaults: AttributeRuns.Attributes
  private var outcomes: [Outcome?]

  private init(_ count: Int, _ editor: TextEditor, _ kinds: Kinds, _ defaults: AttributeRuns.Attributes) {
    self.editor = editor
    self.kinds = kinds
    self.defaults = defaults
    range = editor.storage.selection
    outcomes = Array(repeating: nil, count: count)
  }

  /// Asks the delegate about each item; without its answer an item has the default result.
  static func begin(_ providers: [NSItemProvider], in editor: TextEditor, _ kinds: Kinds) {
    guard let owner = editor.owner else { return }
    let storage = editor.storage
    let own = (storage.selection.length == 0 ? storage.typingAttributes : nil) ?? storage.attributesAtCaret ?? [:]
    let defaults = owner.allAttributes.merging(own) { $1 }
    let paste = TextPaste(providers.count, editor, kinds, defaults)
    for (index, provider) in providers.enumerated() {
      let item = Item(provider, defaults, of: paste, at: index)
      let asked: Void? = UserCode.ask(owner.pasteDelegate, "textPasteConfigurationSupporting(_:transform:)") {
        $0.textPasteConfigurationSupporting(owner, transform: item)
      }
      if asked == nil { item.setDefaultResult() }
    }
  }

  fileprivate func take(_ outcome: Outcome, at index: Int) {
    outcomes[index] = outcome
    if outcomes.allSatisfy({ $0 != nil }) { end() }
  }

  /// The text of an item's provider, as it is pasted without a delegate.
  fileprivate func standard(_ provider: NSItemProvider) -> Outcome {
    let content = provider.plainObject
    if let text = content as? String { return plain(text) }
    if let styled = content as? NSAttributedString {
      return kinds.includesStyle ? .piece(Piece(text: styled, isPlain: false)) : plain(styled.string)
    }
    if kinds.includesPictures, let picture = content as? UIImage {
      return .piece(Piece(text: NSAttributedString(attachment: NSTextAttachment(image: picture)), isPlain: false))
    }
    return .nothing
  }

  fileprivate func plain(_ text: String) -> Outcome {
    .piece(Piece(text: NSAttributedString(string: text, attributes: defaults), isPlain: true))
  }

  private func end() {
    var pieces: [Piece] = []
    for case .piece(let piece)? in outcomes { pieces.append(piece) }
    guard !pieces.isEmpty, let editor, let owner = editor.owner else { return }
    let target = editor.clamped(range)
    let span = TextSpan(target)
    let combined: NSAttributedString? = UserCode.ask(
      owner.pasteDelegate, "textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)"
    ) { $0.textPasteConfigurationSupporting(owner, combineItemAttributedStrings: pieces.map(\.text), for: span) }
    let text = combined ?? Self.joined(pieces)
    guard text.length > 0 else { return }
    let performed: UITextRange? = UserCode.ask(
      owner.pasteDelegate, "textPasteConfigurationSupporting(_:performPasteOf:to:)"
    ) { $0.textPasteConfigurationSupporting(owner, performPasteOf: text, to: span) }
    guard performed == nil else { return }
    // Plain text alone is like text that is typed: it takes over the attributes beside it.
    if combined == nil, pieces.allSatisfy(\.isPlain) {
      editor.paste(text.string, in: target)
    } else {
      editor.paste(text, in: target)
    }
  }

  private static func joined(_ pieces: [Piece]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for piece in pieces { text.append(piece.text) }
    return text
  }

  /// An item as the delegate sees it; its first result counts.
  @MainActor private final class Item: NSObject, UITextPasteItem {
    let itemProvider: NSItemProvider
    let defaultAttributes: [NSAttributedString.Key: Any]
    private var paste: TextPaste?
    private let index: Int

    init(_ provider: NSItemProvider, _ defaults: AttributeRuns.Attributes, of paste: TextPaste, at index: Int) {
      itemProvider = provider
      defaultAttributes = defaults
      self.paste = paste
      self.index = index
      super.init()
    }

    var localObject: Any? { nil }
    func setResult(string: String) { end { $0.plain(string) } }
    func setResult(attributedString string: NSAttributedString) {
      end { _ in .piece(Piece(text: NSAttributedString(attributedString: string), isPlain: false)) }
    }
    func setResult(attachment textAttachment: NSTextAttachment) {
      end { _ in .piece(Piece(text: NSAttributedString(attachment: textAttachment), isPlain: false)) }
    }
    func setNoResult() { end { _ in .nothing } }
    func setDefaultResult() { end { $0.standard(itemProvider) } }

    private func end(_ outcome: (TextPaste) -> Outcome) {
      guard let paste else { return }
      self.paste = nil
      paste.take(outcome(paste), at: index)
    }
  }
}

extension TextEditor {
  /// A range as far as the text has it.
  func clamped(_ range: NSRange) -> NSRange {
    let start = min(range.location, storage.length)
    return NSRange(location: start, length: min(range.length, storage.length - start))
  }

  /// What a paste brings in by default: texts, and in views whose text may be styled, pictures.
  private func kinds(withStyle: Bool) -> TextPaste.Kinds {
    TextPaste.Kinds(
      includesStyle: withStyle && mayStyle, includesPictures: withStyle && mayStyle && owner is UITextView)
  }

  /// Whether the pasteboard has something that can be pasted, also by the owner's own paste configuration.
  var mayPaste: Bool {
    let board = UIPasteboard.general
    if board.hasStrings || board.hasImages && kinds(withStyle: true).includesPictures { return true }
    guard let owner, owner.pasteConfiguration != nil else { return false }
    return UserCode.run(else: false) { owner.canPaste(board.itemProviders) }
  }

  func pasteFromBoard(withStyle: Bool = true) {
    let board = UIPasteboard.general
    let styled = board.styled
    if owner?.pasteDelegate != nil || board.numberOfItems > 1 || !board.hasStrings {
      let providers = styled.map { [NSItemProvider(object: $0)] } ?? board.itemProviders
      TextPaste.begin(providers, in: self, kinds(withStyle: withStyle))
    } else if withStyle, mayStyle, let styled {
      paste(styled)
    } else if let text = board.string {
      paste(text)
    }
  }
}
