import Foundation
import PlainviewCoreImage
import PlainviewUIAutomation
import Testing
import UIKit

/// Pictures, filters and their output.
@MainActor @Suite struct CoreImageTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  init() throws { try app.launch() }

  private func photo(_ width: CGFloat = 40, _ height: CGFloat = 30) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: .init(for: .init(displayScale: 1)))
      .image { _ in }
  }

  @Test func `A filter is found by its name and has the usual values`() throws {
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    #expect(filter.name == "CISepiaTone" && filter.inputKeys == [kCIInputImageKey, kCIInputIntensityKey])
    #expect((filter.value(forKey: kCIInputIntensityKey) as? NSNumber)?.doubleValue == 1)
    #expect(filter.outputKeys == [kCIOutputImageKey] && filter.outputImage == nil)
    #expect(CIFilter(name: "CINothing") == nil)
  }

  @Test(arguments: [
    ("CIGaussianBlur", [kCIInputImageKey, kCIInputRadiusKey]),
    ("CIBumpDistortion", [kCIInputImageKey, kCIInputCenterKey, kCIInputRadiusKey, kCIInputScaleKey]),
    ("CIPixellate", [kCIInputImageKey, kCIInputCenterKey, kCIInputScaleKey]),
    ("CITwirlDistortion", [kCIInputImageKey, kCIInputCenterKey, kCIInputRadiusKey, kCIInputAngleKey]),
    ("CIUnsharpMask", [kCIInputImageKey, kCIInputRadiusKey, kCIInputIntensityKey]),
    ("CIVignette", [kCIInputImageKey, kCIInputIntensityKey, kCIInputRadiusKey]),
  ])
  func `What a filter takes is as on a device`(_ name: String, _ keys: [String]) throws {
    #expect(try #require(CIFilter(name: name)).inputKeys.sorted() == keys.sorted())
  }

  @Test func `A filter says of what it takes the kind, the usual value and the bounds of a slider`() throws {
    let attributes = try #require(CIFilter(name: "CIGaussianBlur")).attributes
    #expect(attributes[kCIAttributeFilterDisplayName] as? String == "Gaussian Blur")
    let radius = try #require(attributes[kCIInputRadiusKey] as? [String: Any])
    #expect(radius[kCIAttributeClass] as? String == "NSNumber")
    #expect((radius[kCIAttributeDefault] as? NSNumber)?.doubleValue == 10)
    #expect(radius[kCIAttributeSliderMin] as? Double == 0 && radius[kCIAttributeSliderMax] as? Double == 100)
    let blurs = CIFilter.filterNames(inCategory: kCICategoryBlur)
    #expect(blurs.contains("CIGaussianBlur") && !blurs.contains("CISepiaTone"))
    #expect(CIFilter.localizedName(forFilterName: "CIPhotoEffectNoir") == "Photo Effect Noir")
  }

  @Test func `A context makes a picture of the right size, whose name says the filters`() throws {
    try app.run {
      let input = try #require(CIImage(image: photo()))
      #expect(input.extent == CGRect(x: 0, y: 0, width: 40, height: 30))
      let filter = try #require(CIFilter(name: "CISepiaTone"))
      filter.setValue(input, forKey: kCIInputImageKey)
      filter.setValue(Float(0.5), forKey: kCIInputIntensityKey)
      let output = try #require(filter.outputImage)
      #expect(output.description.contains("CISepiaTone intensity 0.5"))
      let pixels = try #require(CIContext().createCGImage(output, from: output.extent))
      #expect(pixels.width == 40 && pixels.height == 30)
      #expect(UIImage(cgImage: pixels).name == "CISepiaTone intensity 0.5")
      let noir = output.applyingFilter("CIPhotoEffectNoir")
      #expect(UIImage(ciImage: noir).name == "CISepiaTone intensity 0.5, CIPhotoEffectNoir")
      #expect(UIImage(ciImage: noir).ciImage === noir && UIImage(ciImage: noir).size == CGSize(width: 40, height: 30))
      #expect(CIContext(options: nil).createCGImage(.red, from: CIImage.red.extent) == nil)
    }
  }

  @Test func `A name that a filter does not have is the exception of key-value coding`() {
    let error = #expect(throws: (any Error).self) {
      try app.run { CIFilter(name: "CISepiaTone")?.setValue(1, forKey: kCIInputRadiusKey) }
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("not key value coding-compliant for the key inputRadius"))
  }

  @Test func `The extent follows from what filters do`() throws {
    try app.run {
      let input = try #require(CIImage(image: photo()))
      func extent(_ name: String, _ values: [String: Any] = [:]) -> CGRect {
        input.applyingFilter(name, parameters: values).extent
      }
      #expect(extent("CIGaussianBlur", [kCIInputRadiusKey: 2]) == CGRect(x: -6, y: -6, width: 52, height: 42))
      #expect(
        extent("CICrop", ["inputRectangle": CIVector(x: 10, y: 10, z: 100, w: 5)])
          == CGRect(x: 10, y: 10, width: 30, height: 5))
      #expect(extent("CILanczosScaleTransform", [kCIInputScaleKey: 0.5]) == CGRect(x: 0, y: 0, width: 20, height: 15))
      #expect(extent("CIAreaAverage") == CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(extent("CIKaleidoscope").isInfinite)
      let other = try #require(CIImage(image: photo(10, 50)))
      #expect(input.composited(over: other).extent == CGRect(x: 0, y: 0, width: 40, height: 50))
      #expect(input.transformed(by: CGAffineTransform(scaleX: 2, y: 3)).extent.size == CGSize(width: 80, height: 90))
      #expect(input.cropped(to: CGRect(x: 5, y: 5, width: 10, height: 10)).extent.width == 10)
      #expect(input.oriented(.right).extent == CGRect(x: 0, y: 0, width: 30, height: 40))
      #expect(input.clampedToExtent().cropped(to: input.extent).extent == input.extent)
      #expect(extent("CINothing") == input.extent)
    }
  }

  @Test(arguments: [("short", "L", 23), ("short", "M", 23), ("a longer message", "M", 27), ("short words", "H", 27)])
  func `A code is as large as its message needs`(_ text: String, _ level: String, _ side: Int) throws {
    let filter = CIFilter.qrCodeGenerator()
    #expect(filter.outputImage == nil)
    filter.message = Data(text.utf8)
    filter.correctionLevel = level
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: side, height: side))
  }

  @Test func `Filters that are made by name have properties`() throws {
    try app.run {
      let filter = CIFilter.bumpDistortion()
      filter.inputImage = CIImage(image: photo())
      filter.center = CGPoint(x: 3, y: 4)
      filter.radius = 20
      #expect((filter.value(forKey: kCIInputCenterKey) as? CIVector)?.stringRepresentation == "[3 4]")
      #expect(filter.scale == 0.5 && filter.name == "CIBumpDistortion" && filter.outputImage != nil)
      let current: CIFilter = CIFilter.sepiaTone()
      #expect(current.inputKeys.contains(kCIInputIntensityKey))
    }
  }

  @Test func `All filters that are made by name are in the table`() {
    let made: [CIFilter] = [
      CIFilter.edges(), CIFilter.crystallize(), CIFilter.droste(), CIFilter.kaleidoscope(), CIFilter.median(),
      CIFilter.motionBlur(), CIFilter.linearGradient(), CIFilter.softLightBlendMode(), CIFilter.comicEffect(),
    ]
    #expect(
      made.map(\.name) == [
        "CIEdges", "CICrystallize", "CIDroste", "CIKaleidoscope", "CIMedianFilter", "CIMotionBlur", "CILinearGradient",
        "CISoftLightBlendMode", "CIComicEffect",
      ])
  }

  @Test func `Vectors and colours are read and written as texts`() {
    #expect(CIVector(string: "[1 2.5 3]") == CIVector(x: 1, y: 2.5, z: 3))
    #expect(CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).stringRepresentation == "[1 2 3 4]")
    #expect(CIVector(x: 1).value(at: 7) == 0 && CIVector(x: 1, y: 2).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(CIColor(string: "0.5 1 0 1") == CIColor(red: 0.5, green: 1, blue: 0))
    #expect(CIColor(color: .red) == .red && UIColor(ciColor: .blue) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test func `A detector finds nothing`() throws {
    let options = [CIDetectorAccuracy: CIDetectorAccuracyHigh]
    let detector = try #require(CIDetector(ofType: CIDetectorTypeFace, context: CIContext(), options: options))
    #expect(detector.features(in: .red).isEmpty && CIDetector(ofType: "hats", context: nil, options: nil) == nil)
  }

  @Test func `A filter is copied and archived with its values`() throws {
    let filter = try #require(CIFilter(name: "CIVignette", parameters: [kCIInputIntensityKey: 0.25]))
    let copy = try #require(filter.copy() as? CIFilter)
    filter.setValue(1, forKey: kCIInputIntensityKey)
    #expect((copy.value(forKey: kCIInputIntensityKey) as? NSNumber)?.doubleValue == 0.25)
    filter.setDefaults()
    #expect((filter.value(forKey: kCIInputIntensityKey) as? NSNumber)?.doubleValue == 0)
    filter.isEnabled = false
    #expect(copy.isEnabled && (filter.copy() as? CIFilter)?.isEnabled == false)
  }

  @Test func `Nil gives a value back its usual one, and takes a picture away`() throws {
    let filter = try #require(CIFilter(name: "CIGaussianBlur"))
    filter.setValue(3, forKey: kCIInputRadiusKey)
    filter.setValue(nil, forKey: kCIInputRadiusKey)
    #expect((filter.value(forKey: kCIInputRadiusKey) as? NSNumber)?.doubleValue == 10)
    try app.run { filter.setValue(CIImage(image: photo()), forKey: kCIInputImageKey) }
    #expect(filter.outputImage != nil)
    filter.setValue(nil, forKey: kCIInputImageKey)
    #expect(filter.value(forKey: kCIInputImageKey) == nil && filter.outputImage == nil)
  }
}
