import Testing
@_spi(Plainview) import UIKit

/// Items that are made when the user has chosen where to share them.
@MainActor @Suite struct ActivityItemProviderTests {
  private final class Maker: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { activityType == .mail ? "for a mail" : "for others" }
  }

  @Test func `The item is made for the activity`() {
    let maker = Maker(placeholderItem: "placeholder")
    let sheet = UIActivityViewController(activityItems: [maker], applicationActivities: nil)
    #expect(maker.activityViewControllerPlaceholderItem(sheet) as? String == "placeholder")
    #expect(sheet.items(for: .mail) as? [String] == ["for a mail"])
    #expect(sheet.items(for: .message) as? [String] == ["for others"])
  }

  @Test func `A provider that was cancelled has no item, and one without its own has the placeholder`() {
    let maker = UIActivityItemProvider(placeholderItem: "placeholder")
    let sheet = UIActivityViewController(activityItems: [maker], applicationActivities: nil)
    #expect(sheet.items(for: .mail) as? [String] == ["placeholder"])
    maker.cancel()
    #expect(sheet.items(for: .mail).isEmpty)
  }
}
