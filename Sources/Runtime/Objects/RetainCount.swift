/// How many strong references an object has. The number is Swift's: temporary references of the caller may count.
public func CFGetRetainCount(_ cf: AnyObject?) -> Int { cf.map { Int(_getRetainCount($0)) } ?? 0 }
