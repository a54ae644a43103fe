internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

extension Presentation {
  /// Returns the display list in a window of a given size: the dimmed area behind it, and its content on a card in its own color
  /// scheme.
  func displayList(in window: CGSize, scale: CGFloat) -> DisplayList {
    guard let area, let element = elements.first else { return [] }
    let dim = DrawColor(red: 0, green: 0, blue: 0, opacity: 0.2)
    let card = Path(roundedRect: area, cornerRadius: cornerRadius ?? 10)
    let environment = environment
    let style = backgroundStyle?._paint(at: 0, in: _PaintContext(environment: environment))
    let fill =
      style.map { DrawPaint($0, in: area, isDark: environment.colorScheme == .dark) }
      ?? .color(environment.windowBackground(isInFront: true))
    let content = DisplayList(
      parts: elements.map { DisplayList.Part(id: $0, DisplayBuilder.list(of: LayoutNode($0), scale: scale)) })
    return [
      DisplayItem(id: element, .fill(DisplayFill(Path(CGRect(origin: .zero, size: window)), .color(dim)))),
      DisplayItem(id: element, .fill(DisplayFill(card, fill))),
      DisplayItem(id: element, .group(DisplayGroup(.clip(card, FillStyle()), content))),
    ]
  }
}

extension EnvironmentValues {
  /// The color behind everything in a window.
  ///
  /// - Parameter isInFront: A Boolean value that indicates whether it is in front of the window: in the dark it is a little
  ///   lighter there.
  func windowBackground(isInFront: Bool = false) -> DrawColor {
    let level = isInFront && colorScheme == .dark ? 1 : 0
    return DrawColor(BackgroundStyle()._paint(at: level, in: _PaintContext(environment: self)).color)
  }
}
