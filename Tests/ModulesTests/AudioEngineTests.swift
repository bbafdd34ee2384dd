import PlainviewAVFoundation
import PlainviewRuntime
import PlainviewStage
import PlainviewUIAutomation
import Testing
import UIKit

/// `AVFoundation`'s engine, and its camera, which no simulated device has.
@MainActor @Suite struct AudioEngineTests {
  private let app = XCUIApplication(rootViewController: UIViewController())
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// A player whose sound goes through a node that makes it twice as fast.
  private func makePlayer(_ engine: AVAudioEngine) throws -> AVAudioPlayerNode {
    let player = AVAudioPlayerNode()
    let fast = AVAudioUnitTimePitch()
    fast.rate = 2
    let hall = AVAudioUnitReverb()
    hall.loadFactoryPreset(.cathedral)
    for node in [player, fast, hall] { engine.attach(node) }
    engine.connect(player, to: fast, format: nil)
    engine.connect(fast, to: hall, format: nil)
    engine.connect(hall, to: engine.mainMixerNode, format: nil)
    return player
  }

  private func makeFile() throws -> AVAudioFile {
    let path = try folder.write("", to: "engine.wav")
    return try AVAudioFile(forReading: URL(fileURLWithPath: path))
  }

  @Test func `A file is played as fast as the nodes behind its player have it`() throws {
    app.hardware.media.durations = ["engine.wav": 6]
    try app.launch()
    let ends = Answers()
    let (engine, player) = try app.run {
      let engine = AVAudioEngine()
      let player = try makePlayer(engine)
      let file = try makeFile()
      #expect(file.length == 6 * 44100)
      player.scheduleFile(file, at: nil) { ends.add("ended") }
      try engine.start()
      player.play()
      return (engine, player)
    }
    try app.advance(by: 2)
    try app.run {
      let now = try #require(player.lastRenderTime)
      let frames = try #require(player.playerTime(forNodeTime: now)).sampleTime
      #expect(frames == 88200)
      player.pause()
    }
    try app.advance(by: 5)
    #expect(ends.all.isEmpty)
    try app.run { player.play() }
    try app.advance(by: 1.1)
    #expect(ends.all == ["ended"])
    try app.run {
      engine.stop()
      #expect(player.lastRenderTime == nil)
    }
    #expect(app.hardware.media.played.first == "engine.wav")
  }

  @Test func `An output leads to several inputs, and tells which`() throws {
    try app.launch()
    try app.run {
      let engine = AVAudioEngine()
      let (player, hall, echo) = (AVAudioPlayerNode(), AVAudioUnitReverb(), AVAudioUnitDelay())
      for node in [player, hall, echo] { engine.attach(node) }
      let points = [AVAudioConnectionPoint(node: hall, bus: 0), AVAudioConnectionPoint(node: echo, bus: 0)]
      engine.connect(player, to: points, fromBus: 0, format: nil)
      let found = engine.outputConnectionPoints(for: player, outputBus: 0)
      #expect(found.map(\.node) == [hall, echo] && found.map(\.bus) == [0, 0])
      #expect(engine.inputConnectionPoint(for: echo, inputBus: 0)?.node === player)
      engine.connect(player, to: [points[1]], fromBus: 0, format: nil)
      #expect(engine.outputConnectionPoints(for: player, outputBus: 0).map(\.node) == [echo])
      #expect(engine.inputConnectionPoint(for: hall, inputBus: 0) == nil)
    }
  }

  @Test func `What is left of the pieces ends with the player`() throws {
    try app.launch()
    let ends = Answers()
    try app.run {
      let engine = AVAudioEngine()
      let player = try makePlayer(engine)
      player.scheduleFile(try makeFile(), at: nil) { ends.add("one") }
      player.scheduleFile(try makeFile(), at: nil) { ends.add("two") }
      try engine.start()
      player.play()
      player.stop()
    }
    #expect(ends.all == ["one", "two"])
  }

  @Test func `A player without an engine that runs raises`() throws {
    try app.launch()
    let error = #expect(throws: UncaughtException.self) {
      try app.run {
        let engine = AVAudioEngine()
        try makePlayer(engine).play()
        withExtendedLifetime(engine) {}
      }
    }
    #expect(error?.reason == "required condition is false: _engine->IsRunning()")
  }

  @Test func `A file that is not there is an error`() throws {
    try app.launch()
    try app.run {
      #expect(throws: NSError.self) { try AVAudioFile(forReading: URL(fileURLWithPath: "/no/such.wav")) }
    }
  }

  @Test func `A session runs without a camera, and a picture cannot be taken`() throws {
    try app.launch()
    let error = #expect(throws: UncaughtException.self) {
      try app.run {
        let session = AVCaptureSession()
        #expect(AVCaptureDevice.default(for: .video) == nil)
        #expect(
          AVCaptureDevice.DiscoverySession(deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .back)
            .devices.isEmpty)
        let output = AVCapturePhotoOutput()
        session.addOutput(output)
        session.startRunning()
        #expect(session.isRunning && session.outputs == [output])
        let layer = AVCaptureVideoPreviewLayer(session: session)
        layer.videoGravity = .resizeAspectFill
        #expect(layer.session === session)
        output.capturePhoto(with: AVCapturePhotoSettings(), delegate: Camera())
      }
    }
    #expect(error?.reason.contains("No active and enabled video connection") == true)
  }

  private final class Camera: NSObject, AVCapturePhotoCaptureDelegate {}
}
