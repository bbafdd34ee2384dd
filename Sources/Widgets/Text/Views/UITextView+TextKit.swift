package import Foundation
@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore

/// TextKit's parts of a text view: made when they are first asked for, and with the same text from then on.
extension UITextView {
  /// The text's area, in points: the view without the insets.
  package var areaOfText: CGSize {
    CGSize(
      width: max(0, bounds.width - textContainerInset.left - textContainerInset.right),
      height: max(0, bounds.height - textContainerInset.top - textContainerInset.bottom))
  }

  func layoutRules(for areas: [GlyphLayout.Area]) -> GlyphLayout.Rules {
    GlyphLayout.Rules(
      metrics: traitCollection.textMetrics, scale: traitCollection.displayScale, font: usedFont,
      alignment: storedAlignment, runsLeft: isLayoutRightToLeft, containers: areas)
  }

  /// The storage of the text; a given one keeps its text, which the view shows.
  var sharedStorage: NSTextStorage {
    if let shared = editor.shared { return shared }
    let storage = textContainer.layoutManagerIfMade?.textStorage ?? NSTextStorage(attributedString: attributedString)
    editor.share(storage)
    return storage
  }

  /// The older manager: asking for it gives the newer one up, as on a device.
  var sharedManager: NSLayoutManager {
    if let known = textContainer.layoutManagerIfMade {
      join(known)
      return known
    }
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    join(manager)
    return manager
  }

  private func join(_ manager: NSLayoutManager) {
    storedTextLayoutManager = nil
    contentStorage = nil
    usesOlderManager = true
    storedManager = manager
    manager.view = self
    if manager.textStorage == nil { sharedStorage.addLayoutManager(manager) }
  }

  /// The newer manager; nil once the older one was asked for.
  var sharedTextLayoutManager: NSTextLayoutManager? {
    if let storedTextLayoutManager { return storedTextLayoutManager }
    guard !usesOlderManager else { return nil }
    let content = NSTextContentStorage()
    content.textStorage = sharedStorage
    let manager = NSTextLayoutManager()
    content.addTextLayoutManager(manager)
    contentStorage = content
    storedTextLayoutManager = manager
    manager.textContainer = textContainer
    return manager
  }

  /// Shows the text of the storage that a given container belongs to.
  func takeGivenText() {
    guard let manager = textContainer.layoutManagerIfMade else { return }
    join(manager)
    guard let storage = manager.textStorage else { return }
    editor.share(storage)
    let runs = AttributeRuns(storage)
    editor.adopt(
      storage.string, runs.isEmpty ? nil : runs, selection: NSRange(location: storage.length, length: 0))
    contentsDidChange()
  }

  /// The layout by a delegate of the layout manager; nil where there is none.
  func delegatedLayout(in width: CGFloat) -> GlyphLayout? {
    guard let storedManager, storedManager.delegate != nil, let storage = editor.shared else { return nil }
    if width == bounds.width { return storedManager.layout }
    var area = GlyphLayout.Area(textContainer)
    area.setWidth(width - textContainerInset.left - textContainerInset.right)
    return GlyphLayout(
      storage, layoutRules(for: [area]), spacing: storedManager.spacing, placing: storedManager.placing)
  }

  /// Has a layout manager of a class of its own draw what it draws besides the letters.
  func drawByManager(on canvas: TextCanvas) {
    guard let manager = storedManager, type(of: manager) != NSLayoutManager.self else { return }
    let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    manager.isDrawnByView = true
    paint(
      {
        let range = manager.glyphRange(for: textContainer)
        manager.drawBackground(forGlyphRange: range, at: origin)
        manager.drawGlyphs(forGlyphRange: range, at: origin)
      }, on: canvas)
    manager.isDrawnByView = false
  }
}
