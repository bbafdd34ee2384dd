import Foundation
import PlainviewTargetAction

extension NSObject: @MainActor StandInMaking {
  @MainActor package static func makeStandIn() -> AnyObject { ObjectMaker.object(of: self) }
}
