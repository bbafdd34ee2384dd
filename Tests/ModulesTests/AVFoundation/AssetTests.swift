import Foundation
import PlainviewAVFoundation
import PlainviewStage
import PlainviewUIAutomation
import Testing
import UIKit

/// Assets with their tracks, and what is put together of them.
@MainActor @Suite struct AssetTests {
  private let app = XCUIApplication(rootViewController: UIViewController())
  private let said = Answers()

  init() throws {
    app.hardware.media.usualDuration = 6
    try app.launch()
  }

  private static func seconds(_ value: Double) -> CMTime { CMTime(seconds: value, preferredTimescale: 600) }
  private static func range(_ start: Double, _ duration: Double) -> CMTimeRange {
    CMTimeRange(start: seconds(start), duration: seconds(duration))
  }

  @Test func `A film has a track of pictures and one of sound, a sound has one`() throws {
    let (film, sound) = try app.run {
      (AVURLAsset(url: URL(fileURLWithPath: "/a.mp4")), AVAsset(url: URL(fileURLWithPath: "/a.mp3")))
    }
    #expect(film.tracks.map(\.mediaType) == [.video, .audio] && sound.tracks.map(\.mediaType) == [.audio])
    let pictures = try #require(film.tracks(withMediaType: .video).first)
    #expect(pictures.naturalSize == CGSize(width: 1920, height: 1080) && pictures.nominalFrameRate == 30)
    #expect(film.tracks.first === film.tracks(withMediaType: .video).first && pictures.asset === film)
    #expect(try app.run { pictures.timeRange } == Self.range(0, 6))
  }

  @Test func `Values are loaded in the next turn`() throws {
    let asset = try app.run {
      let asset = AVURLAsset(url: URL(fileURLWithPath: "/a.mp4"))
      said.add("\(asset.statusOfValue(forKey: "tracks", error: nil) == .unknown)")
      asset.loadValuesAsynchronously(forKeys: ["tracks"]) { [said] in said.add("loaded") }
      said.add("\(asset.statusOfValue(forKey: "tracks", error: nil) == .loading)")
      return asset
    }
    try app.settle()
    #expect(said.all == ["true", "true", "loaded"])
    #expect(asset.statusOfValue(forKey: "tracks", error: nil) == .loaded)
  }

  @Test func `Several values are awaited at once`() throws {
    try app.run {
      let said = said
      Task { @MainActor in
        let asset = AVURLAsset(url: URL(fileURLWithPath: "/a.mp4"))
        let (duration, tracks) = try await asset.load(.duration, .tracks)
        said.add("\(duration.seconds) \(tracks.count)")
        if case .loaded(let again) = asset.status(of: .duration) { said.add("\(again == duration)") }
        if let size = try await asset.loadTracks(withMediaType: .video).first?.load(.naturalSize) {
          said.add("\(size.width)")
        }
      }
    }
    try app.settle()
    #expect(said.all == ["6.0 2", "true", "1920.0"])
  }

  @Test func `A composition is as long as its longest track`() throws {
    try app.run {
      let film = AVURLAsset(url: URL(fileURLWithPath: "/a.mp4"))
      let source = try #require(film.tracks(withMediaType: .video).first)
      let composition = AVMutableComposition()
      let track = try #require(composition.addMutableTrack(withMediaType: .video, preferredTrackID: 0))
      #expect(track.trackID == 1 && composition.duration == .zero)
      try track.insertTimeRange(Self.range(1, 2), of: source, at: .zero)
      try track.insertTimeRange(Self.range(0, 1), of: source, at: .invalid)
      #expect(composition.duration == Self.seconds(3) && composition.naturalSize == source.naturalSize)
      track.scaleTimeRange(Self.range(0, 2), toDuration: Self.seconds(4))
      #expect(composition.duration == Self.seconds(5))
      composition.removeTimeRange(Self.range(4, 1))
      #expect(composition.duration == Self.seconds(4) && track.segments.count == 1)
      #expect(throws: AVError.self) {
        try track.insertTimeRange(Self.range(0, 1), of: film.tracks(withMediaType: .audio)[0], at: .zero)
      }
    }
  }

  // MARK: Resource loaders

  private final class Loader: NSObject, AVAssetResourceLoaderDelegate, @unchecked Sendable {
    var request: AVAssetResourceLoadingRequest?
    var takes = true
    func resourceLoader(
      _ resourceLoader: AVAssetResourceLoader,
      shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool {
      request = loadingRequest
      return takes
    }
  }

  private func item(_ loader: Loader) throws -> AVPlayerItem {
    let url = try #require(URL(string: "shop://film.mp4"))
    let item = try app.run {
      let asset = AVURLAsset(url: url)
      asset.resourceLoader.setDelegate(loader, queue: .main)
      return AVPlayerItem(asset: asset)
    }
    try app.settle()
    return item
  }

  @Test func `An item is ready when the app has loaded it`() throws {
    let loader = Loader()
    let item = try item(loader)
    let request = try #require(loader.request)
    #expect(item.status == .unknown && request.request.url?.scheme == "shop" && !request.isFinished)
    try app.run {
      request.contentInformationRequest?.contentLength = 2
      request.dataRequest?.respond(with: Data([1, 2]))
      request.finishLoading()
    }
    try app.settle()
    #expect(item.status == .readyToPlay && request.dataRequest?.currentOffset == 2 && request.isFinished)
  }

  @Test func `An item fails when the app does not load it, or has an error`() throws {
    let refusing = Loader()
    refusing.takes = false
    #expect(try item(refusing).status == .failed)
    let loader = Loader()
    let failing = try item(loader)
    try app.run { loader.request?.finishLoading(with: NSError(domain: "shop", code: 7)) }
    try app.settle()
    #expect(failing.status == .failed && (failing.error as? NSError)?.code == 7)
  }

  // MARK: Reading and writing

  @Test func `Nothing is decoded: a reader fails when it begins`() throws {
    let reader = try AVAssetReader(asset: AVAsset(url: URL(fileURLWithPath: "/a.mp4")))
    #expect(!reader.startReading() && reader.status == .failed)
    #expect((reader.error as? AVError)?.code == .decoderNotFound)
  }

  @Test func `A writer takes samples in its session and ends with a file`() throws {
    let folder = try ScratchFolder()
    let url = folder.url.appendingPathComponent("film.mp4")
    let (writer, input) = try app.run {
      let writer = try AVAssetWriter(outputURL: url, fileType: .mp4)
      let input = AVAssetWriterInput(mediaType: .video, outputSettings: [AVVideoCodecKey: AVVideoCodecType.h264])
      writer.add(input)
      #expect(!writer.canAdd(input) && !input.isReadyForMoreMediaData && writer.startWriting())
      writer.startSession(atSourceTime: .zero)
      #expect(input.isReadyForMoreMediaData)
      input.markAsFinished()
      writer.finishWriting { [said] in said.add("finished") }
      return (writer, input)
    }
    try app.settle()
    #expect(said.all == ["finished"] && writer.status == .completed && !input.isReadyForMoreMediaData)
    #expect(FileManager.default.fileExists(atPath: url.path))
    let second = try AVAssetWriter(outputURL: url, fileType: .mp4)
    #expect(try app.run { !second.startWriting() } && (second.error as? AVError)?.code == .fileAlreadyExists)
  }

  // MARK: Sound

  @Test func `Headphones are another output, of which the app is notified`() throws {
    try app.run {
      let said = said
      _ = NotificationCenter.default.addObserver(
        forName: AVAudioSession.routeChangeNotification, object: nil, queue: nil
      ) { note in
        let reason = note.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt
        said.add("\(AVAudioSession.RouteChangeReason(rawValue: reason ?? 0) ?? .unknown)")
      }
    }
    app.hardware.media.audioOutput = .headphones
    let route = try app.run { AVAudioSession.sharedInstance().currentRoute }
    #expect(route.outputs.map(\.portType) == [.headphones] && route.inputs.isEmpty)
    app.hardware.media.audioOutput = .builtInSpeaker
    #expect(said.all == ["newDeviceAvailable", "oldDeviceUnavailable"])
  }

  @Test func `An interruption begins and ends`() throws {
    try app.run {
      let said = said
      _ = NotificationCenter.default.addObserver(
        forName: AVAudioSession.interruptionNotification, object: nil, queue: nil
      ) { note in
        let type = note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt ?? 9
        let options = note.userInfo?[AVAudioSessionInterruptionOptionKey] as? UInt
        said.add("\(type) \(options.map { "\($0)" } ?? "none")")
      }
    }
    app.hardware.media.beginInterruption()
    app.hardware.media.endInterruption()
    #expect(said.all == ["1 none", "0 1"])
  }
}
