package import CanopyDrawing
package import Foundation

/// Something that is done to a view when it is drawn, without any difference to the layout.
package enum RenderEffect: Equatable, Sendable {
  case offset(CGSize)
  case scale(CGSize, anchor: UnitPoint)
  case rotation(Angle, anchor: UnitPoint)
  case transform(CGAffineTransform)
  case opacity(Double)
  case blur(radius: CGFloat, isOpaque: Bool)
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(Angle)
}

extension RenderEffect {
  /// Where it takes the points of a view of a size; nil if they stay where they are.
  func transform(in size: CGSize) -> CGAffineTransform? {
    switch self {
    case .offset(let offset): CGAffineTransform(translationX: offset.width, y: offset.height)
    case .scale(let scale, let anchor):
      CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, in: CGRect(origin: .zero, size: size))
    case .rotation(let angle, let anchor):
      CGAffineTransform(rotationAngle: angle.radians).around(anchor, in: CGRect(origin: .zero, size: size))
    case .transform(let transform): transform
    default: nil
    }
  }
}

extension [RenderEffect] {
  /// Where all of them, one after the other, take the points of a view of a size; nil if they stay where they are.
  func transform(in size: CGSize) -> CGAffineTransform? {
    var result: CGAffineTransform?
    for effect in self {
      guard let next = effect.transform(in: size) else { continue }
      result = result?.concatenating(next) ?? next
    }
    return result
  }
}
