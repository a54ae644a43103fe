package import CanopyDrawing
package import CanopyStyle
internal import Foundation

/// An adjustment of all colors of a view by an amount.
package enum ColorAdjustment: Equatable, Sendable {
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case hueRotation(Angle)
  case inversion
  case luminanceToAlpha

  package var matrix: ColorMatrix {
    switch self {
    case .brightness(let amount): .brightness(amount)
    case .contrast(let amount): .contrast(amount)
    case .saturation(let amount): .saturation(amount)
    case .hueRotation(let angle): .hueRotation(angle.radians)
    case .inversion: .inversion
    case .luminanceToAlpha: .luminanceToAlpha
    }
  }
}
