internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

// Text fields and pickers.
extension ControlTokens {
  // MARK: Text field

  /// The dimensions of the text of a field.
  struct Field: Equatable {
    let caretWidth: CGFloat = 2
    /// The height of a field in addition to each of its lines.
    let lineExtra: CGFloat
    /// The distance from the baseline to the line below text that is being composed, and the thickness of the line.
    let underlineOffset: CGFloat = 2
    let underlineThickness: CGFloat = 1
    /// The length by which letters may extend beyond a field of one line, above and below.
    let overhang: CGFloat = 4
  }

  var field: Field { Field(lineExtra: isPhone ? 1.5 : 0) }

  /// The frame around a field.
  struct FieldFrame: Equatable {
    let padding: EdgeInsets
    let squarePadding = EdgeInsets(top: 3, leading: 4, bottom: 3, trailing: 4)
    let squareBorderWidth: CGFloat = 1
    /// A Boolean value that indicates whether a square border differs from a rounded one.
    let hasSquareBorder: Bool
    /// The least height of a field with a rounded border.
    let height: CGFloat
    let cornerRadius: CGFloat
    let fill: Color
    let border: Color
    let borderWidth: CGFloat
    /// The length by which the border extends beyond the field.
    let borderOutset: CGFloat
    /// The opacities of the text and of the frame.
    let textOpacity: Double
    let opacity: Double
  }

  var fieldFrame: FieldFrame {
    let isIncreased = contrast == .increased
    if isPhone {
      return FieldFrame(
        padding: EdgeInsets(top: 4, leading: 7.5, bottom: 4, trailing: 7.5), hasSquareBorder: true, height: 34,
        cornerRadius: 4, fill: Color(uiColor: .systemBackground), border: .primary.opacity(isIncreased ? 0.6 : 0.2),
        borderWidth: 0.5, borderOutset: 0, textOpacity: controlOpacity, opacity: controlOpacity)
    }
    let (x, y) = (scaled(6), scaled(4))
    return FieldFrame(
      padding: EdgeInsets(top: y, leading: x, bottom: y, trailing: x), hasSquareBorder: false, height: desktopHeight,
      cornerRadius: scaled(5), fill: scheme == .dark ? Color(white: 30 / 255) : .white,
      border: desktopBorder ?? (scheme == .dark ? Color(white: 128 / 255, opacity: 22 / 255) : ink(23)), borderWidth: 1,
      borderOutset: 1, textOpacity: label.opacity, opacity: isEnabled ? 1 : 192 / 255)
  }

  // MARK: Text editor

  /// The dimensions of a text editor. The distances are those that were measured in text views of iOS 26 and macOS 26.
  struct Editor: Equatable {
    /// The distance from the edges to the text.
    let padding: EdgeInsets
    let fill: Color
    let cornerRadius: CGFloat
    let border: Color
    let borderWidth: CGFloat
  }

  var editor: Editor {
    let frame = fieldFrame
    let y: CGFloat = isPhone ? 8 : 0
    return Editor(
      padding: EdgeInsets(top: y, leading: 5, bottom: y, trailing: 5), fill: frame.fill, cornerRadius: isPhone ? 12 : 6,
      border: frame.border, borderWidth: frame.borderWidth)
  }

  // MARK: Picker

  struct Picker: Equatable {
    let menuPadding: EdgeInsets
    /// The size of the shape behind the value of a menu, and its color; nil for no shape.
    let menuShape: MenuShape?
    let chevronWidth: CGFloat
    let chevronSpacing: CGFloat
    let rowHeight: CGFloat
    let rowSpacing: CGFloat = 0
    let checkmarkSpacing: CGFloat = 12
    /// A Boolean value that indicates whether an inline picker consists of radio buttons instead of rows with checkmarks.
    let isRadioGroup: Bool
    /// The padding above and below the header and the footer of a section.
    let captionPadding: CGFloat = 8
    let segments: Segments

    /// A box that is as wide as the widest option.
    struct MenuShape: Equatable {
      let height: CGFloat
      let cornerRadius: CGFloat
      let fill: Color
      let valueColor: Color
      let border: Color?
      let borderWidth: CGFloat = 1
    }

    struct Segments: Equatable {
      let height: CGFloat
      let inset: CGFloat
      /// The corner radius of the row and of the selected segment, or nil for capsules.
      let cornerRadius: CGFloat?
      let fill: Color
      let border: Color?
      let pillFill: Color
      let pillInset: CGFloat
      let font: Font
      let weight: Font.Weight
      let selectedWeight: Font.Weight
      /// A Boolean value that indicates whether the segments divide the room for them, or are as wide as the widest of them.
      let fillsWidth: Bool
      /// The color of the line between two segments that aren't selected, or nil for none.
      let divider: Color?
      let dividerWidth: CGFloat = 1
      let dividerInset: CGFloat
    }
  }

  var picker: Picker { isPhone ? phonePicker : desktopPicker }

  private var phonePicker: Picker {
    let isDark = scheme == .dark
    return Picker(
      menuPadding: EdgeInsets(top: 9.75, leading: 13.5, bottom: 9.75, trailing: 13.5), menuShape: nil, chevronWidth: 9,
      chevronSpacing: 4, rowHeight: 44, isRadioGroup: false,
      segments: Picker.Segments(
        height: 31, inset: 8, cornerRadius: nil,
        fill: isDark
          ? Color(red: 117 / 255, green: 117 / 255, blue: 130 / 255, opacity: 0.24)
          : Color(white: 0, opacity: 31 / 255), border: nil,
        pillFill: isDark ? Color(red: 191 / 255, green: 191 / 255, blue: 204 / 255, opacity: 0.47) : .white,
        pillInset: 2, font: .system(size: 13), weight: .medium, selectedWeight: .semibold, fillsWidth: true,
        divider: nil,
        dividerInset: 0))
  }

  private var desktopPicker: Picker {
    // The chevrons are centered 12 points from the end, as in a menu, and the whole is 59.5 wider than an option.
    let (edge, chevron) = (scaled(12), scaled(7))
    let end = edge - chevron / 2
    return Picker(
      menuPadding: EdgeInsets(top: scaled(4), leading: edge, bottom: scaled(4), trailing: end),
      menuShape: Picker.MenuShape(
        height: desktopHeight, cornerRadius: scaled(6), fill: ink(isEnabled ? 20 : 10),
        valueColor: isEnabled ? .primary : ink(contrast == .increased ? 128 : 73), border: desktopBorder),
      chevronWidth: chevron, chevronSpacing: scaled(59.5) - edge - chevron - end,
      rowHeight: 24,
      isRadioGroup: true,
      segments: Picker.Segments(
        height: desktopHeight, inset: scaled(21) / 2, cornerRadius: scaled(6), fill: ink(20), border: desktopBorder,
        pillFill: ink(50), pillInset: 0, font: button.font, weight: .regular, selectedWeight: .regular,
        fillsWidth: false, divider: ink(43), dividerInset: scaled(6)))
  }
}
