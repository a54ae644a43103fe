internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// What stands for content that is not to be read: see `redacted(reason:)`.
extension ElementDrawing {
  /// Returns a bar for each line of a text.
  func bars(for text: DisplayText, of node: LayoutNode) -> [DisplayItem] {
    let (frame, engine) = (text.frame, node.tree.textEngine)
    let measure = engine.measure(text.request, width: frame.width, height: frame.height)
    let count = max(measure.lines, 1)
    let pitch = frame.height / CGFloat(count)
    return (0..<count).flatMap { line in
      let bar = CGRect(
        x: frame.minX, y: frame.minY + CGFloat(line) * pitch + 0.15 * pitch, width: frame.width, height: 0.7 * pitch)
      return self.bar(in: bar, of: node)
    }
  }

  /// Returns a rounded area of a faint foreground.
  func bar(in area: CGRect, of node: LayoutNode) -> [DisplayItem] {
    let environment = node.environment
    let paint = ForegroundStyle().paint(in: environment).multiplyingOpacity(by: 0.18)
    let drawn = DrawPaint(paint, in: area, isDark: environment.colorScheme == .dark)
    if area.width <= 0 || area.height <= 0 || drawn.isInvisible { return [] }
    let path = Path(roundedRect: area.snapped(to: scale), cornerRadius: min(4, area.height / 3))
    return [DisplayItem(id: node.element, .fill(DisplayFill(path, drawn)))]
  }
}
