internal import CanopyCore
internal import CanopyStyle
internal import CanopyText
internal import Foundation

// Radio buttons and group boxes.
extension ControlTokens {
  // MARK: Radio button

  /// The dimensions of radio buttons with the default size of text.
  struct Radio: Equatable {
    let diameter: CGFloat
    let dotDiameter: CGFloat
    /// The distance from the center of the mark down to the baseline of its label: half the height of a capital letter.
    let centerHeight: CGFloat
    let labelSpacing: CGFloat
    /// The distance between rows, and between columns if the options are side by side.
    let rowSpacing: CGFloat
    let columnSpacing: CGFloat = 16
    let minRowHeight: CGFloat
    let rowPadding: CGFloat
    /// The font of the label where the app doesn't set one.
    let font: Font?
    let fill: Color
    let border: Color?
    let borderWidth: CGFloat = 1
    let pickerLabelSpacing: CGFloat = 8
  }

  var radio: Radio {
    let fill = scheme == .dark ? Color(white: 1, opacity: 0.15) : Color(white: 0, opacity: 25 / 255)
    func desktopRadio(fontSize: CGFloat) -> Radio {
      Radio(
        diameter: scaled(16), dotDiameter: scaled(5), centerHeight: fontSize * 0.346, labelSpacing: scaled(5),
        rowSpacing: scaled(6),
        minRowHeight: 0, rowPadding: 0, font: .system(size: fontSize), fill: fill, border: desktopBorder)
    }
    if isPhone {
      let dimensions: (diameter: CGFloat, dot: CGFloat, height: CGFloat, font: Font?) =
        switch step {
        case .small: (18, 7, 36, .subheadline)
        case .regular: (22, 8, 44, nil)
        case .large: (26, 10, 52, nil)
        }
      return Radio(
        diameter: dimensions.diameter, dotDiameter: dimensions.dot, centerHeight: 6, labelSpacing: 8, rowSpacing: 0,
        minRowHeight: dimensions.height, rowPadding: 4, font: dimensions.font, fill: fill, border: nil)
    }
    // Only the regular size has been measured.
    return switch step {
    case .small: desktopRadio(fontSize: 11)
    case .regular, .large: desktopRadio(fontSize: 13)
    }
  }

  // MARK: Group box

  struct GroupBox: Equatable {
    let padding: CGFloat
    let cornerRadius: CGFloat
    let isLabelInside: Bool
    let labelFont: Font
    let labelInset: CGFloat = 10
    let labelSpacing: CGFloat
    /// The fill of a box, and of a box inside such a box.
    let fill: Color
    let nestedFill: Color
  }

  var groupBox: GroupBox {
    if isPhone {
      return GroupBox(
        padding: 16, cornerRadius: 8, isLabelInside: true, labelFont: .headline, labelSpacing: 8,
        fill: Color(uiColor: .secondarySystemBackground), nestedFill: Color(uiColor: .tertiarySystemBackground))
    }
    // The fill lets through what is behind it, so nested boxes are darker.
    let fill = scheme == .dark ? Color(white: 1, opacity: 8 / 255) : Color(white: 0, opacity: 8 / 255)
    return GroupBox(
      padding: 5, cornerRadius: 12, isLabelInside: false, labelFont: .system(size: 11), labelSpacing: 3, fill: fill,
      nestedFill: fill)
  }
}
