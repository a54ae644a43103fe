internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The drawing of redacted content: see `redacted(reason:)`.
extension ElementDrawing {
  /// Returns a bar for each line of a text, as wide as the line.
  func bars(for text: DisplayText, of node: LayoutNode) -> [DisplayItem] {
    node.tree.textEngine.lines(of: text).flatMap { line in
      bar(in: line.insetBy(dx: 0, dy: 0.15 * line.height), of: node)
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
