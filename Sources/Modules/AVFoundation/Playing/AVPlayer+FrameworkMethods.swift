import Foundation
package import PlainviewTargetAction

extension AVPlayer: FrameworkMethodProviding {
  /// Methods that timers and buttons call by their selectors.
  package static var frameworkMethods: ActionTable { ["play": .init(AVPlayer.play), "pause": .init(AVPlayer.pause)] }
}
