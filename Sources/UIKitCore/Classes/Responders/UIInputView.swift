public import Foundation

/// An accessory or input view, with the keyboard's background on a device.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// Whether the view has the keyboard's background; raw values are UIKit's.
  public enum Style: Int, Sendable { case `default`, keyboard }

  /// Whether the view has the keyboard's background; kept, pictures do not show it.
  open private(set) var inputViewStyle: Style
  /// Whether its constraints or its intrinsic size say how high it is, and not its frame.
  open var allowsSelfSizing = false

  /// Creates a view of a height, in points; the keyboard sets its width.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

  /// Creates a view from an archive or a document, in the default style.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  /// Creates a view without a size.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(frame: .zero) }
}
