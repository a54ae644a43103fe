internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
public import CanopyStyle
internal import Foundation

extension GraphicsContext {
  /// Draws a line of a text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run of a text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }

  /// Draws letters of a text.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    emit(slice.run.text.items(of: slice.letters, slice.run.run, options, id: surface.id))
  }
}

extension ElementDrawing {
  /// Returns the items of a text that an app draws.
  @MainActor
  func items(of text: Text, in frame: CGRect, _ node: LayoutNode, drawnBy rendering: any DrawnTextRendering)
    -> [DisplayItem]
  {
    let typeset = TypesetText(text, size: frame.size, node, self)
    var context = GraphicsContext(CanvasScene(node: node, size: frame.size, scale: scale))
    rendering.draw(Text.Layout(text: typeset, isTruncated: node.isTruncated(text, in: frame.size)), in: &context)
    let there = DisplayGroup.Effect.transform(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    return context.recording.items._grouped(there, of: node.element)
  }
}

extension LayoutNode {
  fileprivate func isTruncated(_ text: Text, in size: CGSize) -> Bool {
    tree.textEngine.measure(request(for: text), width: size.width, height: size.height).isTruncated
  }
}
