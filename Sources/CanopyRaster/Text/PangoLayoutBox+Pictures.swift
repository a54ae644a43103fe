internal import CPango
internal import CanopyDrawing
internal import Foundation

extension PangoLayoutBox {
  /// Where the pictures are, from the upper left corner of the text: one for each piece that is one, nil where it is left
  /// out.
  func placesOfPictures() -> [CGRect?] {
    var places: [CGRect?] = []
    var index = 0
    for piece in pieces {
      if let picture = piece.picture { places.append(place(of: picture, at: index)) }
      index += piece.string.utf8.count
    }
    return places
  }

  /// - Parameter index: Where its letter is, in bytes.
  private func place(of picture: TextRequest.Picture, at index: Int) -> CGRect? {
    guard let line = baseline(ofLineShowing: index) else { return nil }
    var letter = PangoRectangle()
    pango_layout_index_to_pos(layout, Int32(index), &letter)
    let scale = picture.isLetter ? fit.scale : 1
    // Where text runs from the right, letters have a negative width.
    return CGRect(
      x: CGFloat(pangoUnits: min(letter.x, letter.x + letter.width)), y: line - picture.baseline * scale,
      width: picture.size.width * scale, height: picture.size.height * scale)
  }

  /// How far below the top the line is in which a letter is seen; nil if it is left out.
  private func baseline(ofLineShowing index: Int) -> CGFloat? {
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    repeat {
      guard let item = pango_layout_iter_get_run_readonly(iterator)?.pointee.item?.pointee,
        (Int(item.offset)..<Int(item.offset + item.length)).contains(index)
      else { continue }
      // The sign for what is left out stands for all of that.
      let isSign = UInt32(item.analysis.flags) & UInt32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
      return isSign ? nil : CGFloat(pangoUnits: pango_layout_iter_get_baseline(iterator))
    } while pango_layout_iter_next_run(iterator) != 0
    return nil
  }
}
