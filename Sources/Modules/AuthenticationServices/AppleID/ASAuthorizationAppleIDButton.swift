public import Foundation
@_spi(Plainview) public import PlainviewGraphics
@_spi(Plainview) public import PlainviewUIKitCore
public import PlainviewWidgets

/// The button with which the user signs in with an Apple account.
///
/// In a text picture it is a box with its title; lower than three rows, the title between brackets.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
  /// The titles of the button.
  public enum ButtonType: Int, Sendable {
    /// Sign in with Apple, Continue with Apple, or Sign up with Apple.
    case signIn, `continue`, signUp
    /// The same as `signIn`.
    public static let `default` = ButtonType.signIn
  }
  /// The colors of the button.
  public enum Style: Int, Sendable {
    /// White, white with an outline, or black.
    case white, whiteOutline, black
  }

  /// The radius of the corners in points; 6 by default.
  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }
  private let type: ButtonType
  private let style: Style
  private let label = UILabel(frame: .zero)

  /// Creates a button with a title and colors.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    self.type = type
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    setUp()
  }
  /// Creates a button with a title and colors.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }
  /// Creates a black button that signs in, with a frame.
  public override init(frame: CGRect) {
    (type, style) = (.default, .black)
    super.init(frame: frame)
    setUp()
  }
  /// Creates a black button that signs in, from a document.
  public required init?(coder: NSCoder) {
    (type, style) = (.default, .black)
    super.init(coder: coder)
    setUp()
  }

  private var title: String { ["Sign in with Apple", "Continue with Apple", "Sign up with Apple"][type.rawValue] }

  private func setUp() {
    backgroundColor = style == .black ? .black : .white
    layer.cornerRadius = cornerRadius
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    label.text = title
    label.textAlignment = .center
    label.textColor = style == .black ? .white : .black
    label.adjustsFontSizeToFitWidth = true
    label.isAccessibilityElement = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .button
    chooseFont()
  }

  /// The title has 43 percent of the height.
  private func chooseFont() { label.font = .systemFont(ofSize: max(13, (bounds.height * 0.43).rounded())) }

  /// The width of the title with the logo and margins, at least 140, and the height 30.
  open override var intrinsicContentSize: CGSize {
    let text = NSAttributedString(string: title, attributes: [.font: UIFont.systemFont(ofSize: 13)])
    return CGSize(width: max(140, text.size().width.rounded(.up) + 36), height: 30)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    chooseFont()
    label.frame = bounds
  }

  @_spi(Plainview) open override func drawText(on canvas: ViewCanvas) {
    if canvas.height > 2 { canvas.outline() }
  }
}

@section(".init_array") @used
private let registerWhenLoaded: @convention(c) @Sendable () -> Void = {
  ModuleViews.register("ASAuthorizationAppleIDButton") { ASAuthorizationAppleIDButton(coder: $0) }
}
