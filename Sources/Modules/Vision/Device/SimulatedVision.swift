public import PlainviewUIAutomation

extension XCUIDevice {
  /// What Vision finds in pictures on this device.
  public var vision: SimulatedVision { SimulatedVision(device: self) }
}

/// What Vision finds in the pictures of a simulated device; it outlives a launch. Nothing before it is set, since the
/// pixels of pictures are not known here.
@preconcurrency @MainActor public struct SimulatedVision {
  let device: XCUIDevice

  /// What pictures show, by the name of a picture: that of its asset or its file, without extension. The entry of the
  /// empty name is for all pictures without one of their own.
  public var contents: [String: [PictureContent]] {
    get { VisionDevice.of(device.parts).contents }
    nonmutating set { VisionDevice.of(device.parts).contents = newValue }
  }
}
