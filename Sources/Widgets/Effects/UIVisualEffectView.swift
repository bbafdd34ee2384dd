public import Foundation
import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore

/// Blurs what is behind.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The styles of a blur.
  public enum Style: Int, Sendable {
    /// Styles with a fixed lightness, styles that follow the interface style, and materials of both kinds.
    case extraLight, light, dark, extraDark, regular, prominent, systemUltraThinMaterial, systemThinMaterial,
      systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight,
      systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight,
      systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark,
      systemChromeMaterialDark
  }
  package let style: Style

  /// Creates a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Lets the colours of what is behind shine through the contents.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  package let blurEffect: UIBlurEffect

  /// Creates a vibrancy for contents over a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  /// Creates a vibrancy for contents over a blur; the style is ignored.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect: blurEffect) }
}

/// The kinds of contents that have a vibrancy.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Four kinds of labels, three kinds of fills, and separators.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Shows its contents over a blur. What is behind cannot be read, and so is not drawn.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view that holds what is shown over the effect.
  open private(set) var contentView: UIView
  /// The effect of the view; nil for none. A blur and regular glass give the content an opaque color here.
  open var effect: UIVisualEffect? { didSet { takeEffect() } }

  /// Creates a view with an effect; nil for none.
  public init(effect: UIVisualEffect?) {
    contentView = EffectContentView(frame: .zero)
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  /// Creates an effect view from an archive or a document, without an effect.
  public required init?(coder: NSCoder) {
    contentView = EffectContentView(frame: .zero)
    super.init(coder: coder)
    prepare()
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates an effect view with an empty frame and no effect.
  @_disfavoredOverload public convenience init(_: Void = ()) { self.init(effect: nil) }

  private func prepare() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    takeEffect()
  }

  /// A blur and regular glass hide what is behind them as a surface does.
  private func takeEffect() {
    if let glass = effect as? UIGlassEffect {
      contentView.backgroundColor = glass.style == .clear ? glass.tintColor : glass.tintColor ?? .systemBackground
      return
    }
    guard let blur = effect as? UIBlurEffect else {
      contentView.backgroundColor = nil
      return
    }
    contentView.backgroundColor = blur.isDark ? .secondarySystemBackground : .systemBackground
  }
}

extension UIBlurEffect {
  fileprivate var isDark: Bool {
    switch style {
    case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    default: false
    }
  }
}

/// Holds what an effect view shows.
@MainActor private final class EffectContentView: UIView, ClassStandIn {
  nonisolated var shownClassName: String { "_UIVisualEffectContentView" }
}
