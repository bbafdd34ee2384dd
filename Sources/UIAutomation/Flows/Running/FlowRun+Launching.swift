import Foundation
@_spi(Plainview) import PlainviewUIKitCore

extension FlowOrientation {
  /// Maestro's orientation as the device's.
  var device: UIDeviceOrientation {
    switch self {
    case .portrait: .portrait
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    case .upsideDown: .portraitUpsideDown
    }
  }
}

extension FlowRun {
  /// Starts the app anew, or leaves it running if the flow says so; no state outlives a launch.
  func launchApp(_ launch: FlowLaunch) throws -> Outcome {
    try check(launch.appId)
    let app = try application ?? prepare()
    if launch.clearsKeychain { DeviceOverrides.of(app.hardware.parts).clearKeychain() }
    app.launchArguments = try launch.arguments.flatMap { ["-" + $0.name, try text($0.value)] }
    if !app.isRunning || launch.stopsApp || launch.clearsState { try self.launch() } else { try app.activate() }
    return .passed
  }

  /// Opens a link with the app, as another app does.
  func open(_ link: String) throws {
    guard let url = URL(string: link), url.scheme != nil else {
      throw FlowComplaint("\(FlowSelector.quoted(link)) is no URL with a scheme, write it in full")
    }
    let app = try application ?? prepare()
    try app.open(url)
    try app.advance(by: XCUIApplication.pause)
  }

  func stopApp(_ id: String?) throws -> Outcome {
    try check(id)
    stop()
    return .passed
  }

  /// There is one app: the flow's.
  private func check(_ id: String?) throws {
    guard let id = try id.map(text), let own = try flow.header.appId.map(text), id != own else { return }
    throw FlowComplaint("`\(id)` is not the flow's app `\(own)`, no other app can be run here")
  }

  /// Closes the card in front as if the user pulled it down.
  func goBack() throws {
    let app = try app()
    try app.advance(by: 0)
    guard let root = app.window?.rootViewController else { throw ElementError.notRunning }
    var front = root
    while let next = front.presentedViewController { front = next }
    guard front !== root, [.automatic, .pageSheet, .formSheet].contains(front.modalPresentationStyle),
      !front.isModalInPresentation
    else {
      throw FlowComplaint("there is nothing to go back to, tap the button that leads there")
    }
    try app.run { front.dismiss(animated: true) }
    try app.advance(by: XCUIApplication.pause)
  }
}
