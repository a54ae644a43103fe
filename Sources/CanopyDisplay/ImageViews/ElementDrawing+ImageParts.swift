internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

extension ElementDrawing {
  /// Returns display items stretched or repeated by the resizing mode of an image.
  ///
  /// - Parameters:
  ///   - size: The natural size of the image.
  ///   - items: Returns the image stretched to a rectangle.
  func resized(
    _ looks: ImageLooks, from size: CGSize, to frame: CGRect, of id: ElementIndex, _ items: (CGRect) -> [DisplayItem]
  ) -> [DisplayItem] {
    let slices = DisplayImage.Slices(looks.resizing)
    guard slices != DisplayImage.Slices(), size.width > 0, size.height > 0 else { return items(frame) }
    let whole = items(CGRect(origin: .zero, size: size))
    return slices.parts(of: size, in: frame).flatMap { part in
      let isWhole = part.source == CGRect(origin: .zero, size: size)
      // An image has no content outside its natural size.
      let cut = isWhole ? whole : whole._grouped(.clip(Path(part.source), FillStyle()), of: id)
      let placed = part.isTiled ? tiled(cut, part, of: id) : cut._grouped(.transform(part.stretching), of: id)
      return placed._grouped(.clip(Path(part.target._snapped(to: scale)), FillStyle()), of: id)
    }
  }

  /// Returns items in columns and rows. All rows share one list, so that a large number of tiles takes little memory.
  private func tiled(_ items: [DisplayItem], _ part: ImagePart, of id: ElementIndex) -> [DisplayItem] {
    guard let (columns, rows) = part.tiles(meeting: Extent(part.target)) else { return [] }
    func moved(_ items: [DisplayItem], _ x: CGFloat, _ y: CGFloat) -> [DisplayItem] {
      items._grouped(.transform(CGAffineTransform(translationX: x, y: y)), of: id)
    }
    let (x, y) = (part.target.minX - part.source.minX, part.target.minY - part.source.minY)
    let row = columns.flatMap { moved(items, x + CGFloat($0) * part.source.width, 0) }
    return rows.flatMap { moved(row, 0, y + CGFloat($0) * part.source.height) }
  }
}

extension ImagePart {
  /// The transform from the part of the image to its destination.
  fileprivate var stretching: CGAffineTransform {
    let (x, y) = (target.width / source.width, target.height / source.height)
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: target.minX - source.minX * x, ty: target.minY - source.minY * y)
  }
}

extension DisplayImage.Slices {
  /// Creates the parts of a resized image.
  init(_ resizing: ImageLooks.Resizing?) {
    self.init()
    guard let resizing else { return }
    let insets = resizing.capInsets
    (top, left, bottom, right) = (insets.top, insets.leading, insets.bottom, insets.trailing)
    isTiled = resizing.mode == .tile
  }
}
