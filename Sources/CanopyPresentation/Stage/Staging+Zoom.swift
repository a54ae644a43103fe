internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

// Presentations that zoom from a source view and back to it.

extension Staging {
  /// The pose of a presentation that is zooming from its source view, or nil if it doesn't zoom.
  ///
  /// A sheet that a person dragged keeps moving in the direction of the drag instead.
  var zoomPose: StagePose? {
    guard !isSettled, !hasBeenDragged, let area = presentation.area, area.width > 0, let zoom = presentation.zoom,
      !zoom.frame.isEmpty
    else { return nil }
    let progress = presence
    let frame = CGRect(
      x: progress._between(zoom.frame.minX, area.minX), y: progress._between(zoom.frame.minY, area.minY),
      width: progress._between(zoom.frame.width, area.width), height: progress._between(zoom.frame.height, area.height))
    let scale = max(frame.width / area.width, frame.height / max(area.height, 1))
    // The upper edge of the content stays at the upper edge of the visible area, because titles are there.
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: frame.midX - scale * area.midX, ty: frame.minY - scale * area.minY)
    let radius = max(progress._between(zoom.shape?.cornerSize.width ?? 0, presentation.ownCornerRadius), 0)
    var shown = frame
    // The lower corners of a sheet move out of the window.
    if form == .sheet { shown.size.height += radius * progress }
    let outline = Path(roundedRect: shown, cornerRadius: radius)
    // The content fades in over the source view during the first part of the motion.
    return StagePose(transform: transform, opacity: Double(min(progress / Self.appearing, 1)), outline: outline)
  }

  /// The fraction of the motion during which the content fades in.
  private static let appearing: CGFloat = 0.3
}

extension Presentation {
  /// Returns the items behind the content of a zooming presentation, in the look that its source requests.
  func zoomBackdrop(in outline: Path, id: UInt32) -> [DisplayItem] {
    guard let zoom else { return [] }
    let context = _PaintContext(environment: presenterEnvironment)
    let isDark = presenterEnvironment.colorScheme == .dark
    func fill(_ color: Color) -> DisplayItem {
      let paint = DrawPaint(color._paint(at: 0, in: context), in: outline.boundingRect, isDark: isDark)
      return DisplayItem(id: id, .fill(DisplayFill(outline, paint)))
    }
    var items: [DisplayItem] = []
    if let shadow = zoom.shadow {
      let look = DisplayShadow(
        DrawColor(shadow.color.resolve(in: presenterEnvironment)), radius: shadow.radius, offset: shadow.offset, .alone)
      items.append(DisplayItem(id: id, .group(DisplayGroup(.shadow(look), [fill(.black)]))))
    }
    if let background = zoom.background { items.append(fill(background)) }
    return items
  }
}

extension CGFloat {
  /// Interpolates between two values, with this value as the fraction.
  fileprivate func _between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * self }
}
