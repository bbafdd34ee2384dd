import PlainviewLocalAuthentication
import PlainviewNetwork
import PlainviewUIAutomation
import PlainviewUniformTypeIdentifiers
import Testing
import UIKit

/// Small modules: authentication, network paths, types of data.
@MainActor @Suite struct DeviceModulesTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  @Test func `A user is known, or is not for a reason`() throws {
    try app.launch()
    let answers = Answers()
    func ask() throws {
      try app.run {
        LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open the safe") {
          answers.add("\($0) \(($1 as? LAError).map { "\($0.code)" } ?? "")")
        }
      }
      try app.settle()
    }
    try ask()
    app.hardware.authentication.failure = .userCancel
    try ask()
    app.hardware.authentication.biometry = .none
    try ask()
    #expect(answers.all == ["true ", "false userCancel", "false biometryNotAvailable"])
    #expect(app.hardware.authentication.reasons == ["Open the safe", "Open the safe"])
    try app.run {
      var error: NSError?
      #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
      #expect(error?.domain == LAErrorDomain && error?.code == -6)
      #expect(LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    }
  }

  @Test func `A context has a credential from when it is set until it is taken away`() {
    let context = LAContext()
    #expect(!context.isCredentialSet(.applicationPassword))
    #expect(context.setCredential(Data("secret".utf8), type: .applicationPassword))
    #expect(context.isCredentialSet(.applicationPassword) && !LAContext().isCredentialSet(.applicationPassword))
    #expect(context.setCredential(nil, type: .applicationPassword) && !context.isCredentialSet(.applicationPassword))
    context.invalidate()
    #expect(!context.setCredential(Data(), type: .applicationPassword))
  }

  @Test func `Monitors hear how the device is connected`() throws {
    try app.launch()
    let answers = Answers()
    let monitor = try app.run {
      let monitor = NWPathMonitor()
      monitor.pathUpdateHandler = { answers.add("\($0.status) \($0.usesInterfaceType(.cellular))") }
      monitor.start(queue: .main)
      return monitor
    }
    try app.settle()
    app.hardware.connection = .none
    app.hardware.connection = .cellular
    try app.run { monitor.cancel() }
    app.hardware.connection = .wifi
    #expect(answers.all == ["satisfied false", "unsatisfied false", "satisfied true"])
  }

  @Test func `Types know their files and what they conform to`() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "image/png") == .png)
    #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .data) && !UTType.jpeg.conforms(to: .text))
    #expect(UTType.swiftSource.isSubtype(of: .text) && UTType.image.isSupertype(of: .png))
    #expect(UTType.pdf.preferredMIMEType == "application/pdf" && UTType.plainText.preferredFilenameExtension == "txt")
    #expect(UTType("org.example.none") == nil && UTType(filenameExtension: "zzz")?.isDynamic == true)
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeConformsTo(kUTTypePNG, kUTTypeText))
  }
}
