package import Foundation

/// The loader of a controller, which knows its storyboard object, whose class belongs to a higher target.
@MainActor package protocol StoryboardSource: AnyObject {
  var storyboardObject: NSObject { get }
}
