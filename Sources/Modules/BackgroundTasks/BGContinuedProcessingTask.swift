public import Foundation
import Synchronization

/// A task that the user has begun, and that goes on in the background; the user sees its texts and its progress.
open class BGContinuedProcessingTask: BGTask, ProgressReporting, @unchecked Sendable {
  private let texts: Mutex<(title: String, subtitle: String)>
  private let steps = Progress(totalUnitCount: 0)

  /// The title that the user sees.
  open var title: String { texts.withLock { $0.title } }
  /// The text below the title.
  open var subtitle: String { texts.withLock { $0.subtitle } }
  /// How far the task is, which the app says.
  open var progress: Progress { steps }

  init(identifier: String, title: String, subtitle: String) {
    texts = Mutex((title, subtitle))
    super.init(identifier: identifier)
  }

  /// Changes the texts that the user sees.
  open func updateTitle(_ title: String, subtitle: String) { texts.withLock { $0 = (title, subtitle) } }
}
