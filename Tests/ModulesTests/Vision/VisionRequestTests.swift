import Foundation
import PlainviewCoreImage
import PlainviewStage
import PlainviewUIAutomation
import PlainviewVision
import Testing
import UIKit

/// `Vision`: what requests find of what the test says that pictures show.
@MainActor @Suite struct VisionRequestTests {
  private let app = XCUIApplication(rootViewController: UIViewController())
  private let box = CGRect(x: 0.5, y: 0.5, width: 0.25, height: 0.125)

  init() throws {
    app.hardware.vision.contents = [
      "ticket": [
        .text("Berlin", in: CGRect(x: 0.5, y: 0.5, width: 0.25, height: 0.125)), .text("small"),
        .barcode("42", .ean13, in: CGRect(x: 0, y: 0, width: 0.5, height: 0.25)), .barcode("https://a.b"),
      ],
      "": [.label("sky", confidence: 0.25), .label("sea", confidence: 0.75), .horizon(angle: 0.5)],
    ]
    try app.launch()
  }

  private func picture(_ name: String?) throws -> CGImage {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { _ in }
    guard let name else { return try #require(image.cgImage) }
    let folder = try ScratchFolder()
    let file = folder.url.appendingPathComponent(name + ".png")
    try #require(image.pngData()).write(to: file)
    return try #require(UIImage(contentsOfFile: file.path)?.cgImage)
  }

  private func perform(_ requests: VNRequest..., on name: String?) throws {
    let picture = try picture(name)
    try app.run { try VNImageRequestHandler(cgImage: picture, options: [:]).perform(requests) }
  }

  @Test func `Texts are read line by line, and parts of them have places`() throws {
    var order: [String] = []
    let request = VNRecognizeTextRequest { request, error in
      order.append("done \((request.results?.count ?? -1)) \(error == nil)")
    }
    request.progressHandler = { _, share, _ in order.append("\(share)") }
    #expect(request.results == nil)
    try perform(request, on: "ticket")
    #expect(order == ["1.0", "done 2 true"])
    let lines = try #require(request.results)
    try #require(lines.count == 2)
    #expect(lines.map { $0.topCandidates(1).first?.string } == ["Berlin", "small"])
    #expect(lines[0].boundingBox == box && lines[0].topLeft == CGPoint(x: 0.5, y: 0.625))
    #expect(lines[0].topCandidates(0).isEmpty)
    let reading = try #require(lines[0].topCandidates(10).first)
    let part = try #require(reading.string.range(of: "ber", options: [.caseInsensitive]))
    #expect(try reading.boundingBox(for: part)?.boundingBox == CGRect(x: 0.5, y: 0.5, width: 0.125, height: 0.125))
    request.minimumTextHeight = 0.5
    try perform(request, on: "ticket")
    #expect(request.results?.count == 1)
  }

  @Test func `Barcodes of other kinds and outside of the region are left out`() throws {
    let request = VNDetectBarcodesRequest()
    try perform(request, on: "ticket")
    #expect(request.results?.map(\.payloadStringValue) == ["42", "https://a.b"])
    request.symbologies = [.ean13]
    try perform(request, on: "ticket")
    #expect(request.results?.map(\.symbology) == [.ean13])
    request.regionOfInterest = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
    try perform(request, on: "ticket")
    #expect(request.results?.map(\.boundingBox) == [CGRect(x: 0, y: 0, width: 1, height: 0.5)])
    request.regionOfInterest = CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
    try perform(request, on: "ticket")
    #expect(request.results?.isEmpty == true)
  }

  @Test func `Pictures without an entry of their own show what all show`() throws {
    let (labels, horizon, faces) = (VNClassifyImageRequest(), VNDetectHorizonRequest(), VNDetectFaceRectanglesRequest())
    try perform(labels, horizon, faces, on: nil)
    #expect(labels.results?.map(\.identifier) == ["sea", "sky"])
    #expect(labels.results?.first?.hasMinimumPrecision(0.7, forRecall: 0) == true)
    #expect(horizon.results?.first?.angle == 0.5)
    #expect(faces.results?.isEmpty == true)
    try perform(labels, on: "ticket")
    #expect(labels.results?.isEmpty == true)
  }

  @Test func `Rectangles have the ratio and the size that are asked for`() throws {
    app.hardware.vision.contents = [
      "": [
        .rectangle(in: CGRect(x: 0, y: 0, width: 0.8, height: 0.2)),
        .rectangle(in: CGRect(x: 0, y: 0, width: 0.4, height: 0.4)), .rectangle(in: box),
        .rectangle(in: CGRect(x: 0.5, y: 0, width: 0.15, height: 0.3)),
      ]
    ]
    // The picture has 8 by 4 pixels, times the scale: the ratios are 8, 2, 4 and 1.
    let request = VNDetectRectanglesRequest()
    try perform(request, on: nil)
    #expect(request.results?.map(\.boundingBox.width) == [0.4])
    request.maximumObservations = 0
    try perform(request, on: nil)
    #expect(request.results?.map(\.boundingBox.width) == [0.4, 0.15])
    request.minimumAspectRatio = 0
    request.minimumSize = 0
    try perform(request, on: nil)
    #expect(request.results?.count == 4)
  }

  @Test func `A request that was canceled and a picture that cannot be read are errors`() throws {
    var errors: [Int] = []
    let request = VNDetectHumanRectanglesRequest { errors.append(($1 as NSError?)?.code ?? 0) }
    #expect(throws: NSError.self) {
      try VNImageRequestHandler(data: Data([1, 2, 3])).perform([request])
    }
    let next = VNDetectHumanRectanglesRequest()
    request.cancel()
    #expect(throws: NSError.self) { try perform(request, next, on: nil) }
    #expect(errors == [VNErrorCode.invalidImage.rawValue, VNErrorCode.requestCancelled.rawValue])
    #expect(request.results == nil && next.results?.isEmpty == true)
  }

  @Test func `Requests run on a queue, and on one picture after the other`() throws {
    let (first, second) = (try picture("ticket"), CIImage(cgImage: try picture(nil)))
    nonisolated(unsafe) var found: [Int] = []
    try app.run {
      DispatchQueue.global().async {
        let (request, handler) = (VNRecognizeTextRequest(), VNSequenceRequestHandler())
        try? handler.perform([request], on: first)
        let one = request.results?.count ?? -1
        try? handler.perform([request], on: second)
        let two = request.results?.count ?? -1
        DispatchQueue.main.async { found = [one, two] }
      }
    }
    try app.settle()
    #expect(found == [2, 0])
  }

  @Test func `Places are parts of the picture, or pixels`() {
    #expect(VNImagePointForNormalizedPoint(CGPoint(x: 0.5, y: 0.25), 200, 100) == CGPoint(x: 100, y: 25))
    #expect(VNNormalizedPointForImagePoint(CGPoint(x: 100, y: 25), 200, 100) == CGPoint(x: 0.5, y: 0.25))
    #expect(VNImageRectForNormalizedRect(box, 8, 16) == CGRect(x: 4, y: 8, width: 2, height: 2))
    #expect(VNNormalizedRectForImageRect(CGRect(x: 4, y: 8, width: 2, height: 2), 8, 16) == box)
    #expect(VNNormalizedRectIsIdentityRect(CGRect(x: 0, y: 0, width: 1, height: 1)))
  }

  @Test func `Revisions have numbers from 1 on, and a new request has the newest`() {
    #expect(VNRecognizeTextRequest().revision == VNRecognizeTextRequestRevision3)
    #expect(VNRecognizeTextRequest.supportedRevisions == IndexSet(1...3))
    #expect(VNDetectBarcodesRequest.defaultRevision == VNDetectBarcodesRequestRevision4)
    #expect(VNDetectHorizonRequest.currentRevision == 1 && VNRequestRevisionUnspecified == 0)
  }

  /// As tests of apps make observations.
  private final class Line: VNRecognizedTextObservation, @unchecked Sendable {
    final class Reading: VNRecognizedText, @unchecked Sendable { override var string: String { "read" } }
    override var boundingBox: CGRect { CGRect(x: 0, y: 0, width: 1, height: 0.5) }
    override func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [Reading()] }
  }

  /// As tests of apps count what is performed.
  private final class Counting: VNImageRequestHandler, @unchecked Sendable {
    nonisolated(unsafe) var count = 0
    override func perform(_ requests: [VNRequest]) throws {
      count += requests.count
      try super.perform(requests)
    }
  }

  @Test func `A handler's class is inherited with its initializers`() throws {
    let request = VNDetectHorizonRequest()
    let handler = Counting(cgImage: try picture(nil), orientation: .right)
    try app.run { try handler.perform([request]) }
    #expect(handler.count == 1 && request.results?.count == 1)
  }

  @Test func `Observations are made by code too`() {
    #expect(Line().topRight == CGPoint(x: 1, y: 0.5) && Line().topCandidates(1).first?.string == "read")
    let face = VNFaceObservation(requestRevision: 3, boundingBox: box, roll: 0.5, yaw: nil)
    #expect(face.boundingBox == box && face.roll == 0.5 && face.yaw == nil && face.landmarks == nil)
    #expect(VNFaceObservation(boundingBox: box).boundingBox == box)
    let sheet = VNRectangleObservation(
      requestRevision: 1, topLeft: CGPoint(x: 0.125, y: 1), topRight: CGPoint(x: 1, y: 0.75),
      bottomRight: CGPoint(x: 0.75, y: 0), bottomLeft: CGPoint(x: 0, y: 0.25))
    #expect(sheet.topRight == CGPoint(x: 1, y: 0.75) && sheet.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}
