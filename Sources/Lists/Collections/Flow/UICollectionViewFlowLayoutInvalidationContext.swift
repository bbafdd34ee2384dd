/// What of a flow layout is no longer true.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked again for sizes and distances.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether lines are made again; without both everything stays where it is.
  open var invalidateFlowLayoutAttributes = true
}
