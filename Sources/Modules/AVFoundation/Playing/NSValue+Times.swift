public import Foundation
public import PlainviewGraphics

extension CMTime: BoxedStruct {
  package static var encoding: StaticString { "{?=qiIq}" }
}

extension CMTimeRange: BoxedStruct {
  package static var encoding: StaticString { "{?={?=qiIq}{?=qiIq}}" }
}

extension NSValue {
  /// The time that the object holds; that of an object with something else in it is invalid.
  public var timeValue: CMTime { (self as? StructValue<CMTime>)?.value ?? .invalid }
  /// The range of times that the object holds; that of an object with something else in it is invalid.
  public var timeRangeValue: CMTimeRange { (self as? StructValue<CMTimeRange>)?.value ?? .invalid }
}

extension _SelfAssigning where Self: NSValue {
  /// An object that holds a time.
  public init(time: CMTime) { self.init(made: StructValue(time)) }
  /// An object that holds a range of times.
  public init(timeRange: CMTimeRange) { self.init(made: StructValue(timeRange)) }
}
