internal import CanopyCore
internal import CanopyStyle
internal import Foundation

// Color pickers.
extension ControlTokens {
  struct ColorWell: Equatable {
    let size: CGSize
    let cornerRadius: CGFloat
    let ground: Color
    /// The distance between the edge of the well and the color.
    let inset: CGFloat
    let swatchRadius: CGFloat
    let labelSpacing: CGFloat = 8
    /// A Boolean value that indicates whether label and well are at opposite edges of the room.
    let fillsWidth: Bool
    let opacity: Double
    let panelWidth: CGFloat
    let panelPadding: CGFloat
    let panelSpacing: CGFloat
    let gridRow: CGFloat
  }

  var colorWell: ColorWell {
    let ground = scheme == .dark ? Color(white: 70 / 255) : Color(white: 230 / 255)
    return isPhone
      ? ColorWell(
        size: CGSize(width: 28, height: 28), cornerRadius: 14, ground: ground, inset: 4, swatchRadius: 10,
        fillsWidth: true, opacity: controlOpacity, panelWidth: 300, panelPadding: 16, panelSpacing: 12, gridRow: 24)
      : ColorWell(
        size: scaled(CGSize(width: 48, height: 24)), cornerRadius: scaled(11), ground: ground, inset: scaled(3),
        swatchRadius: scaled(8), fillsWidth: fillsRow, opacity: isEnabled ? 1 : 0.5, panelWidth: 240, panelPadding: 12,
        panelSpacing: 8, gridRow: 16)
  }
}
