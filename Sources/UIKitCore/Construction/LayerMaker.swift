import Foundation

/// Makes layers of classes that are known at run time only, by `init(layer:)`; see `ObjectMaker` for how.
@MainActor enum LayerMaker {
  /// A layer that shows what another one of the class shows.
  static func layer(of type: CALayer.Type, showing other: CALayer) -> CALayer {
    unsafeBitCast(type, to: MadeLayer.Type.self).init(layer: other)
  }
}

private class MadeLayer: CALayer {
  required override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Keeps the compiler from binding the call to `MadeLayer` itself.
private final class OverridingLayer: MadeLayer {
  required init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
