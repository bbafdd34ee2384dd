@_exported public import Foundation
@_exported public import PlainviewRuntime
@_exported public import PlainviewTargetAction

// Foundation has classes of these names without their members: those of UIKit go before them.
public typealias NSComparisonPredicate = PlainviewTargetAction.NSComparisonPredicate
public typealias NSExpression = PlainviewTargetAction.NSExpression
