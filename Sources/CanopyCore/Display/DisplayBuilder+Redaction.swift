internal import CanopyDrawing
internal import Foundation

/// What stands for content that is not to be read: see `redacted(reason:)`.
extension DisplayBuilder {
  /// A bar for each line of a text.
  func addBars(for text: DisplayText, of node: LayoutNode, to items: inout [DisplayItem]) {
    let (frame, engine) = (text.frame, node.tree.textEngine)
    let measure = engine.measure(text.request, width: frame.width, height: frame.height)
    let count = max(measure.lines, 1)
    let pitch = frame.height / CGFloat(count)
    for line in 0..<count {
      let bar = CGRect(
        x: frame.minX, y: frame.minY + CGFloat(line) * pitch + 0.15 * pitch, width: frame.width, height: 0.7 * pitch)
      addBar(in: bar, of: node, to: &items)
    }
  }

  /// A rounded area of a faint foreground.
  func addBar(in area: CGRect, of node: LayoutNode, to items: inout [DisplayItem]) {
    let environment = node.environment
    let paint = ForegroundStyle().paint(in: environment).multiplyingOpacity(by: 0.18)
    let drawn = DrawPaint(paint, in: area, isDark: environment.colorScheme == .dark)
    if area.width <= 0 || area.height <= 0 || drawn.isInvisible { return }
    let path = Path(roundedRect: area.snapped(to: scale), cornerRadius: min(4, area.height / 3))
    items.append(DisplayItem(id: node.element, .fill(DisplayFill(path, drawn))))
  }
}
