/// An area of one paint, or the line along its edge.
package struct DisplayFill: Equatable, Sendable {
  package var path: Path
  package var paint: DrawPaint
  package var style: FillStyle
  /// The style of the line along the path; nil to fill the area.
  package var stroke: StrokeStyle?

  package init(_ path: Path, _ paint: DrawPaint, _ style: FillStyle = FillStyle(), stroke: StrokeStyle? = nil) {
    self.path = path
    self.paint = paint
    self.style = style
    self.stroke = stroke
  }
}
