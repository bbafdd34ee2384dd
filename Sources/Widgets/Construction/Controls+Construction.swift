import Foundation
public import PlainviewUIKitCore

// The initialisers of controls and other views for generic code; see `_Constructible`.

extension _Constructible where Self: UIStackView {
  @_disfavoredOverload @preconcurrency @MainActor
  public init(arrangedSubviews views: [UIView], _: Void = ()) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
}

extension _Constructible where Self: UIButton {
  @_disfavoredOverload @preconcurrency @MainActor
  public init(type: UIButton.ButtonType, _: Void = ()) {
    self.init(frame: .zero)
    become(type)
  }
}

extension _Constructible where Self: UISegmentedControl {
  @_disfavoredOverload @preconcurrency @MainActor
  public init(items: [Any]?, _: Void = ()) {
    self.init(frame: .zero)
    insert(items ?? [])
  }
}

extension _Constructible where Self: UIImageView {
  @_disfavoredOverload @preconcurrency @MainActor
  public init(image: UIImage?, _: Void = ()) {
    self.init(made: ControlMaker.imageView(of: type(of: self), image: image))
  }
}

extension _Constructible where Self: UIVisualEffectView {
  @_disfavoredOverload @preconcurrency @MainActor
  public init(effect: UIVisualEffect?, _: Void = ()) {
    self.init(made: ControlMaker.effectView(of: type(of: self), effect: effect))
  }
}

extension _Constructible where Self: UIRefreshControl {
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
