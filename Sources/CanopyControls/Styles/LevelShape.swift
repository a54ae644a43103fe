internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyLayout
internal import Foundation

/// The filled part of a bar that shows a value.
struct LevelShape: Shape {
  var fraction: Double
  /// The corner radius of the bar, or nil for a capsule.
  let radius: CGFloat?

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    if fraction <= 0 { return Path() }
    // Round ends can't be narrower than they are high.
    let least = min(radius.map { $0 * 2 } ?? rect.height, rect.height)
    let width = min(max(rect.width * fraction, least), rect.width)
    return ControlOutline(radius: radius)
      .path(in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
  }
}
