// The sources of the package compare pictures by CoreImage.
import CoreImage

let comparison = CIFilter(name: "CILabDeltaE")
