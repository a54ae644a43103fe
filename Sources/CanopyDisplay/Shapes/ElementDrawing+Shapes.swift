internal import CanopyCore
internal import CanopyStyle
package import CanopyDrawing
package import CanopyLayout
package import Foundation

extension ElementDrawing {
  /// Returns a shape filled with a style.
  func items(
    of shape: any Shape, filledWith style: any ShapeStyle, _ fillStyle: FillStyle = FillStyle(), in frame: CGRect,
    _ node: LayoutNode
  ) -> [DisplayItem] {
    let area = frame._snapped(to: scale)
    let path = outline(of: shape, in: area, node)
    guard !path.isEmpty else { return [] }
    let environment = node.environment
    let paint = style._paint(in: environment)
    let drawn = DrawPaint(paint, in: area, isDark: environment.colorScheme == .dark)
    if drawn.isInvisible { return [] }
    let stroke = (shape as? any StrokingShape)?.style
    return [DisplayItem(id: node.element, .fill(DisplayFill(path, drawn, fillStyle, stroke: stroke)))]
      ._applying(paint.effects)
  }

  /// Returns the outline of a shape in an area of the display list. For a stroke, this is the line's center unless `strokes` is
  /// true.
  ///
  /// This is the only place where a shape's own coordinates meet the display list's coordinates: a shape always creates its
  /// path in a rectangle at (0, 0), and the path is then moved to the area.
  package func outline(of shape: any Shape, in area: CGRect, _ node: LayoutNode, strokes: Bool = false) -> Path {
    let bounds = CGRect(origin: .zero, size: area.size)
    let direction: LayoutDirection = node.surroundings.mirrors ? .rightToLeft : .leftToRight
    let line = strokes ? nil : shape as? any StrokingShape
    func outline() -> Path { line?.line(in: bounds) ?? shape.path(in: bounds) }
    func inside<Result>(_ container: ContainerShape?, _ body: () -> Result) -> Result {
      guard let container else { return body() }
      return ContainerShape.$given.withValue(container, operation: body)
    }
    let around = container?.moved(by: area.origin)
    let mirrors = inside(around) { shape.layoutDirectionBehavior == .mirrors(in: direction) }
    // A shape that is mirrored has the leading edge of its container on the left until then.
    var path =
      mirrors
      ? inside(around?.mirrored(at: bounds.midX), outline).applying(.mirroring(at: bounds.midX))
      : inside(around, outline)
    let flaws = line.map { path.flaws.union($0.style.flaws) } ?? path.flaws
    if !flaws.isEmpty { node.report(flaws, of: "The shape \(readableName(of: type(of: shape)))") }
    path.translate(by: area.origin)
    return path
  }
}

extension ContainerShape {
  /// Returns the same shape reflected across a vertical line.
  fileprivate func mirrored(at x: CGFloat) -> ContainerShape {
    ContainerShape(outline, frame: frame.applying(.mirroring(at: x)), uses)
  }
}

@MainActor
extension LayoutNode {
  /// Reports errors in a path that the element draws. Each is reported once per view body.
  ///
  /// - Parameter subject: Words that describe the path's owner, for the beginning of a sentence.
  func report(_ flaws: Path.Flaws, of subject: String) {
    for (flaw, sentence) in RuntimeIssue.sentences where flaws.contains(flaw) {
      tree.recordOnce(.pathIsFlawed("\(subject)\(RuntimeIssue.place(of: self)) \(sentence)"))
    }
  }
}

extension RuntimeIssue {
  fileprivate static func pathIsFlawed(_ message: String) -> RuntimeIssue { drawing(message) }

  /// A description of each error, and of the part that is drawn anyway.
  fileprivate static let sentences: [(Path.Flaws, String)] = [
    (.numbers, "has a point, length, angle, or transform that isn't finite. The parts with it aren't drawn."),
    (.corners, "has a corner radius that is negative or not a number. The corner is drawn with a radius of 0."),
    (.lineWidth, "has a line width that is negative or not finite. The line isn't drawn."),
    (
      .dash,
      """
      has dashes that can't be drawn. Each length must be finite and not negative, one must be above 0, and the phase must \
      be finite. The line is drawn without gaps, or from a phase of 0.
      """
    ),
    (.fractions, "is trimmed from or to a number that is NaN. Nothing of it is drawn."),
  ]
}
