// The older names of types, which the module MobileCoreServices has: texts, which stand for CFString.

public let kUTTypeItem: String = "public.item"
public let kUTTypeContent: String = "public.content"
public let kUTTypeData: String = "public.data"
public let kUTTypeURL: String = "public.url"
public let kUTTypeFileURL: String = "public.file-url"
public let kUTTypeText: String = "public.text"
public let kUTTypePlainText: String = "public.plain-text"
public let kUTTypeUTF8PlainText: String = "public.utf8-plain-text"
public let kUTTypeRTF: String = "public.rtf"
public let kUTTypeHTML: String = "public.html"
public let kUTTypeXML: String = "public.xml"
public let kUTTypeJSON: String = "public.json"
public let kUTTypePropertyList: String = "com.apple.property-list"
public let kUTTypePDF: String = "com.adobe.pdf"
public let kUTTypeImage: String = "public.image"
public let kUTTypeJPEG: String = "public.jpeg"
public let kUTTypePNG: String = "public.png"
public let kUTTypeGIF: String = "com.compuserve.gif"
public let kUTTypeTIFF: String = "public.tiff"
public let kUTTypeBMP: String = "com.microsoft.bmp"
public let kUTTypeMovie: String = "public.movie"
public let kUTTypeVideo: String = "public.video"
public let kUTTypeAudio: String = "public.audio"
public let kUTTypeQuickTimeMovie: String = "com.apple.quicktime-movie"
public let kUTTypeMPEG4: String = "public.mpeg-4"
public let kUTTypeMP3: String = "public.mp3"
public let kUTTypeZipArchive: String = "public.zip-archive"
public let kUTTypeFolder: String = "public.folder"
public let kUTTypeContact: String = "public.contact"
public let kUTTypeVCard: String = "public.vcard"
public let kUTTagClassFilenameExtension: String = "public.filename-extension"
public let kUTTagClassMIMEType: String = "public.mime-type"

/// Whether a type is another one or conforms to it.
public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
  guard let parent = UTType(inConformsToUTI) else { return inUTI == inConformsToUTI }
  return UTType(inUTI)?.conforms(to: parent) ?? false
}
