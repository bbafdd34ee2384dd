@_exported public import Foundation
@_exported public import PlainviewRuntime
@_exported public import PlainviewTargetAction

// Foundation has classes of these names without their members: those of UIKit go before them.
/// UIKit's class for predicates that compare two expressions, in front of Foundation's.
public typealias NSComparisonPredicate = PlainviewTargetAction.NSComparisonPredicate
/// UIKit's class for the expressions of predicates, in front of Foundation's.
public typealias NSExpression = PlainviewTargetAction.NSExpression
