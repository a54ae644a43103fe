internal import CanopyCore
internal import CanopyDrawing
internal import CanopyStyle
internal import Foundation

/// The tint of a gauge. A gradient follows the gauge from its lower bound to its upper one, instead of running from the top to
/// the bottom.
struct GaugeTint: ShapeStyle {
  enum Path {
    case bar
    case ring(Angle)
  }

  private let base: AnyShapeStyle
  private let path: Path

  init(_ base: AnyShapeStyle, along path: Path) { (self.base, self.path) = (base, path) }

  func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    var paint = base._paint(at: level, in: context)
    guard case .gradient(let gradient) = paint.kind, gradient.geometry == .linear(from: .top, to: .bottom) else {
      return paint
    }
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    paint.kind = .gradient(along(path, isMirrored ? gradient.reversed : gradient, isMirrored))
    return paint
  }

  private func along(_ path: Path, _ gradient: GradientPaint, _ isMirrored: Bool) -> GradientPaint {
    var gradient = gradient
    switch path {
    case .bar: gradient.geometry = .linear(from: .leading, to: .trailing)
    case .ring(let arc):
      // The mirror image of the ring ends where the ring begins.
      let start = isMirrored ? .degrees(180) - .gaugeStart(arc) - arc : Angle.gaugeStart(arc)
      gradient.geometry = .angular(center: .center, from: start, to: start + arc)
    }
    return gradient
  }
}

extension GradientPaint {
  /// The gradient from its end to its start.
  fileprivate var reversed: GradientPaint {
    var gradient = self
    gradient.stops = stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) }
    return gradient
  }
}
