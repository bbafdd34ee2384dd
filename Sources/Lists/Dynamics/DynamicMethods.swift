package import PlainviewRuntime

/// What dynamic animators and calendars ask their delegates.
@MainActor package enum DynamicMethods {
  package static let animator = DelegateMethods<any UIDynamicAnimatorDelegate>(
    [
      "dynamicAnimatorWillResume(_:)": "dynamicAnimatorWillResume:",
      "dynamicAnimatorDidPause(_:)": "dynamicAnimatorDidPause:",
    ], bare: BareListDelegate())

  package static let collision = DelegateMethods<any UICollisionBehaviorDelegate>(
    [
      "collisionBehavior(_:beganContactFor:with:at:)": "collisionBehavior:beganContactForItem:withItem:atPoint:",
      "collisionBehavior(_:endedContactFor:with:)": "collisionBehavior:endedContactForItem:withItem:",
      "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)":
        "collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:",
      "collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)":
        "collisionBehavior:endedContactForItem:withBoundaryIdentifier:",
    ], bare: BareListDelegate())
}
