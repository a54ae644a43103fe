internal import CanopyAnimation
package import CanopyCore
package import CanopyDisplay
package import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
package import CanopyStyle
package import Foundation

/// The outline of a control: a rounded rectangle, or a capsule.
package struct ControlOutline: InsettableShape {
  private let radius: CGFloat?
  private var inset: CGFloat = 0

  /// - Parameter radius: The corner radius, or nil for a capsule.
  nonisolated package init(radius: CGFloat?) { self.radius = radius }

  nonisolated package func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    guard let radius else { return Capsule().path(in: rect) }
    return RoundedRectangle(cornerRadius: max(radius - inset, 0)).path(in: rect)
  }

  nonisolated package func inset(by amount: CGFloat) -> ControlOutline {
    var outline = self
    outline.inset += amount
    return outline
  }
}

extension View {
  /// Draws a line along the inside of a control's outline, if there is a color for it.
  nonisolated package func _controlBorder(_ color: Color?, width: CGFloat, in outline: some InsettableShape)
    -> some View
  {
    overlay {
      if let color { outline.strokeBorder(color, lineWidth: width).allowsHitTesting(false) }
    }
  }
}
