import Foundation
import PlainviewTargetAction

extension NSObject: StandInMaking {
  @MainActor package static func makeStandIn() -> AnyObject { ObjectMaker.object(of: self) }
}
