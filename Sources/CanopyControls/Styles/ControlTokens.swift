internal import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The dimensions, fonts and colors of controls, for the surroundings of a control. A theme is this file.
///
/// A control reads its own group in the environment, such as `\.controlTokens.button`. The size, the contrast and the color scheme are those
/// of its place, and a change of one of them updates only the controls whose group it changes.
struct ControlTokens {
  let size: ControlSize
  let contrast: ColorSchemeContrast
  let scheme: ColorScheme
  let isEnabled: Bool

  private var isSmall: Bool { size == .mini || size == .small }
  private var isLarge: Bool { size == .large || size == .extraLarge }

  // MARK: Button

  struct Button: Equatable {
    let font: Font
    let padding: CGSize
    /// The horizontal padding in a circle.
    let circlePadding: CGFloat
    let circleWidth: CGFloat
    let cornerRadius: CGFloat
    /// The opacity of a pressed button with a shape, and of one without.
    let pressedOpacity = 0.75
    let pressedBorderlessOpacity = 0.2
    /// The opacity of the fill of a bordered button in a color.
    let tintedFillOpacity = 0.15
  }

  var button: Button {
    let height: CGFloat = isSmall ? 5 : isLarge ? 15 : 7
    return Button(
      font: isSmall ? .subheadline : .body,
      padding: CGSize(width: isSmall ? 10 : isLarge ? 20 : 12, height: height), circlePadding: height,
      circleWidth: height * 2 + 20, cornerRadius: isLarge ? 12 : 8)
  }

  // MARK: Label, Toggle

  /// The opacity of a control that isn't a text, which is paler while it is disabled.
  var controlOpacity: Double { isEnabled ? 1 : 0.5 }

  /// The distance between the icon and the title of a label.
  var labelSpacing: CGFloat { 8 }

  struct Toggle: Equatable {
    /// As on Apple's systems, the track is a little wider than its frame.
    let trackWidth: CGFloat = 68
    let frameWidth: CGFloat = 66
    let height: CGFloat = 30
    let knob = CGSize(width: 38, height: 25)
    let knobInset: CGFloat = 2.5
    let labelSpacing: CGFloat = 8
  }

  var toggle: Toggle { Toggle() }

  // MARK: Slider

  struct Slider: Equatable {
    let knob = CGSize(width: 38, height: 25)
    let height: CGFloat = 31
    let thickness: CGFloat = 6
    let idealWidth: CGFloat = 200
    /// The distance from the center of the knob at which a finger still holds it.
    let touchRadius: CGFloat = 22
    let tickSize: CGFloat = 3
    let labelSpacing: CGFloat = 8
    let tickLabelSpacing: CGFloat = 2
  }

  var slider: Slider { Slider() }

  // MARK: Text field

  struct Field: Equatable {
    let roundedPadding = EdgeInsets(top: 4, leading: 7.5, bottom: 4, trailing: 7.5)
    let squarePadding = EdgeInsets(top: 3, leading: 4, bottom: 3, trailing: 4)
    let cornerRadius: CGFloat = 4
    let borderOpacity: Double
  }

  var field: Field { Field(borderOpacity: contrast == .increased ? 0.6 : 0.2) }

  // MARK: Picker

  struct Picker: Equatable {
    let menuPadding = EdgeInsets(top: 9.75, leading: 13.5, bottom: 9.75, trailing: 13.5)
    let chevronWidth: CGFloat = 9
    let chevronSpacing: CGFloat = 4
    let rowHeight: CGFloat = 44
    let rowSpacing: CGFloat = 0
    let checkmarkSpacing: CGFloat = 12
    let segmentsHeight: CGFloat = 31
    let segmentInset: CGFloat = 8
    let segmentsFill: Color
    let pillFill: Color
    let pillInset: CGFloat = 2
  }

  var picker: Picker {
    let isDark = scheme == .dark
    return Picker(
      segmentsFill: isDark
        ? Color(red: 117 / 255, green: 117 / 255, blue: 130 / 255, opacity: 0.24) : Color(white: 0, opacity: 31 / 255),
      pillFill: isDark
        ? Color(red: 191 / 255, green: 191 / 255, blue: 204 / 255, opacity: 0.47) : .white)
  }

  // MARK: Progress

  struct Progress: Equatable {
    let barHeight: CGFloat = 4
    let barSpacing: CGFloat = 4
    /// The distance above and below the label of a bar, which is as high as a row of a form.
    let barLabelPadding: CGFloat = 1.75
    let track = Color(red: 120 / 255, green: 120 / 255, blue: 125 / 255, opacity: 0.2)
    let spinnerSize: CGFloat = 20
    let spokes = 8
    /// The opacities of the lightest and the darkest spoke.
    let spokeOpacities = 0.12...0.38
    let spinnerSpacing: CGFloat = 8.43
    /// The time of a turn.
    let turn: TimeInterval = 1
  }

  var progress: Progress { Progress() }
}

extension EnvironmentValues {
  /// The dimensions, fonts and colors of controls in this place.
  var controlTokens: ControlTokens {
    ControlTokens(size: controlSize, contrast: colorSchemeContrast, scheme: colorScheme, isEnabled: isEnabled)
  }
}
