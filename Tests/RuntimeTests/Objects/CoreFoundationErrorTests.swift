import Foundation
import PlainviewRuntime
import Testing

@Suite struct CoreFoundationErrorTests {
  @Test func `CoreFoundation's functions say of an error what Foundation's properties do`() throws {
    let info: [String: Any] = [
      NSLocalizedDescriptionKey: "No.", NSLocalizedFailureReasonErrorKey: "Never.",
      NSLocalizedRecoverySuggestionErrorKey: "Wait.",
    ]
    let error: CFError = NSError(domain: "shop", code: 7, userInfo: info)
    #expect(CFErrorGetDomain(error) == CFString(string: "shop") && CFErrorGetCode(error) == 7)
    #expect(CFErrorCopyUserInfo(error) == info as CFDictionary)
    #expect(CFErrorCopyDescription(error) == CFString(string: "No."))
    #expect(CFErrorCopyFailureReason(error) == CFString(string: "Never."))
    #expect(CFErrorCopyRecoverySuggestion(error) == CFString(string: "Wait."))
    #expect(CFErrorCopyFailureReason(NSError(domain: "shop", code: 1)) == nil)
  }

  @Test func `Foundation is newer than every version that has a name`() {
    #expect(NSFoundationVersionNumber_iOS_8_0 < NSFoundationVersionNumber_iOS_9_0)
    #expect(NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_9_x_Max)
  }
}
