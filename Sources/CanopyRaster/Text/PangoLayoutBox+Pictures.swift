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
    var baseline: CGFloat?
    // The sign for what is left out stands for all of that.
    forEachRun { run in
      if run.bytes.contains(index), !run.isSign { baseline = run.baseline }
    }
    return baseline
  }
}
