import UIKit

/// Image views: sizes and content modes.
@MainActor enum ImagePictures {
  static var page: GalleryPage {
    GalleryPage(
      "Images",
      "A picture is its name, from three rows and six columns up in an outline, where the content mode puts it.",
      [.init(text: sizes.text), .init(title: "Content modes, of a picture of 64 x 48 points:", text: modes.text)])
  }

  private static func view(_ name: String, _ mode: UIView.ContentMode = .scaleToFill) -> UIImageView {
    let view = UIImageView(image: NamedImage.make(name, 64, 48))
    view.contentMode = mode
    return view
  }

  private static var sizes: StateTable {
    var table = StateTable()
    table.add("large", view("portrait"), columns: 14, rows: 4)
    table.add("one row", view("portrait"), columns: 9, rows: 1)
    table.add("small", view("portrait"), columns: 3, rows: 1)
    let pressed = UIImageView(image: nil, highlightedImage: NamedImage.make("pressed"))
    table.add("highlighted", pressed, columns: 9, rows: 1) { $0.isHighlighted = true }
    table.add("no picture", UIImageView(), columns: 9, rows: 1)
    return table
  }

  private static var modes: StateTable {
    let modes: [(String, UIView.ContentMode)] = [
      ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("scaleAspectFill", .scaleAspectFill),
      ("center", .center), ("top", .top), ("bottomRight", .bottomRight),
    ]
    var table = StateTable()
    for (name, mode) in modes {
      let frame = UIView()
      frame.layer.borderWidth = 1
      let picture = view("map", mode)
      picture.frame = CGRect(x: 8, y: 16, width: 160, height: 80)
      frame.addSubview(picture)
      table.add(name, frame, columns: 22, rows: 7)
    }
    return table
  }
}
