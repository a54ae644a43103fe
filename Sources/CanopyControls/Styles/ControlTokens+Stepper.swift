internal import CanopyCore
internal import CanopyStyle
internal import CanopyText
internal import Foundation

extension ControlTokens {
  /// The dimensions and colors of steppers.
  struct Stepper: Equatable {
    /// A Boolean value that indicates whether the halves are one above the other, with chevrons instead of a plus and a minus.
    let isVertical: Bool
    let size: CGSize
    /// The size of the shape behind the halves.
    let shape: CGSize
    /// The corner radius of the shape, or nil for a capsule.
    let cornerRadius: CGFloat?
    let fill: Color
    let border: Color?
    let borderWidth: CGFloat = 1
    let divider: Color
    let dividerThickness: CGFloat = 1
    let dividerLength: CGFloat
    /// The width of a plus, a minus or a chevron.
    let glyph: CGFloat
    let glyphColor: Color
    /// The opacities of a glyph in a pressed half, and in a half that can't change the value any further.
    let pressedOpacity = 0.4
    let endOpacity: Double
    let labelSpacing: CGFloat = 8
    /// A Boolean value that indicates whether the halves are at the trailing edge of the room for them, away from the label.
    let fillsWidth: Bool
    /// The width of the field with the formatted value, or nil for a text.
    let fieldWidth: CGFloat?
    /// The time after which a press repeats, and the time between two repetitions.
    let repeatDelay: TimeInterval = 0.5
    let repeatInterval: TimeInterval = 0.1
  }

  var stepper: Stepper { isPhone ? phoneStepper : desktopStepper }

  private var phoneStepper: Stepper {
    Stepper(
      isVertical: false, size: CGSize(width: 94, height: 32), shape: CGSize(width: 93, height: 28), cornerRadius: nil,
      fill: scheme == .dark ? Color(uiColor: .tertiarySystemFill) : ink(isEnabled ? 11 : 12), border: nil,
      divider: ink(75), dividerLength: 16, glyph: 13, glyphColor: ink(isEnabled ? 218 : 65), endOpacity: 0.3,
      fillsWidth: true, fieldWidth: nil)
  }

  private var desktopStepper: Stepper {
    verticalStepper(CGSize(width: 20, height: 26), cornerRadius: 5, dividerLength: 12, glyph: 7)
  }

  /// The stepper beside a field for dates.
  var dateStepper: Stepper {
    verticalStepper(CGSize(width: 12.5, height: 20), cornerRadius: 4, dividerLength: 8, glyph: 5)
  }

  private func verticalStepper(
    _ size: CGSize, cornerRadius: CGFloat, dividerLength: CGFloat, glyph: CGFloat
  ) -> Stepper {
    Stepper(
      isVertical: true, size: scaled(size), shape: scaled(size), cornerRadius: scaled(cornerRadius),
      fill: ink(isEnabled ? 20 : 10), border: desktopBorder, divider: ink(43), dividerLength: scaled(dividerLength),
      glyph: scaled(glyph),
      glyphColor: ink(isEnabled ? 137 : 132), endOpacity: 0.4, fillsWidth: fillsRow, fieldWidth: scaled(60))
  }
}
