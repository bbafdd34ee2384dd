public import Foundation

/// How the end of a scene is asked for.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}
