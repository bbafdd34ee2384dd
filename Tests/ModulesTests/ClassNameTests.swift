import Foundation
import PlainviewCallKit
import PlainviewCoreData
import PlainviewCoreHaptics
import PlainviewMultipeerConnectivity
import PlainviewRuntime
import Testing

/// Classes of Apple's systems go by their plain names in UIKit's texts (contract S3), whatever module of ours has them.
@Suite struct ClassNameTests {
  @Test func `S3 Classes of frameworks go by their plain names`() {
    #expect(className(NSManagedObject.self) == "NSManagedObject")
    #expect(className(CHHapticEngine.self) == "CHHapticEngine")
    #expect(className(MCSession.self) == "MCSession")
    #expect(className(CXProvider.self) == "CXProvider")
  }
}
