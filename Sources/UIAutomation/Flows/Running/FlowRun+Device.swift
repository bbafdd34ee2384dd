import Foundation
import PlainviewGraphics
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore

extension FlowRun {
  /// Does what a command says of the device.
  func performOnDevice(_ action: FlowCommand.Action) throws -> Outcome {
    switch action {
    case .setClipboard(let text): variables.copiedText = try self.text(text)
    case .inputRandom(let kind, let length):
      let count = min(max(try number(length) ?? 8, 0), 1000)
      try type(kind.text(count, from: &randomData))
    case .setAppearance(let isDark):
      let hardware = try app().hardware
      hardware.appearance = isDark ?? !isDarkNow ? .dark : .light
      try app().advance(by: XCUIApplication.pause)
    case .assertAppearance(let isDark):
      _ = try app()
      guard isDarkNow == isDark else {
        throw FlowComplaint(
          "the device is in \(isDarkNow ? "dark" : "light") mode, use `setDarkMode: \(isDark ? "enabled" : "disabled")`"
        )
      }
    case .setPermissions(let permissions): for permission in permissions { _ = try text(permission.value) }
    case .clearKeychain: try device().clearKeychain()
    case .setLocation(let latitude, let longitude):
      try move(to: try coordinate(latitude, longitude))
    case .travel(let points, let speed): try travel(points, speed: speed)
    case .setAirplaneMode(let isOn):
      let overrides = try device()
      overrides.setOffline(isOn ?? !overrides.isOffline, of: try hardware())
    case .startRecording, .stopRecording:
      return .skipped("there is no video of a screen that is not there, --filmstrip has all screens")
    default: break
    }
    return .passed
  }

  private var isDarkNow: Bool {
    application?.process?.enter { UIScreen.main.traitCollection.userInterfaceStyle == .dark } ?? false
  }

  func orientation(_ requested: FlowOrientation.Requested) throws -> FlowOrientation {
    switch requested {
    case .literal(let orientation): return orientation
    case .expression(let source):
      let text = try text(source)
      guard let orientation = FlowOrientation(text) else {
        let known = FlowOrientation.allCases.map { $0.rawValue.uppercased() }.joined(separator: ", ")
        throw FlowComplaint("`\(source)` is \(FlowSelector.quoted(text)), it has to be one of \(known)")
      }
      return orientation
    }
  }

  // MARK: Locations

  private func hardware() throws -> XCUIDevice { try (application ?? prepare()).hardware }

  /// What the flow has said of the app's device.
  private func device() throws -> DeviceOverrides { DeviceOverrides.of(try hardware().parts) }

  private func degrees(_ source: String, _ limit: Double, _ name: String) throws -> Double {
    let text = try text(source)
    guard let value = Double(text.filter { $0 != " " }), abs(value) <= limit else {
      throw FlowComplaint(
        "the \(name) is \(FlowSelector.quoted(text)), it has to be degrees from -\(Int(limit)) to \(Int(limit))")
    }
    return value
  }

  private func coordinate(_ latitude: String, _ longitude: String) throws -> DeviceOverrides.Coordinate {
    DeviceOverrides.Coordinate(
      latitude: try degrees(latitude, 90, "latitude"), longitude: try degrees(longitude, 180, "longitude"))
  }

  private func move(to coordinate: DeviceOverrides.Coordinate) throws {
    try device().move(to: coordinate, of: try hardware())
  }

  /// Moves from location to location in steps, while virtual time passes as long as the distance takes.
  private func travel(_ points: [String], speed: String?) throws {
    let speed = try speed.map(text).flatMap { Double($0) } ?? 15
    guard speed > 0, speed.isFinite else { throw FlowComplaint("the speed has to be more than 0 metres a second") }
    var last: DeviceOverrides.Coordinate?
    for point in points {
      let parts = try text(point).split(separator: ",").map(String.init)
      guard parts.count == 2 else { throw FlowComplaint("\(FlowSelector.quoted(point)) is no `latitude,longitude`") }
      let next = try coordinate(parts[0], parts[1])
      if let last {
        let seconds = Self.metres(from: last, to: next) / speed
        let steps = min(max(Int(min(seconds, 1000).rounded(.up)), 1), 100)
        for step in 1...steps {
          try app().advance(by: min(seconds / Double(steps), 60))
          let share = Double(step) / Double(steps)
          try move(
            to: DeviceOverrides.Coordinate(
              latitude: last.latitude + (next.latitude - last.latitude) * share,
              longitude: last.longitude + (next.longitude - last.longitude) * share))
        }
      } else {
        try move(to: next)
      }
      last = next
    }
  }

  /// Along the great circle, on a ball of the earth's size.
  private static func metres(from one: DeviceOverrides.Coordinate, to other: DeviceOverrides.Coordinate) -> Double {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (height, width) = (radians(other.latitude - one.latitude) / 2, radians(other.longitude - one.longitude) / 2)
    let share =
      sin(height) * sin(height) + cos(radians(one.latitude)) * cos(radians(other.latitude)) * sin(width) * sin(width)
    return 2 * 6_371_000 * asin(min(share.squareRoot(), 1))
  }
}
