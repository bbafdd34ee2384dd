public import Foundation

// What code sets of filters that make an image look drawn or printed.

/// Softens edges and adds a glow.
public protocol CIBloom: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// How far the glow reaches, in pixels.
  var radius: Float { get set }
  /// How strong the glow is, from 0 to 1.
  var intensity: Float { get set }
}

/// Dims highlights.
public protocol CIGloom: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// How much the highlights are dimmed, from 0 to 1.
  var intensity: Float { get set }
}

/// Imitates the drawing of a comic.
public protocol CIComicEffect: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
}

/// Combines pixels into polygons.
public protocol CICrystallize: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The size of the polygons, in pixels.
  var radius: Float { get set }
  /// The point that the polygons are arranged around, in pixels.
  var center: CGPoint { get set }
}

/// Shows edges in color.
public protocol CIEdges: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// How strong the edges are.
  var intensity: Float { get set }
}

/// Shows edges in black and white, as in a woodcut.
public protocol CIEdgeWork: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// How thick the edges are, in pixels.
  var radius: Float { get set }
}

/// Combines pixels into hexagons.
public protocol CIHexagonalPixellate: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The point that the hexagons are arranged around, in pixels.
  var center: CGPoint { get set }
  /// The size of the hexagons, in pixels.
  var scale: Float { get set }
}

/// Combines pixels into squares.
public protocol CIPixellate: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The point that the squares are arranged around, in pixels.
  var center: CGPoint { get set }
  /// The size of the squares, in pixels.
  var scale: Float { get set }
}

/// Combines pixels into dots.
public protocol CIPointillize: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The radius of the dots, in pixels.
  var radius: Float { get set }
  /// The point that the dots are arranged around, in pixels.
  var center: CGPoint { get set }
}

/// Blends two images by a mask.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The image in front; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The image behind, where the mask hides the one in front; nil until it is set.
  var backgroundImage: CIImage? { get set }
  /// The image that decides where the foreground is seen; nil until it is set.
  var maskImage: CIImage? { get set }
}

/// Draws an image as a halftone screen of circles.
public protocol CICircularScreen: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// The center of the circles, in pixels.
  var center: CGPoint { get set }
  /// The distance between the circles, in pixels.
  var width: Float { get set }
  /// How sharp the edges of the pattern are, from 0 to 1.
  var sharpness: Float { get set }
}

/// Draws an image as a halftone screen of dots.
public protocol CIDotScreen: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// A point that the screen passes through, in pixels.
  var center: CGPoint { get set }
  /// The angle that the screen is turned by, in radians.
  var angle: Float { get set }
  /// The distance between the dots, in pixels.
  var width: Float { get set }
  /// How sharp the edges of the pattern are, from 0 to 1.
  var sharpness: Float { get set }
}

/// Draws an image as a halftone screen of crossed lines.
public protocol CIHatchedScreen: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// A point that the screen passes through, in pixels.
  var center: CGPoint { get set }
  /// The angle that the screen is turned by, in radians.
  var angle: Float { get set }
  /// The distance between the lines, in pixels.
  var width: Float { get set }
  /// How sharp the edges of the pattern are, from 0 to 1.
  var sharpness: Float { get set }
}

/// Draws an image as a halftone screen of lines.
public protocol CILineScreen: CIFilterProtocol {
  /// The image that is changed; nil until it is set.
  var inputImage: CIImage? { get set }
  /// A point that the screen passes through, in pixels.
  var center: CGPoint { get set }
  /// The angle that the lines are turned by, in radians.
  var angle: Float { get set }
  /// The distance between the lines, in pixels.
  var width: Float { get set }
  /// How sharp the edges of the pattern are, from 0 to 1.
  var sharpness: Float { get set }
}
