public import Foundation
import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUniformTypeIdentifiers
import Synchronization

/// Makes pictures of files, in the next turn: a file of an image has a thumbnail, every other file an icon only.
///
/// Differs from Apple's: closures are called on the main thread.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  private typealias Answer = Result<QLThumbnailRepresentation, QLThumbnailError>

  /// A request that was not answered yet.
  private struct Waiting: Sendable {
    let request: Request
    let turn: VirtualClock.Token
    let cancel: @Sendable () -> Void
  }
  private let waiting = Mutex<[Waiting]>([])

  /// Creates a generator.
  public override init() { super.init() }

  /// The generator of the app.
  open class var shared: QLThumbnailGenerator {
    SimulatedProcess.current.shared(QLThumbnailGenerator.self) { QLThumbnailGenerator() }
  }

  // MARK: Requests

  /// Calls the closure once for each kind of picture that is asked for, from the icon to the thumbnail.
  @preconcurrency open func generateRepresentations(
    for request: Request,
    update updateHandler: (
      @Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
    )? = nil
  ) {
    let kinds = Self.kinds(of: request)
    let last = kinds.last ?? .thumbnail
    soon(request, canceled: { updateHandler?(nil, last, QLThumbnailError(.requestCancelled)) }) {
      guard !kinds.isEmpty else { return updateHandler?(nil, last, QLThumbnailError(.requestInvalid)) ?? () }
      for kind in kinds {
        let (picture, error) = Self.parts(Self.make(kind, request))
        updateHandler?(picture, kind, error)
      }
    }
  }

  /// Calls the closure with the best picture of the kinds that are asked for, or with an error.
  @preconcurrency open func generateBestRepresentation(
    for request: Request,
    completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) {
    soon(request, canceled: { completionHandler(nil, QLThumbnailError(.requestCancelled)) }) {
      let (picture, error) = Self.parts(Self.best(request))
      completionHandler(picture, error)
    }
  }
  /// Returns the best picture of the kinds that are asked for.
  open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
    try Self.best(request).get()
  }

  /// Writes the best picture into a file: PNG or JPEG, by the type; other types fail.
  @preconcurrency open func saveBestRepresentation(
    for request: Request, to fileURL: URL, as contentType: UTType,
    completion completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    soon(request, canceled: { completionHandler(QLThumbnailError(.requestCancelled)) }) {
      completionHandler(Self.save(request, fileURL, contentType))
    }
  }
  /// Writes the best picture into a file: PNG or JPEG, by the type; other types fail.
  open func saveBestRepresentation(for request: Request, to fileURL: URL, as contentType: UTType) async throws {
    if let error = Self.save(request, fileURL, contentType) { throw error }
  }

  /// Writes the best picture into a file: PNG or JPEG, by the identifier of the type; other types fail.
  @preconcurrency open func saveBestRepresentation(
    for request: Request, to fileURL: URL, contentType: String,
    completion completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    saveBestRepresentation(
      for: request, to: fileURL, as: UTType(contentType) ?? .data, completion: completionHandler)
  }

  /// Ends a request that was not answered yet with the error `requestCancelled`.
  open func cancel(_ request: Request) {
    let ended = waiting.withLock { waiting in
      let index = waiting.firstIndex { $0.request === request }
      return index.map { waiting.remove(at: $0) }
    }
    guard let ended else { return }
    let clock = SimulatedProcess.current.clock
    clock.cancel(ended.turn)
    clock.schedule(after: 0, "the end of a canceled thumbnail") { UserCode.run { ended.cancel() } }
  }

  private func soon(
    _ request: Request, canceled: @escaping @Sendable () -> Void, _ body: @escaping @Sendable () -> Void
  ) {
    // The turn is known before it comes, since it cannot come while the lock is held.
    waiting.withLock { waiting in
      let turn = SimulatedProcess.current.clock.schedule(after: 0, "a thumbnail") { [self] in
        self.waiting.withLock { $0.removeAll { $0.request === request } }
        UserCode.run { body() }
      }
      waiting.append(Waiting(request: request, turn: turn, cancel: canceled))
    }
  }

  // MARK: Pictures

  private static func parts(_ answer: Answer) -> (QLThumbnailRepresentation?, QLThumbnailError?) {
    switch answer {
    case .success(let picture): (picture, nil)
    case .failure(let error): (nil, error)
    }
  }

  private static func kinds(of request: Request) -> [QLThumbnailRepresentation.RepresentationType] {
    let all: [(Request.RepresentationTypes, QLThumbnailRepresentation.RepresentationType)] = [
      (.icon, .icon), (.lowQualityThumbnail, .lowQualityThumbnail), (.thumbnail, .thumbnail),
    ]
    return all.filter { request.representationTypes.contains($0.0) }.map(\.1)
  }

  private static func best(_ request: Request) -> Answer {
    var answer = Answer.failure(QLThumbnailError(.requestInvalid))
    for kind in kinds(of: request).reversed() {
      answer = make(kind, request)
      if case .success = answer { return answer }
    }
    return answer
  }

  private static func make(_ kind: QLThumbnailRepresentation.RepresentationType, _ request: Request) -> Answer {
    guard request.size.width > 0, request.size.height > 0, request.scale > 0 else {
      return .failure(QLThumbnailError(.requestInvalid))
    }
    guard request.url.isFileURL, FileManager.default.fileExists(atPath: request.url.path) else {
      return .failure(QLThumbnailError(.generationFailed))
    }
    // Nothing was made before that could be there at once.
    if kind == .lowQualityThumbnail { return .failure(QLThumbnailError(.noCachedThumbnail)) }
    guard let size = kind == .icon ? square(request.size) : contentSize(request),
      min(size.width, size.height) >= request.minimumDimension
    else { return .failure(QLThumbnailError(.generationFailed)) }
    let format = UIGraphicsImageRendererFormat()
    format.scale = request.scale
    let source = kind == .icon ? nil : UIImage(contentsOfFile: request.url.path)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      source?.draw(in: CGRect(origin: .zero, size: size))
    }
    guard let pixels = image.cgImage else { return .failure(QLThumbnailError(.generationFailed)) }
    return .success(QLThumbnailRepresentation(kind, image, pixels))
  }

  private static func square(_ size: CGSize) -> CGSize {
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  /// The size of an image that fits into the request's, not made larger; nil for files of other kinds.
  private static func contentSize(_ request: Request) -> CGSize? {
    let type = request.contentType ?? UTType(filenameExtension: request.url.pathExtension.lowercased())
    guard type?.conforms(to: .image) == true, let image = UIImage(contentsOfFile: request.url.path),
      image.size.width > 0, image.size.height > 0
    else { return nil }
    let factor = min(1, request.size.width / image.size.width, request.size.height / image.size.height)
    return CGSize(width: image.size.width * factor, height: image.size.height * factor)
  }

  private static func save(_ request: Request, _ url: URL, _ type: UTType) -> QLThumbnailError? {
    switch best(request) {
    case .failure(let error): return error
    case .success(let picture):
      let data =
        type.conforms(to: .png)
        ? picture.uiImage.pngData() : type.conforms(to: .jpeg) ? picture.uiImage.jpegData(compressionQuality: 1) : nil
      guard let data, (try? data.write(to: url)) != nil else { return QLThumbnailError(.savingToURLFailed) }
      return nil
    }
  }
}
