import Foundation
import PlainviewGraphics
import PlainviewUIKitCore
import Testing

@Suite struct DeviceProfileTests {
  /// Canvas sizes and safe areas that Interface Builder stored in documents for these devices.
  static let stored: [(id: String, width: Double, height: Double, top: Double, bottom: Double)] = [
    ("retina3_5", 320, 480, 20, 0), ("retina4_0", 320, 568, 20, 0), ("retina4_7", 375, 667, 20, 0),
    ("retina5_5", 414, 736, 20, 0), ("retina5_9", 375, 812, 44, 34), ("retina6_1", 414, 896, 44, 34),
    ("retina6_5", 414, 896, 44, 34), ("retina6_0", 390, 844, 47, 34), ("retina6_7", 428, 926, 47, 34),
    ("retina6_12", 393, 852, 59, 34), ("retina6_3", 402, 874, 62, 34), ("ipad9_7", 768, 1024, 20, 0),
    ("ipad10_5", 834, 1112, 20, 0), ("ipad11_0rounded", 834, 1194, 24, 20), ("ipad12_9", 1024, 1366, 20, 0),
    ("ipad10_9rounded", 820, 1180, 24, 20), ("none", 600, 600, 20, 0),
  ]

  @Test(arguments: stored)
  func `a device has its canvas`(id: String, width: Double, height: Double, top: Double, bottom: Double) throws {
    let screen = try #require(DeviceProfile.identified(id)).portrait
    #expect(screen.size == CGSize(width: width, height: height))
    #expect(screen.safeArea == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test func `a phone turned on its side has its safe area there`() throws {
    let screen = try #require(DeviceProfile.identified("retina5_9")).screen(.landscape)
    #expect(screen.size == CGSize(width: 812, height: 375))
    #expect(screen.safeArea == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    let old = try #require(DeviceProfile.identified("retina4_7")).landscape
    #expect(old.safeArea == UIEdgeInsets.zero)
  }

  @Test func `size classes follow the device and its orientation`() throws {
    func classes(_ id: String) throws -> [UIUserInterfaceSizeClass] {
      let profile = try #require(DeviceProfile.identified(id))
      return [
        profile.portrait.horizontalSizeClass, profile.portrait.verticalSizeClass,
        profile.landscape.horizontalSizeClass, profile.landscape.verticalSizeClass,
      ]
    }
    #expect(try classes("retina4_7") == [.compact, .regular, .compact, .compact])
    #expect(try classes("retina5_5") == [.compact, .regular, .regular, .compact])
    #expect(try classes("ipad9_7") == [.regular, .regular, .regular, .regular])
    #expect(try classes("none") == [.unspecified, .unspecified, .unspecified, .unspecified])
  }

  @Test(arguments: [
    ("iPhone SE", "retina4_7"), ("iPhone 15", "retina6_12"), ("iphone-15", "retina6_12"),
    ("IPHONE 8 PLUS", "retina5_5"),
    ("retina6_1", "retina6_1"), ("iPad Pro (11-inch)", "ipad11_0rounded"), ("iPhone SE (1st generation)", "retina4_0"),
    ("none", "none"),
  ])
  func `a device is found by its name or id`(name: String, id: String) throws {
    #expect(try DeviceProfile.named(name).id == id)
  }

  @Test func `an unknown name gets the nearest one as a suggestion`() {
    #expect(throws: UnknownDeviceError(name: "iPhone 155", suggestion: "iPhone 15")) {
      try DeviceProfile.named("iPhone 155")
    }
    let error = UnknownDeviceError(name: "iFone X", suggestion: "iPhone X")
    #expect(throws: error) { try DeviceProfile.named("iFone X") }
    #expect(error.description == "unknown device 'iFone X', did you mean 'iPhone X'?")
    #expect(throws: UnknownDeviceError.self) { try DeviceProfile.named(String(repeating: "x", count: 100_000)) }
  }

  @Test func `no two devices share an id or a name`() {
    let names = DeviceProfile.table.flatMap { [$0.id] + $0.names }
    #expect(Set(names).count == names.count)
  }
}

/// A device and a screen with the values of a test.
private final class TabletStub: UIDevice {
  override var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
}
private final class WideScreenStub: UIScreen {
  override var bounds: CGRect { CGRect(x: 0, y: 0, width: 1024, height: 768) }
}

@MainActor @Suite struct DeviceStubTests {
  @Test func `Devices and screens can be made and subclassed, as tests of apps do`() {
    #expect(TabletStub().userInterfaceIdiom == .pad)
    #expect(UIDevice().userInterfaceIdiom == UIDevice.current.userInterfaceIdiom)
    #expect(WideScreenStub().bounds.width == 1024)
    #expect(UIScreen().bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
  }
}
