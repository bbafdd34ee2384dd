// The revisions of requests: all of one kind find the same here.

/// No revision.
public let VNRequestRevisionUnspecified = 0
/// Revision 1 of requests for text that is read.
public let VNRecognizeTextRequestRevision1 = 1
/// Revision 2 of requests for text that is read.
public let VNRecognizeTextRequestRevision2 = 2
/// Revision 3 of requests for text that is read.
public let VNRecognizeTextRequestRevision3 = 3
/// Revision 1 of requests for barcodes.
public let VNDetectBarcodesRequestRevision1 = 1
/// Revision 2 of requests for barcodes.
public let VNDetectBarcodesRequestRevision2 = 2
/// Revision 3 of requests for barcodes.
public let VNDetectBarcodesRequestRevision3 = 3
/// Revision 4 of requests for barcodes.
public let VNDetectBarcodesRequestRevision4 = 4
/// Revision 1 of requests for faces.
public let VNDetectFaceRectanglesRequestRevision1 = 1
/// Revision 2 of requests for faces.
public let VNDetectFaceRectanglesRequestRevision2 = 2
/// Revision 3 of requests for faces.
public let VNDetectFaceRectanglesRequestRevision3 = 3
/// Revision 1 of requests for the parts of faces.
public let VNDetectFaceLandmarksRequestRevision1 = 1
/// Revision 2 of requests for the parts of faces.
public let VNDetectFaceLandmarksRequestRevision2 = 2
/// Revision 3 of requests for the parts of faces.
public let VNDetectFaceLandmarksRequestRevision3 = 3
/// Revision 1 of requests for how good faces are.
public let VNDetectFaceCaptureQualityRequestRevision1 = 1
/// Revision 2 of requests for how good faces are.
public let VNDetectFaceCaptureQualityRequestRevision2 = 2
/// Revision 3 of requests for how good faces are.
public let VNDetectFaceCaptureQualityRequestRevision3 = 3
/// Revision 1 of requests for persons.
public let VNDetectHumanRectanglesRequestRevision1 = 1
/// Revision 2 of requests for persons.
public let VNDetectHumanRectanglesRequestRevision2 = 2
/// Revision 1 of requests for labels.
public let VNClassifyImageRequestRevision1 = 1
/// Revision 2 of requests for labels.
public let VNClassifyImageRequestRevision2 = 2
/// Revision 1 of requests for animals.
public let VNRecognizeAnimalsRequestRevision1 = 1
/// Revision 2 of requests for animals.
public let VNRecognizeAnimalsRequestRevision2 = 2
/// Revision 1 of requests for rectangles.
public let VNDetectRectanglesRequestRevision1 = 1
/// Revision 1 of requests for areas of text.
public let VNDetectTextRectanglesRequestRevision1 = 1
/// Revision 1 of requests for horizons.
public let VNDetectHorizonRequestRevision1 = 1
/// Revision 1 of requests for documents.
public let VNDetectDocumentSegmentationRequestRevision1 = 1
