package import PlainviewGraphics

/// The device that a document was designed for.
package struct DeviceElement: DocumentElement {
  package let node: DocumentNode
  package var deviceID: String { node["id"] ?? "" }
  package var orientation: DeviceProfile.Orientation { node["orientation"] == "landscape" ? .landscape : .portrait }
  /// The share of a tablet's screen that the app has, for example `fullscreen`.
  package var adaptation: String? { node["layout"] ?? node.child("adaptation")?["id"] }
  /// Whether the canvas is in the dark style.
  package var isDark: Bool { node["appearance"] == "dark" }
}

extension InterfaceDocument {
  package var device: DeviceElement? { node.child("device").map(DeviceElement.init(node:)) }

  /// The profile of the document's device; documents without one get the default of their version.
  package var deviceProfile: DeviceProfile {
    if let device { return DeviceProfile.identified(device.deviceID) ?? .none }
    let tablet = DeviceProfile.identified("ipad9_7")
    if node["targetRuntime"]?.hasSuffix(".iPad") == true, let tablet { return tablet }
    return DeviceProfile.identified(simulatedDeviceID ?? "none") ?? .none
  }

  /// The screen of the document's canvas.
  package var canvas: DeviceProfile.Screen { deviceProfile.screen(device?.orientation ?? .portrait) }

  /// The device of the simulated metrics that preceded `<device>`; before size classes it was always a phone.
  private var simulatedDeviceID: String? {
    let container = node.child("simulatedMetricsContainer")
    switch container?.element("destination")?["type"] {
    case "retina4": return "retina4_0"
    case "retina47": return "retina4_7"
    case let type?: return type
    case nil: return usesTraitCollections ? nil : "retina3_5"
    }
  }
}

extension DeviceProfile.Screen {
  /// The traits that variations name; none on the canvas without a device.
  package var traits: DocumentTraits {
    DocumentTraits(
      widthClass: DocumentTraits.SizeClass(horizontalSizeClass),
      heightClass: DocumentTraits.SizeClass(verticalSizeClass), idiom: idiom == .pad ? .pad : .phone)
  }
}
