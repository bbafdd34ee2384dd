public import Foundation
import PlainviewWidgets

extension XCUIDevice {
  /// The files of this device's user.
  public var files: SimulatedFiles { SimulatedFiles(device: self) }
}

/// The files of a simulated device's user, from which document pickers and browsers let choose; they outlive a launch.
@preconcurrency @MainActor public struct SimulatedFiles {
  let device: XCUIDevice
  private var part: DocumentsDevice { .of(device.parts) }
  /// What can be chosen, in the order of the picker.
  public var files: [URL] {
    get { part.files }
    nonmutating set { part.files = newValue }
  }
  /// What apps gave away through document pickers, oldest first.
  public var exported: [URL] { part.exported }
}
