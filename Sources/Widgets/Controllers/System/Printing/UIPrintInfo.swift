public import Foundation

/// What is known of a print job; kept as data.
@preconcurrency @MainActor open class UIPrintInfo: NSObject, NSCopying {
  /// What is printed: texts, photos or grayscale.
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  /// How paper is held.
  public enum Orientation: Int, Sendable { case portrait, landscape }
  /// Which sides of the paper are printed.
  public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }

  /// The printer; nil for the one that the user chooses. Kept, without effect.
  open var printerID: String?
  /// The name of the job. Kept, without effect.
  open var jobName = ""
  /// What is printed. Kept, without effect.
  open var outputType = OutputType.general
  /// How paper is held. Kept, without effect.
  open var orientation = Orientation.portrait
  /// Which sides of the paper are printed. Kept, without effect.
  open var duplex = Duplex.none

  public required override init() { super.init() }

  /// Returns what is known of a job at first.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  /// Creates an object with the values of a dictionary that another one made; nil stands for what is known at first.
  public convenience init(dictionary: [AnyHashable: Any]?) {
    self.init()
    printerID = dictionary?["printerID"] as? String
    jobName = dictionary?["jobName"] as? String ?? jobName
    outputType = (dictionary?["outputType"] as? Int).flatMap { OutputType(rawValue: $0) } ?? outputType
    orientation = (dictionary?["orientation"] as? Int).flatMap { Orientation(rawValue: $0) } ?? orientation
    duplex = (dictionary?["duplex"] as? Int).flatMap { Duplex(rawValue: $0) } ?? duplex
  }

  /// The values in a dictionary, for `init(dictionary:)`; its keys are not UIKit's.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    var values: [AnyHashable: Any] = [
      "jobName": jobName, "outputType": outputType.rawValue, "orientation": orientation.rawValue,
      "duplex": duplex.rawValue,
    ]
    values["printerID"] = printerID
    return values
  }

  /// Returns an object with the same values.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIPrintInfo in
      let copy = UIPrintInfo()
      copy.printerID = printerID
      copy.jobName = jobName
      copy.outputType = outputType
      copy.orientation = orientation
      copy.duplex = duplex
      return copy
    }
  }
}
