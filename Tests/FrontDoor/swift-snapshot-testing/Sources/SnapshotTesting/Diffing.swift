import CoreImage

let filter = CIFilter(name: "CIAreaAverage")
