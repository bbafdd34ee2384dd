import Foundation

/// The formats whose files are known by how they begin, by their type identifiers.
enum ImageFormat: String, CaseIterable {
  case png = "public.png"
  case jpeg = "public.jpeg"
  case gif = "com.compuserve.gif"
  case bmp = "com.microsoft.bmp"
  case webP = "org.webmproject.webp"
  case pdf = "com.adobe.pdf"

  init?(_ file: Data) {
    let bytes = [UInt8](file.prefix(12))
    func begins(_ text: String, at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: Array(text.utf8)) }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      self = .jpeg
    } else if begins("GIF8") {
      self = .gif
    } else if begins("BM") {
      self = .bmp
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      self = .webP
    } else if begins("%PDF") {
      self = .pdf
    } else {
      return nil
    }
  }
}
