import Foundation
import PlainviewWidgets

/// A delegate of tables, collection views and animators that leaves out all that it may: what it is asked, the protocols'
/// defaults answer.
///
/// The files of the protocols make it conform to them.
@MainActor final class BareListDelegate: NSObject, UIScrollViewDelegate {}
