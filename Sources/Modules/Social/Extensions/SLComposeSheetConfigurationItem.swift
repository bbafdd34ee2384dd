public import Foundation

/// Is called when the user taps a row.
public typealias SLComposeSheetConfigurationItemTapHandler = () -> Void

/// A row below the text of an extension's sheet.
@preconcurrency @MainActor open class SLComposeSheetConfigurationItem: NSObject {
  /// The title of the row.
  open var title: String! { didSet { didChange?() } }
  /// The value of the row; nil for none.
  open var value: String! { didSet { didChange?() } }
  /// Whether the value is still looked for: dots are shown instead.
  open var valuePending = false { didSet { didChange?() } }
  /// Is called when the user taps the row.
  open var tapHandler: SLComposeSheetConfigurationItemTapHandler!
  /// Is called when the row changes.
  var didChange: (@MainActor () -> Void)?

  /// Creates a row without a title.
  public init!(_: Void = ()) { super.init() }
  @available(*, unavailable) public nonisolated override init() { fatalError("use init!()") }

  /// The row's text.
  var text: String {
    let shown = valuePending ? "…" : value ?? ""
    return shown.isEmpty ? title ?? "" : "\(title ?? ""): \(shown)"
  }
}
