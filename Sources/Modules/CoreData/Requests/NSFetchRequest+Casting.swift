/// A request that can be made into one of other results.
private protocol CastableRequest {
  func request<Result>(of type: Result.Type) -> NSFetchRequest<Result>
}

extension NSFetchRequest: CastableRequest {
  fileprivate func request<Result>(of type: Result.Type) -> NSFetchRequest<Result> {
    if let same = self as? NSFetchRequest<Result> { return same }
    let request = NSFetchRequest<Result>()
    request.take(self)
    return request
  }
}

// On a device a request does not know the type of its results, so that a cast to another one is the request itself. Casts in
// rewritten sources use the names here; they are not written by hand.

extension NSPersistentStoreRequest {
  /// The request with results of another type, a copy if they are of another type now; nil if this is no fetch request.
  public func __request<Result>(of type: Result.Type) -> NSFetchRequest<Result>? {
    (self as? any CastableRequest)?.request(of: type)
  }
}

extension Optional where Wrapped: NSPersistentStoreRequest {
  /// The request with results of another type; nil without a request.
  public func __request<Result>(of type: Result.Type) -> NSFetchRequest<Result>? { self?.__request(of: type) }
}
