import Foundation

/// A delegate of every kind of widget that leaves out all that it may: what it is asked, the protocols' defaults answer.
///
/// The files of the protocols make it conform to them.
@MainActor final class BareWidgetDelegate: NSObject {}
