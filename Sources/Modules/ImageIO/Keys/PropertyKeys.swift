import Foundation
public import PlainviewRuntime

// The properties of a picture.

/// The key for the properties from TIFF metadata.
nonisolated(unsafe) public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The key for the properties of a GIF file or frame.
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The key for the properties from JFIF metadata.
nonisolated(unsafe) public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// The key for the properties from Exif metadata.
nonisolated(unsafe) public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The key for the properties of a PNG file.
nonisolated(unsafe) public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The key for the properties from IPTC metadata.
nonisolated(unsafe) public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
/// The key for the properties of a location.
nonisolated(unsafe) public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// The key for the properties of a raw photo.
nonisolated(unsafe) public let kCGImagePropertyRawDictionary: CFString = "{Raw}"
/// The key for the properties of a Camera Image File Format photo.
nonisolated(unsafe) public let kCGImagePropertyCIFFDictionary: CFString = "{CIFF}"
/// The key for the properties of a sequence of HEIC images.
nonisolated(unsafe) public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"
/// The key for the properties of a WebP file.
nonisolated(unsafe) public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// The key for the properties written by Apple's cameras.
nonisolated(unsafe) public let kCGImagePropertyMakerAppleDictionary: CFString = "{MakerApple}"
/// The key for additional properties from Exif metadata.
nonisolated(unsafe) public let kCGImagePropertyExifAuxDictionary: CFString = "{ExifAux}"
/// The key for the size of the file in bytes.
nonisolated(unsafe) public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The key for the height in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The key for the width in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key for the number of pixels in an inch of height.
nonisolated(unsafe) public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The key for the number of pixels in an inch of width.
nonisolated(unsafe) public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The key for the number of bits of a color in a pixel, always 8 here.
nonisolated(unsafe) public let kCGImagePropertyDepth: CFString = "Depth"
/// The key for the orientation, a number from 1 to 8.
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The key for whether pixels are floating-point numbers.
nonisolated(unsafe) public let kCGImagePropertyIsFloat: CFString = "IsFloat"
/// The key for whether pixels are indexes in a table of colors.
nonisolated(unsafe) public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// The key for whether the image has transparency.
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The key for the color model, always RGB here.
nonisolated(unsafe) public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The key for the name of the color profile.
nonisolated(unsafe) public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// The value for colors of red, green and blue.
nonisolated(unsafe) public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The value for shades of gray.
nonisolated(unsafe) public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// The value for colors of cyan, magenta, yellow and black.
nonisolated(unsafe) public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
/// The value for colors in the Lab model.
nonisolated(unsafe) public let kCGImagePropertyColorModelLab: CFString = "Lab"
/// The key for the number of repetitions of an animation; 0 for no end.
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The key for the duration of a frame in seconds, with a lower limit.
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The key for the duration of a frame in seconds as the file gives it.
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key for the table of colors of a frame.
nonisolated(unsafe) public let kCGImagePropertyGIFImageColorMap: CFString = "ImageColorMap"
/// The key for whether all frames share a table of colors.
nonisolated(unsafe) public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// The key for the number of repetitions of an animated PNG file; 0 for no end.
nonisolated(unsafe) public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// The key for the duration of a frame of an animated PNG file, with a lower limit.
nonisolated(unsafe) public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The key for the duration of a frame of an animated PNG file as the file gives it.
nonisolated(unsafe) public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key for the number of repetitions of a WebP animation; 0 for no end.
nonisolated(unsafe) public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// The key for the duration of a frame of a WebP animation, with a lower limit.
nonisolated(unsafe) public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// The key for the duration of a frame of a WebP animation as the file gives it.
nonisolated(unsafe) public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key for the number of repetitions of a HEIC sequence; 0 for no end.
nonisolated(unsafe) public let kCGImagePropertyHEICSLoopCount: CFString = "LoopCount"
/// The key for the duration of a frame of a HEIC sequence, with a lower limit.
nonisolated(unsafe) public let kCGImagePropertyHEICSDelayTime: CFString = "DelayTime"
/// The key for the duration of a frame of a HEIC sequence as the file gives it.
nonisolated(unsafe) public let kCGImagePropertyHEICSUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key for the date on which the photo was taken.
nonisolated(unsafe) public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// The key for the date on which the photo was digitized.
nonisolated(unsafe) public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// The key for the exposure time in seconds.
nonisolated(unsafe) public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The key for the f-number of the aperture.
nonisolated(unsafe) public let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// The key for the sensitivity as ISO numbers.
nonisolated(unsafe) public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
/// The key for the focal length in millimeters.
nonisolated(unsafe) public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// The key for a comment of the user.
nonisolated(unsafe) public let kCGImagePropertyExifUserComment: CFString = "UserComment"
/// The key for the model of the lens.
nonisolated(unsafe) public let kCGImagePropertyExifLensModel: CFString = "LensModel"
/// The key for the manufacturer of the lens.
nonisolated(unsafe) public let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// The key for the width in pixels, as Exif metadata gives it.
nonisolated(unsafe) public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The key for the height in pixels, as Exif metadata gives it.
nonisolated(unsafe) public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// The key for the manufacturer of the camera.
nonisolated(unsafe) public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The key for the model of the camera.
nonisolated(unsafe) public let kCGImagePropertyTIFFModel: CFString = "Model"
/// The key for the orientation, as TIFF metadata gives it.
nonisolated(unsafe) public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// The key for the software that made the image.
nonisolated(unsafe) public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// The key for the date of the image.
nonisolated(unsafe) public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// The key for the artist.
nonisolated(unsafe) public let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// The key for the copyright notice.
nonisolated(unsafe) public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"
/// The key for a description of the image.
nonisolated(unsafe) public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
/// The key for the latitude in degrees, without a sign.
nonisolated(unsafe) public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// The key for whether the latitude is north or south.
nonisolated(unsafe) public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// The key for the longitude in degrees, without a sign.
nonisolated(unsafe) public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// The key for whether the longitude is east or west.
nonisolated(unsafe) public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// The key for the altitude in meters, without a sign.
nonisolated(unsafe) public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// The key for whether the altitude is above or below sea level.
nonisolated(unsafe) public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
/// The key for the time of day of the location.
nonisolated(unsafe) public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
/// The key for the date of the location.
nonisolated(unsafe) public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
/// The key for the direction the camera pointed to, in degrees.
nonisolated(unsafe) public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
/// The key for the speed of the camera.
nonisolated(unsafe) public let kCGImagePropertyGPSSpeed: CFString = "Speed"

// MARK: JFIF

/// Whether an image was saved to be shown coarse first; no image has it here.
nonisolated(unsafe) public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
/// The version of JFIF; no image has it here.
nonisolated(unsafe) public let kCGImagePropertyJFIFVersion: CFString = "JFIFVersion"
/// The dots of an inch or a centimeter across; no image has it here.
nonisolated(unsafe) public let kCGImagePropertyJFIFXDensity: CFString = "XDensity"
/// The dots of an inch or a centimeter down; no image has it here.
nonisolated(unsafe) public let kCGImagePropertyJFIFYDensity: CFString = "YDensity"
/// The unit of the densities; no image has it here.
nonisolated(unsafe) public let kCGImagePropertyJFIFDensityUnit: CFString = "DensityUnit"
