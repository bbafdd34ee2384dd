public import Foundation
import PlainviewRuntime

/// Is notified of a small window for a film; every method is optional.
@preconcurrency @MainActor public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
  /// Called before the window appears.
  func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// Called when the window is there.
  func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  /// Called when the window cannot appear.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error)
  /// Called before the window goes.
  func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  /// Called when the window has gone.
  func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  /// Called before the window goes back into the app, to show the film there; the closure takes whether that worked.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}
extension AVPictureInPictureControllerDelegate {
  /// The default of the optional `pictureInPictureControllerWillStartPictureInPicture(_:)`; does nothing.
  dynamic public func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) { leftOut(by: self, with: [pictureInPictureController]) }
  /// The default of the optional `pictureInPictureControllerDidStartPictureInPicture(_:)`; does nothing.
  dynamic public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) { leftOut(by: self, with: [pictureInPictureController]) }
  /// The default of the optional `pictureInPictureController(_:failedToStartPictureInPictureWithError:)`; does nothing.
  dynamic public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) { leftOut(by: self, with: [pictureInPictureController, error]) }
  /// The default of the optional `pictureInPictureControllerWillStopPictureInPicture(_:)`; does nothing.
  dynamic public func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) { leftOut(by: self, with: [pictureInPictureController]) }
  /// The default of the optional `pictureInPictureControllerDidStopPictureInPicture(_:)`; does nothing.
  dynamic public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) { leftOut(by: self, with: [pictureInPictureController]) }
  /// The default of the optional method with the closure: the window goes at once.
  dynamic public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
  ) { leftOut(by: self, with: [pictureInPictureController, completionHandler]) }
}
