import PlainviewAVFoundation
import PlainviewAudioToolbox
import PlainviewUIAutomation
import Testing
import UIKit

/// `AVFoundation` and `AudioToolbox`: films and sounds on the app's clock.
@MainActor @Suite struct MediaTests {
  private final class Listener: NSObject, AVAudioPlayerDelegate, AVAudioRecorderDelegate, AVSpeechSynthesizerDelegate {
    var said: [String] = []
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { said.append("played \(flag)") }
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
      said.append("recorded \(flag)")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
      said.append("spoke \(utterance.speechString)")
    }
  }

  private let app = XCUIApplication(rootViewController: UIViewController())
  private let listener = Listener()

  @Test func `A film ends when its time is over, and observers hear of its time`() throws {
    app.hardware.media.usualDuration = 3
    try app.launch()
    let times = Answers()
    let ends = Answers()
    let player = try app.run {
      let player = AVPlayer(url: URL(fileURLWithPath: "/a.mp4"))
      _ = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 1), queue: .main) { time in
        times.add("\(time.seconds.rounded())")
      }
      _ = NotificationCenter.default.addObserver(
        forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
      ) { _ in ends.add("ended") }
      player.play()
      return player
    }
    #expect(player.timeControlStatus == .playing && player.currentItem?.status == .unknown)
    try app.advance(by: 2.5)
    #expect(times.all == ["1.0", "2.0"] && ends.all.isEmpty && player.currentItem?.status == .readyToPlay)
    try app.advance(by: 1)
    #expect(ends.all == ["ended"] && player.rate == 0)
    #expect(try app.run { player.currentTime() } == CMTime(value: 3, timescale: 1))
    try app.run {
      player.seek(to: CMTime(seconds: 1, preferredTimescale: 600))
      player.rate = 2
    }
    try app.advance(by: 0.5)
    #expect(try app.run { player.currentTime().seconds } == 2)
  }

  @Test func `A film has pictures at its times, as large as they may be`() throws {
    app.hardware.media.usualDuration = 3
    try app.launch()
    let answers = Answers()
    let (whole, isWithin) = try app.run {
      let generator = AVAssetImageGenerator(asset: AVAsset(url: URL(fileURLWithPath: "/a.mp4")))
      let whole = try generator.copyCGImage(at: .zero, actualTime: nil)
      generator.maximumSize = CGSize(width: 100, height: 100)
      let times = [1.0, 4].map { NSValue(time: CMTime(seconds: $0, preferredTimescale: 600)) }
      #expect(times[1].timeValue.seconds == 4)
      generator.generateCGImagesAsynchronously(forTimes: times) { asked, image, actual, result, error in
        answers.add(
          "\(asked.seconds) \(image?.width ?? 0) \(actual.seconds) \(result) \((error as? AVError)?.code.rawValue ?? 0)"
        )
      }
      return (whole, answers.all.isEmpty)
    }
    #expect(isWithin && whole.width * 9 == whole.height * 16)
    try app.settle()
    // `AVError.Code.noImageAtTime` is -11832; a picture fits into the maximum size.
    #expect(answers.all == ["1.0 100 1.0 succeeded 0", "4.0 0 0.0 failed -11832"])
    try app.run {
      let generator = AVAssetImageGenerator(asset: AVAsset(url: URL(fileURLWithPath: "/a.mp4")))
      generator.generateCGImagesAsynchronously(forTimes: [NSValue(time: .zero)]) { _, _, _, result, _ in
        answers.add("\(result)")
      }
      generator.cancelAllCGImageGeneration()
    }
    try app.settle()
    #expect(answers.all.last == "cancelled")
  }

  @Test func `A queue goes from film to film`() throws {
    app.hardware.media.durations = ["a.mp4": 2, "b.mp4": 3]
    try app.launch()
    let player = try app.run {
      let items = ["a", "b"].map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0).mp4")) }
      let player = AVQueuePlayer(items: items)
      player.play()
      return player
    }
    try app.advance(by: 2.5)
    #expect(player.items().count == 1 && app.hardware.media.played == ["a.mp4", "b.mp4"])
    let time = try app.run { player.currentTime().seconds }
    #expect(abs(time - 0.5) < 1e-6)
    try app.advance(by: 3)
    #expect(player.currentItem == nil)
  }

  @Test func `A queue goes on at its rate`() throws {
    app.hardware.media.durations = ["a.mp4": 2, "b.mp4": 4]
    try app.launch()
    let rates = Answers()
    let player = try app.run {
      AVQueuePlayer(items: ["a", "b"].map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0).mp4")) })
    }
    let observation = player.observe(\.rate, __names: "rate", options: .new) { _, change in
      rates.add("\(change.newValue ?? -1)")
    }
    try app.run { player.rate = 2 }
    try app.advance(by: 2)
    #expect(player.items().count == 1 && player.rate == 2)
    // The first film took a second.
    let time = try app.run { player.currentTime().seconds }
    #expect(abs(time - 2) < 1e-6)
    try app.advance(by: 1.5)
    #expect(player.currentItem == nil && rates.all == ["2.0", "0.0"])
    observation.invalidate()
  }

  @Test func `A sound is played as often as it was asked for`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("bell-\(UUID().uuidString).wav")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data([1]).write(to: url)
    app.hardware.media.usualDuration = 2
    try app.launch()
    let player = try app.run {
      let player = try AVAudioPlayer(contentsOf: url)
      player.delegate = listener
      player.numberOfLoops = 1
      player.play()
      return player
    }
    try app.advance(by: 3)
    let time = try app.run { player.currentTime }
    #expect(player.isPlaying && abs(time - 1) < 1e-6 && listener.said == [])
    try app.advance(by: 1)
    #expect(!player.isPlaying && listener.said == ["played true"])
    #expect(throws: (any Error).self) {
      try app.run { _ = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/none.wav")) }
    }
  }

  @Test func `A recording leaves a file, when the user lets the app hear`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("note-\(UUID().uuidString).m4a")
    defer { try? FileManager.default.removeItem(at: url) }
    try app.launch()
    let answers = Answers()
    try app.run {
      try AVAudioSession.sharedInstance().setCategory(.playAndRecord, mode: .default)
      AVAudioSession.sharedInstance().requestRecordPermission { answers.add("\($0)") }
    }
    try app.settle()
    let recorder = try app.run {
      let recorder = try AVAudioRecorder(url: url, settings: [AVFormatIDKey: kAudioFormatMPEG4AAC])
      recorder.delegate = listener
      recorder.record()
      return recorder
    }
    try app.advance(by: 4)
    let time = try app.run { recorder.currentTime }
    #expect(abs(time - 4) < 1e-6)
    try app.run { recorder.stop() }
    try app.settle()
    #expect(answers.all == ["true"] && listener.said == ["recorded true"])
    #expect(FileManager.default.fileExists(atPath: url.path))
    #expect(try app.run { AVAudioSession.sharedInstance().category } == .playAndRecord)
  }

  @Test func `A camera is asked for, and there is none`() throws {
    try app.launch()
    app.hardware.media.allows = false
    let answers = Answers()
    try app.run { AVCaptureDevice.requestAccess(for: .video) { answers.add("\($0)") } }
    try app.settle()
    #expect(answers.all == ["false"])
    #expect(try app.run { AVCaptureDevice.authorizationStatus(for: .video) } == .denied)
    #expect(try app.run { AVCaptureDevice.default(for: .video) } == nil)
  }

  @Test func `What is spoken takes its time`() throws {
    try app.launch()
    let synthesizer = try app.run {
      let synthesizer = AVSpeechSynthesizer()
      synthesizer.delegate = listener
      for text in ["One hello world", "Two"] { synthesizer.speak(AVSpeechUtterance(string: text)) }
      return synthesizer
    }
    try app.advance(by: 1)
    #expect(listener.said == ["spoke One hello world"] && synthesizer.isSpeaking)
    try app.settle()
    #expect(app.hardware.media.spoken == ["One hello world", "Two"] && !synthesizer.isSpeaking)
  }

  @Test func `Times are fractions`() {
    let third = CMTime(value: 1, timescale: 3)
    #expect((third + third + third).seconds == 1)
    #expect(CMTime(value: 600, timescale: 600) == CMTime(value: 1, timescale: 1))
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
    #expect(CMTime.invalid.seconds.isNaN && !CMTime.indefinite.isNumeric && CMTime.zero < third)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: CGRect(x: 0, y: 0, width: 100, height: 100))
        == CGRect(x: 0, y: 25, width: 100, height: 50))
  }

  @Test func `A recorder has the format that it was made with, or that of its settings`() throws {
    let url = URL(fileURLWithPath: "/sound.caf")
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: 1))
    #expect(try AVAudioRecorder(url: url, format: format).format == format)
    let settings: [String: Any] = [AVSampleRateKey: 8_000, AVNumberOfChannelsKey: 1]
    #expect(try AVAudioRecorder(url: url, settings: settings).format.sampleRate == 8_000)
    #expect(try AVAudioRecorder(url: url, settings: [:]).format.sampleRate == 44_100)
    #expect(try AVAudioPlayer(data: Data()).format.channelCount == 2)
  }

  @Test func `The values of a piece of metadata are loaded in the next turn`() throws {
    try app.launch()
    let answers = Answers()
    let item = AVMetadataItem()
    try app.run {
      item.loadValuesAsynchronously(forKeys: ["value"]) { answers.add("loaded") }
      #expect(answers.all.isEmpty && item.statusOfValue(forKey: "value", error: nil) == .loading)
    }
    try app.settle()
    #expect(answers.all == ["loaded"] && item.statusOfValue(forKey: "value", error: nil) == .loaded)
  }

  @Test func `A device has no others around it, and a layer keeps the film whose time it would have`() {
    let detector = AVRouteDetector()
    detector.isRouteDetectionEnabled = true
    #expect(detector.isRouteDetectionEnabled && !detector.multipleRoutesDetected)
    let film = AVPlayerItem(url: URL(fileURLWithPath: "/a.mp4"))
    #expect(AVSynchronizedLayer(playerItem: film).playerItem === film)
    #expect(AVCoreAnimationBeginTimeAtZero > 0 && AVCoreAnimationBeginTimeAtZero < 1e-9)
  }

  @Test func `System sounds are noted`() throws {
    try app.launch()
    try app.run {
      AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
      var sound: SystemSoundID = 0
      AudioServicesCreateSystemSoundID(NSURL(fileURLWithPath: "/ding.wav"), &sound)
      AudioServicesPlaySystemSound(sound)
      AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/dong.wav") as CFURL, &sound)
      AudioServicesPlaySystemSound(sound)
    }
    #expect(app.hardware.systemSounds == [4095, 4097, 4098])
  }

  @Test func `A function is called at the end of a sound until it is removed`() throws {
    let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    count.initialize(to: 0)
    defer { count.deallocate() }
    try app.launch()
    try app.run {
      AudioServicesAddSystemSoundCompletion(
        kSystemSoundID_Vibrate, nil, nil, { _, data in data?.assumingMemoryBound(to: Int.self).pointee += 1 }, count)
      AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
      #expect(count.pointee == 0)
    }
    try app.settle()
    #expect(count.pointee == 1)
    try app.run {
      AudioServicesRemoveSystemSoundCompletion(kSystemSoundID_Vibrate)
      AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    }
    try app.settle()
    #expect(count.pointee == 1)
  }
}
