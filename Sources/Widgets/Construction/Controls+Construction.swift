import Foundation
public import PlainviewGraphics
public import PlainviewUIKitCore

// The initialisers of controls and other views for generic code; see `_Constructible`.

extension _Constructible where Self: UIStackView {
  /// Creates a stack of the class with arranged views.
  @_disfavoredOverload @preconcurrency @MainActor
  public init(arrangedSubviews views: [UIView], _: Void = ()) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
}

extension _Constructible where Self: UIButton {
  /// Creates a button of the class and of a kind.
  @_disfavoredOverload @preconcurrency @MainActor
  public init(type: UIButton.ButtonType, _: Void = ()) {
    self.init(frame: .zero)
    become(type)
  }
}

extension _Constructible where Self: UISegmentedControl {
  /// Creates a segmented control of the class with titles and images.
  @_disfavoredOverload @preconcurrency @MainActor
  public init(items: [Any]?, _: Void = ()) {
    self.init(frame: .zero)
    insert(items ?? [])
  }
}

extension _Constructible where Self: UIImageView {
  /// Creates an image view of the class, as large as its image.
  @_disfavoredOverload @preconcurrency @MainActor
  public init(image: UIImage?, _: Void = ()) {
    self.init(made: ControlMaker.imageView(of: type(of: self), image: image))
  }
}

extension _Constructible where Self: UIVisualEffectView {
  /// Creates an effect view of the class with an effect.
  @_disfavoredOverload @preconcurrency @MainActor
  public init(effect: UIVisualEffect?, _: Void = ()) {
    self.init(made: ControlMaker.effectView(of: type(of: self), effect: effect))
  }
}

extension _Constructible where Self: UIRefreshControl {
  /// Creates a refresh control of the class.
  @_disfavoredOverload @preconcurrency @MainActor
  public init(__made: Void = ()) { self.init(made: ControlMaker.refreshControl(of: type(of: self))) }
}

@MainActor private enum ControlMaker {
  static func refreshControl(of type: UIRefreshControl.Type) -> UIRefreshControl {
    unsafeBitCast(type, to: MadeRefreshControl.Type.self).init()
  }

  static func imageView(of type: UIImageView.Type, image: UIImage?) -> UIImageView {
    unsafeBitCast(type, to: MadeImageView.Type.self).init(image: image)
  }

  static func effectView(of type: UIVisualEffectView.Type, effect: UIVisualEffect?) -> UIVisualEffectView {
    unsafeBitCast(type, to: MadeEffectView.Type.self).init(effect: effect)
  }
}

private class MadeImageView: UIImageView {
  required override init(image: UIImage?) { super.init(image: image) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingImageView: MadeImageView {
  required init(image: UIImage?) { super.init(image: image) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class MadeRefreshControl: UIRefreshControl {
  required override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingRefreshControl: MadeRefreshControl {
  required init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class MadeEffectView: UIVisualEffectView {
  required override init(effect: UIVisualEffect?) { super.init(effect: effect) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OverridingEffectView: MadeEffectView {
  required init(effect: UIVisualEffect?) { super.init(effect: effect) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
