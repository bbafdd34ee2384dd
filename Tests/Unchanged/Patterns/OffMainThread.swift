import Testing
import UIKit

// Images, colours, fonts, paths and sizes of texts that code makes on a queue of its own.

/// What a computation off the main thread gives, in words that can be compared.
enum Facts {
  /// A description whose object is another each time: the addresses in it are left out.
  private static func withoutAddresses(_ description: String) -> String {
    description.replacing(#/0x[0-9a-f]+/#, with: "0x")
  }

  static func colors() -> [String] {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor.systemBlue.withAlphaComponent(0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    return [
      "\(red) \(green) \(blue) \(alpha)", "\(UIColor.label)", "\(UIColor(white: 0.5, alpha: 1))",
      "\(dynamic.resolvedColor(with: dark))", withoutAddresses("\(dynamic)"), "\(UIColor.label == UIColor.label)",
      "\(UIColor.red.cgColor.components ?? [])", "\(UIColor.label.hash)", "\(UIColor(named: "no such colour") == nil)",
    ]
  }

  static func fonts() -> [String] {
    let descriptor = UIFontDescriptor(name: "Helvetica", size: 11).withSymbolicTraits(.traitBold)
    let fonts: [UIFont] = [
      .systemFont(ofSize: 17), .boldSystemFont(ofSize: 9), .italicSystemFont(ofSize: 12),
      .preferredFont(forTextStyle: .headline), UIFont(descriptor: descriptor!, size: 0),
      UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15)),
    ]
    return fonts.map { "\($0) \($0.lineHeight) \($0.ascender) \($0.leading) \($0.fontDescriptor.symbolicTraits)" }
  }

  static func sizes() -> [String] {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style]
    let text = NSAttributedString(string: "A text of several words that is broken into lines", attributes: attributes)
    let room = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    return [
      "\(("word" as NSString).size(withAttributes: attributes))", "\("word".size(withAttributes: nil))",
      "\(text.size())", "\(text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil))",
      "\("a b".boundingRect(with: room, options: [], attributes: attributes, context: NSStringDrawingContext()))",
    ]
  }

  static func images() -> [String] {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
    let drawn = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8)).fill()
      ("x" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 8)])
    }
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 0)
    UIColor.blue.set()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let old = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let data = drawn.pngData()
    let loaded = data.flatMap { UIImage(data: $0, scale: 2) }
    let symbol = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30))
    return [
      "\(drawn.size) \(drawn.scale)", "\(old?.size ?? .zero) \(old?.scale ?? 0)",
      "\(data ?? Data()) \(data?.hashValue != 0)",
      "\(loaded?.size ?? .zero)", "\(symbol?.size ?? .zero) \(symbol?.isSymbolImage ?? false)",
      "\(UIImage(named: "no such picture") == nil)",
      "\(drawn.withRenderingMode(.alwaysTemplate).renderingMode.rawValue)",
      "\(drawn.preparingThumbnail(of: CGSize(width: 5, height: 5))?.size ?? .zero)",
      "\(UIGraphicsGetCurrentContext() == nil)",
    ]
  }

  static func bytes() -> [Data] {
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 31, height: 17))
    return [
      renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 3)) },
      renderer.jpegData(withCompressionQuality: 0.5) { $0.stroke(CGRect(x: 0, y: 0, width: 3, height: 3)) },
    ]
  }

  static func paths() -> [String] {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 4)
    path.addArc(withCenter: .zero, radius: 5, startAngle: 0, endAngle: 2, clockwise: true)
    path.apply(CGAffineTransform(scaleX: 2, y: 3))
    let copy = path.copy() as? UIBezierPath
    return [
      "\(path.bounds)", "\(path.contains(CGPoint(x: 10, y: 10)))", "\(copy?.bounds == path.bounds)",
      "\(path.cgPath.boundingBox)", "\(path.reversing().currentPoint)",
    ]
  }

  static func traits() -> [String] {
    let current = UITraitCollection.current
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    var resolved = ""
    dark.performAsCurrent { resolved = "\(UIColor.label)" }
    return [
      "\(current.displayScale)", "\(current.userInterfaceStyle.rawValue)", resolved,
      "\(UITraitCollection.current.userInterfaceStyle.rawValue)", "\(UITraitCollection(traitsFrom: [dark]) == dark)",
      "\(UIGraphicsImageRendererFormat.default().scale)",
    ]
  }

  static func all() -> [String] { colors() + fonts() + sizes() + images() + paths() + traits() }
}

/// A cache as libraries have it, filled on a queue.
final class ThumbnailLoader: @unchecked Sendable {
  private let queue = DispatchQueue(label: "thumbnails", attributes: .concurrent)

  func load(_ completion: @escaping @Sendable (UIImage, CGSize) -> Void) {
    queue.async {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in UIColor.green.setFill() }
      let size = ("label" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
      completion(image, size)
    }
  }
}

@MainActor @Suite struct OffMainThreadTests {
  @Test func aQueueGivesWhatTheMainThreadGives_W7() async {
    let here = Facts.all()
    let there = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: Facts.all()) }
    }
    #expect(there == here)
  }

  @Test func aTaskGivesWhatTheMainThreadGives_W7() async {
    let here = Facts.all()
    #expect(await Task.detached { Facts.all() }.value == here)
  }

  @Test func picturesHaveTheSameBytesOnEveryThread_W7() async {
    let here = Facts.bytes()
    #expect(!here[0].isEmpty && !here[1].isEmpty)
    #expect(await Task.detached { Facts.bytes() }.value == here)
  }

  @Test func manyThreadsAtOnceGiveTheSame_W7() async {
    let here = Facts.all()
    let others = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<16 { group.addTask { Facts.all() } }
      var results: [[String]] = []
      for await result in group { results.append(result) }
      return results
    }
    #expect(others.count == 16 && others.allSatisfy { $0 == here })
  }

  @Test func aThreadsCurrentTraitsAreItsOwn_W7() async {
    let there = await withCheckedContinuation { continuation in
      DispatchQueue(label: "own traits").async {
        UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
        continuation.resume(returning: UITraitCollection.current.userInterfaceStyle)
      }
    }
    #expect(there == .dark && UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func aLoaderFillsItsCacheOnAQueue_W7() async {
    let loader = ThumbnailLoader()
    let (image, size) = await withCheckedContinuation { continuation in
      loader.load { continuation.resume(returning: ($0, $1)) }
    }
    #expect(image.size == CGSize(width: 30, height: 30) && size.width > 0)
    let view = UIImageView(image: image)
    #expect(view.intrinsicContentSize.width == 30)
  }
}
