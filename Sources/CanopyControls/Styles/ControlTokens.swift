package import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
package import CanopyStyle
internal import CanopyText
package import Foundation

/// A family of dimensions of controls.
package enum ControlIdiom {
  /// Controls for fingers, as on iOS.
  case phone
  /// Smaller controls for a pointer, as on macOS.
  case desktop
}

/// The dimensions, fonts and colors of controls in one environment. Edit this file to change the theme.
///
/// A control reads its own group in the environment, such as `\.controlTokens.button`. The idiom, the size, the contrast and the color scheme
/// are those of its place, and a change of one of them updates only the controls whose group it changes.
package struct ControlTokens {
  let idiom: ControlIdiom
  let size: ControlSize
  let contrast: ColorSchemeContrast
  let scheme: ColorScheme
  let isEnabled: Bool

  private var isPhone: Bool { idiom == .phone }

  /// The sizes that differ. `mini` is as `small`, and `extraLarge` as `large`.
  private enum Step { case small, regular, large }

  private var step: Step {
    switch size {
    case .mini, .small: .small
    case .large, .extraLarge: .large
    default: .regular
    }
  }

  // MARK: Button

  struct Button: Equatable {
    let font: Font
    let padding: CGSize
    let cornerRadius: CGFloat
    /// The width of the content of a circle.
    let circleContent: CGFloat
    /// The opacity of a pressed button with a shape, and of one without.
    let pressedOpacity = 0.75
    let pressedBorderlessOpacity = 0.2
    /// The opacity of the fill of a bordered button in a color.
    let tintedFillOpacity = 0.15

    /// The horizontal padding in a circle.
    var circlePadding: CGFloat { padding.height }
    var circleWidth: CGFloat { circlePadding * 2 + circleContent }
  }

  var button: Button {
    switch idiom {
    case .phone:
      switch step {
      case .small: phoneButton(.subheadline, CGSize(width: 10, height: 5), cornerRadius: 8)
      case .regular: phoneButton(.body, CGSize(width: 12, height: 7), cornerRadius: 8)
      case .large: phoneButton(.body, CGSize(width: 20, height: 15), cornerRadius: 12)
      }
    case .desktop:
      // Only the regular size has been measured.
      switch step {
      case .small: desktopButton(fontSize: 11, CGSize(width: 8, height: 2))
      case .regular: desktopButton(fontSize: 13, CGSize(width: 12, height: 4))
      case .large: desktopButton(fontSize: 13, CGSize(width: 12, height: 8))
      }
    }
  }

  private func phoneButton(_ font: Font, _ padding: CGSize, cornerRadius: CGFloat) -> Button {
    Button(font: font, padding: padding, cornerRadius: cornerRadius, circleContent: 20)
  }

  private func desktopButton(fontSize: CGFloat, _ padding: CGSize) -> Button {
    Button(font: .system(size: fontSize), padding: padding, cornerRadius: 6, circleContent: 16)
  }

  // MARK: Label, Toggle

  /// The opacity of a control that doesn't consist of text. It is lower while the control is disabled.
  var controlOpacity: Double { isEnabled ? 1 : 0.5 }

  /// The distance between the icon and the title of a label.
  var labelSpacing: CGFloat { isPhone ? 8 : 5 }

  struct Toggle: Equatable {
    /// The width of the track. On iOS, it is a little wider than its frame.
    let trackWidth: CGFloat
    let frameWidth: CGFloat
    let height: CGFloat
    let knob: CGSize
    let knobInset: CGFloat
    let labelSpacing: CGFloat = 8
    /// The distance between a box and its label.
    let boxSpacing: CGFloat
  }

  var toggle: Toggle {
    isPhone
      ? Toggle(
        trackWidth: 68, frameWidth: 66, height: 30, knob: CGSize(width: 38, height: 25), knobInset: 2.5, boxSpacing: 8)
      : Toggle(
        trackWidth: 54, frameWidth: 54, height: 24, knob: CGSize(width: 32, height: 20), knobInset: 2, boxSpacing: 5)
  }

  // MARK: Slider

  struct Slider: Equatable {
    let knob: CGSize
    let height: CGFloat
    let thickness: CGFloat
    let idealWidth: CGFloat = 200
    /// The distance from the knob's center within which a touch grabs the knob.
    let touchRadius: CGFloat = 22
    let tickSize: CGFloat
    let labelSpacing: CGFloat = 8
    let tickLabelSpacing: CGFloat = 2
  }

  var slider: Slider {
    isPhone
      ? Slider(knob: CGSize(width: 38, height: 25), height: 31, thickness: 6, tickSize: 3)
      : Slider(knob: CGSize(width: 22, height: 16), height: 16, thickness: 5, tickSize: 2)
  }

  // MARK: Text field

  struct Field: Equatable {
    let roundedPadding: EdgeInsets
    let squarePadding = EdgeInsets(top: 3, leading: 4, bottom: 3, trailing: 4)
    /// The least height of a field with a rounded border.
    let roundedHeight: CGFloat
    let cornerRadius: CGFloat
    let borderOpacity: Double
    let caretWidth: CGFloat = 2
    /// The height of a field in addition to each of its lines.
    let lineExtra: CGFloat
  }

  var field: Field {
    let opacity = contrast == .increased ? 0.6 : 0.2
    return isPhone
      ? Field(
        roundedPadding: EdgeInsets(top: 4, leading: 7.5, bottom: 4, trailing: 7.5), roundedHeight: 34, cornerRadius: 4,
        borderOpacity: opacity, lineExtra: 1.5)
      : Field(
        roundedPadding: EdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6), roundedHeight: 24, cornerRadius: 5,
        borderOpacity: opacity, lineExtra: 0)
  }

  // MARK: Picker

  struct Picker: Equatable {
    let menuPadding: EdgeInsets
    let chevronWidth: CGFloat
    let chevronSpacing: CGFloat = 4
    let rowHeight: CGFloat
    let rowSpacing: CGFloat = 0
    let checkmarkSpacing: CGFloat = 12
    let segmentsHeight: CGFloat
    let segmentInset: CGFloat
    let segmentsFill: Color
    let pillFill: Color
    let pillInset: CGFloat = 2
  }

  var picker: Picker {
    let isDark = scheme == .dark
    let fill =
      isDark
      ? Color(red: 117 / 255, green: 117 / 255, blue: 130 / 255, opacity: 0.24) : Color(white: 0, opacity: 31 / 255)
    let pill: Color = isDark ? Color(red: 191 / 255, green: 191 / 255, blue: 204 / 255, opacity: 0.47) : .white
    return isPhone
      ? Picker(
        menuPadding: EdgeInsets(top: 9.75, leading: 13.5, bottom: 9.75, trailing: 13.5), chevronWidth: 9, rowHeight: 44,
        segmentsHeight: 31, segmentInset: 8, segmentsFill: fill, pillFill: pill)
      : Picker(
        menuPadding: EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12), chevronWidth: 7, rowHeight: 24,
        segmentsHeight: 24, segmentInset: 10.5, segmentsFill: fill, pillFill: pill)
  }

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
    let pickerLabelSpacing: CGFloat = 8
  }

  var radio: Radio {
    let fill = scheme == .dark ? Color(white: 1, opacity: 0.15) : Color(white: 0, opacity: 25 / 255)
    func desktopRadio(fontSize: CGFloat, diameter: CGFloat, dotDiameter: CGFloat) -> Radio {
      Radio(
        diameter: diameter, dotDiameter: dotDiameter, centerHeight: fontSize * 0.346, labelSpacing: 5, rowSpacing: 6,
        minRowHeight: 0, rowPadding: 0, font: .system(size: fontSize), fill: fill)
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
        minRowHeight: dimensions.height, rowPadding: 4, font: dimensions.font, fill: fill)
    }
    // Only the regular size has been measured.
    return switch step {
    case .small: desktopRadio(fontSize: 11, diameter: 14, dotDiameter: 4)
    case .regular: desktopRadio(fontSize: 13, diameter: 16, dotDiameter: 5)
    case .large: desktopRadio(fontSize: 13, diameter: 18, dotDiameter: 6)
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

  // MARK: Progress

  struct Progress: Equatable {
    let barHeight: CGFloat = 4
    let barSpacing: CGFloat = 4
    /// The distance above and below the label of a bar, which is as high as a row of a form.
    let barLabelPadding: CGFloat
    let track = Color(red: 120 / 255, green: 120 / 255, blue: 125 / 255, opacity: 0.2)
    let spinnerSize: CGFloat = 20
    let spokes = 8
    /// The opacities of the lightest and the darkest spoke.
    let spokeOpacities = 0.12...0.38
    let spinnerSpacing: CGFloat = 8.43
    /// The duration of one turn, in seconds.
    let turn: TimeInterval = 1
  }

  var progress: Progress { Progress(barLabelPadding: isPhone ? 1.75 : 0) }

  // MARK: Alert

  /// The dimensions of the cards of an alert or a dialog.
  package struct Question: Equatable {
    package let width: CGFloat = 270
    /// The width with the largest letters.
    package let largeTypeWidth: CGFloat = 358
    package let cornerRadius: CGFloat = 14
    package let cardSpacing: CGFloat = 8
    /// The distances of the text from the edges of its card.
    package let textPadding = EdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
    package let sheetTextPadding = EdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16)
    package let iconSpacing: CGFloat = 10
    package let lineSpacing: CGFloat = 3
    /// The distance above the fields, and above the switch that suppresses the alert.
    package let partSpacing: CGFloat = 14
    package let fieldPadding = EdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)
    package let fieldRadius: CGFloat = 7
    package let rowPadding = EdgeInsets(top: 11, leading: 12, bottom: 11, trailing: 12)
    /// The minimum height of a button, and of one in a dialog at the lower edge of the window.
    package let rowHeight: CGFloat = 44
    package let sheetRowHeight: CGFloat = 57
  }

  package var question: Question { Question() }
}

extension EnvironmentValues {
  /// The family of the dimensions of controls.
  @Entry package var controlIdiom: ControlIdiom = .phone

  /// The dimensions, fonts and colors of controls in this place.
  package var controlTokens: ControlTokens {
    ControlTokens(
      idiom: controlIdiom, size: controlSize, contrast: colorSchemeContrast, scheme: colorScheme, isEnabled: isEnabled)
  }
}
