internal import CanopyCore
internal import CanopyStyle
internal import CanopyText
internal import Foundation

// Radio buttons and group boxes.
extension ControlTokens {
  // MARK: Radio button

  /// The dimensions of radio buttons with the default size of text.
  struct Radio: Equatable {
    let mark: Mark
    let labelSpacing: CGFloat
    /// The distance between rows, and between columns if the options are side by side.
    let rowSpacing: CGFloat
    let columnSpacing: CGFloat = 16
    let minRowHeight: CGFloat
    let rowPadding: CGFloat
    /// The font of the label where the app doesn't set one.
    let font: Font?
    let pickerLabelSpacing: CGFloat = 8
  }

  var radio: Radio {
    if isPhone {
      return switch step {
      case .small: phoneRadio(diameter: 18, dot: 7, height: 36, font: .subheadline)
      case .regular: phoneRadio(diameter: 22, dot: 8, height: 44, font: nil)
      case .large: phoneRadio(diameter: 26, dot: 10, height: 52, font: nil)
      }
    }
    let fontSize: CGFloat = step == .small ? 11 : 13
    return Radio(
      mark: radioMark(scaled(16), dot: scaled(5), capHeight: fontSize * 0.692, border: desktopBorder),
      labelSpacing: scaled(5), rowSpacing: scaled(6), minRowHeight: 0, rowPadding: 0, font: .system(size: fontSize))
  }

  private func phoneRadio(diameter: CGFloat, dot: CGFloat, height: CGFloat, font: Font?) -> Radio {
    Radio(
      mark: radioMark(diameter, dot: dot, capHeight: 12, border: nil), labelSpacing: 8, rowSpacing: 0,
      minRowHeight: height, rowPadding: 4, font: font)
  }

  private func radioMark(_ diameter: CGFloat, dot: CGFloat, capHeight: CGFloat, border: Color?) -> Mark {
    Mark(
      size: diameter, cornerRadius: nil, offColor: scheme == .dark ? Color(white: 1, opacity: 0.15) : ink(25),
      border: border, signSize: dot, capHeight: capHeight)
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
    return GroupBox(
      padding: 5, cornerRadius: 12, isLabelInside: false, labelFont: .system(size: 11), labelSpacing: 3, fill: ink(8),
      nestedFill: ink(8))
  }
}
