package import Foundation

/// The pattern of an underline or strikethrough.
package enum LinePattern: Sendable {
  case solid, dot, dash, dashDot, dashDotDot

  /// The lengths of parts and gaps in turn, for a line of a thickness; none for an unbroken line.
  package func dashes(thickness: CGFloat) -> [CGFloat] {
    let (dash, dot, gap) = (thickness * 5, thickness * 1.5, thickness * 2)
    return switch self {
    case .solid: []
    case .dot: [dot, gap]
    case .dash: [dash, gap]
    case .dashDot: [dash, gap, dot, gap]
    case .dashDotDot: [dash, gap, dot, gap, dot, gap]
    }
  }
}
