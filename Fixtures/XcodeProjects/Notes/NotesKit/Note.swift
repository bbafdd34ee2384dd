import Foundation

public struct Note {}
