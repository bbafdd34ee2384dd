public import PlainviewUIKitCore

// Constants of layers by the names that they had before Swift 4.2; they have types here, where they were texts.

/// `CAEmitterLayerEmitterShape.point` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.point")
public var kCAEmitterLayerPoint: CAEmitterLayerEmitterShape { .point }

/// `CAEmitterLayerEmitterShape.line` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.line")
public var kCAEmitterLayerLine: CAEmitterLayerEmitterShape { .line }

/// `CAEmitterLayerEmitterShape.rectangle` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.rectangle")
public var kCAEmitterLayerRectangle: CAEmitterLayerEmitterShape { .rectangle }

/// `CAEmitterLayerEmitterShape.cuboid` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.cuboid")
public var kCAEmitterLayerCuboid: CAEmitterLayerEmitterShape { .cuboid }

/// `CAEmitterLayerEmitterShape.circle` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.circle")
public var kCAEmitterLayerCircle: CAEmitterLayerEmitterShape { .circle }

/// `CAEmitterLayerEmitterShape.sphere` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.sphere")
public var kCAEmitterLayerSphere: CAEmitterLayerEmitterShape { .sphere }

/// `CAEmitterLayerEmitterMode.points` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.points")
public var kCAEmitterLayerPoints: CAEmitterLayerEmitterMode { .points }

/// `CAEmitterLayerEmitterMode.outline` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.outline")
public var kCAEmitterLayerOutline: CAEmitterLayerEmitterMode { .outline }

/// `CAEmitterLayerEmitterMode.surface` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.surface")
public var kCAEmitterLayerSurface: CAEmitterLayerEmitterMode { .surface }

/// `CAEmitterLayerEmitterMode.volume` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.volume")
public var kCAEmitterLayerVolume: CAEmitterLayerEmitterMode { .volume }

/// `CAEmitterLayerRenderMode.unordered` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.unordered")
public var kCAEmitterLayerUnordered: CAEmitterLayerRenderMode { .unordered }

/// `CAEmitterLayerRenderMode.oldestFirst` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.oldestFirst")
public var kCAEmitterLayerOldestFirst: CAEmitterLayerRenderMode { .oldestFirst }

/// `CAEmitterLayerRenderMode.oldestLast` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.oldestLast")
public var kCAEmitterLayerOldestLast: CAEmitterLayerRenderMode { .oldestLast }

/// `CAEmitterLayerRenderMode.backToFront` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.backToFront")
public var kCAEmitterLayerBackToFront: CAEmitterLayerRenderMode { .backToFront }

/// `CAEmitterLayerRenderMode.additive` by its name before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.additive")
public var kCAEmitterLayerAdditive: CAEmitterLayerRenderMode { .additive }
