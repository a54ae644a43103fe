package import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The dimensions, fonts, colors and shapes of controls in one environment. Edit this table to change the theme.
///
/// A control reads its own group in the environment, such as `\.controlTokens.button`. The idiom, the size, the contrast and the color
/// scheme are those of its place, and a change of one of them updates only the controls whose group it changes.
///
/// The dimensions are those that were measured on iOS 26 for the phone, and on macOS 26 for the desktop. Where macOS was measured at the
/// regular size only, the dimension follows the height of a bordered button at other sizes: see ``scaled(_:)``.
package struct ControlTokens {
  let idiom: InterfaceIdiom
  let size: ControlSize
  let contrast: ColorSchemeContrast
  let scheme: ColorScheme
  let isEnabled: Bool
  /// A Boolean value that indicates whether a control fills a row of a list or a form, with its label at the other edge.
  var fillsRow = false
  /// A Boolean value that indicates whether controls begin at one guide, behind their labels.
  var startsColumn = false

  var isPhone: Bool { idiom == .phone }

  // MARK: Sizes

  /// The sizes that differ on the phone. `mini` is as `small`, and `extraLarge` as `large`.
  enum Step { case small, regular, large }

  var step: Step {
    switch size {
    case .mini, .small: .small
    case .large, .extraLarge: .large
    default: .regular
    }
  }

  /// The height of a bordered button on the desktop.
  ///
  /// At the regular size, macOS 26.2 has 24 points. The other sizes differ from it as in macOS 26.6, whose buttons have 13, 16, 20 and 28
  /// points. An extra large button is as high as a large one.
  var desktopHeight: CGFloat {
    switch size {
    case .mini: 17
    case .small: 20
    case .large, .extraLarge: 32
    default: 24
    }
  }

  /// Returns a dimension of the desktop at the size of the place, from the dimension at the regular size. It is rounded to half a point.
  func scaled(_ regular: CGFloat) -> CGFloat { (regular * desktopHeight / 24 * 2).rounded() / 2 }

  func scaled(_ regular: CGSize) -> CGSize { CGSize(width: scaled(regular.width), height: scaled(regular.height)) }

  /// The font of text in a control of the desktop. The smallest is that of the smallest text style.
  private var desktopFont: Font {
    switch size {
    case .mini: .footnote
    case .small: .subheadline
    default: .body
    }
  }

  // MARK: Colors

  /// Returns the color of a part of a control on the desktop: black, or white in the dark scheme, with an opacity from 0 to 255.
  func ink(_ opacity: Double) -> Color { Color(white: scheme == .dark ? 1 : 0, opacity: opacity / 255) }

  /// The color of the line around a control on the desktop that has none otherwise, or nil for no line. Increased contrast adds it.
  var desktopBorder: Color? { contrast == .increased ? ink(153) : nil }

  /// The color of a knob.
  var knobColor: Color { isPhone || scheme == .light ? .white : Color(white: 1, opacity: 222 / 255) }

  /// A shadow below a knob.
  struct Shadow: Equatable {
    let opacity = 0.2
    let radius: CGFloat
    let offset: CGFloat
  }

  // MARK: Button

  struct Button: Equatable {
    let font: Font
    let padding: CGSize
    /// The minimum height of a button with a shape.
    let height: CGFloat
    /// A Boolean value that indicates whether a bordered button is a capsule unless the app chooses a shape.
    let isCapsule: Bool
    let cornerRadius: CGFloat
    /// The width of the content of a circle.
    let circleContent: CGFloat
    let fill: Color
    /// The color of a line around the shape, or nil for none.
    let border: Color?
    let borderWidth: CGFloat = 1
    /// A Boolean value that indicates whether the label of a bordered button has the tint of the app without one that is set.
    let isLabelTinted: Bool
    /// The opacities of the label of a disabled button: with a light fill or without one, with a fill in a color, and in the plain style.
    let disabledOpacity: Double
    let disabledProminentOpacity: Double
    let disabledPlainOpacity = 0.5
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
      Button(
        font: desktopFont, padding: scaled(CGSize(width: 12, height: 4)), height: desktopHeight,
        isCapsule: false, cornerRadius: scaled(6), circleContent: scaled(16), fill: ink(20),
        border: desktopBorder, isLabelTinted: false, disabledOpacity: disabledOpacity(0.3),
        disabledProminentOpacity: disabledOpacity(0.3))
    }
  }

  private func phoneButton(_ font: Font, _ padding: CGSize, cornerRadius: CGFloat) -> Button {
    Button(
      font: font, padding: padding, height: 0, isCapsule: true, cornerRadius: cornerRadius, circleContent: 20,
      fill: Color(uiColor: .secondarySystemFill), border: nil, isLabelTinted: true,
      disabledOpacity: disabledOpacity(0.24), disabledProminentOpacity: disabledOpacity(0.17))
  }

  /// Returns the opacity of a disabled label. Increased contrast makes it at least a half.
  private func disabledOpacity(_ standard: Double) -> Double { contrast == .increased ? max(standard, 0.5) : standard }

  // MARK: Label, Link

  /// The opacity of a control that doesn't consist of text. It is lower while the control is disabled.
  var controlOpacity: Double { isEnabled ? 1 : 0.5 }

  /// The distance between the icon and the title of a label.
  var labelSpacing: CGFloat { 8 }

  /// The look of the texts of a label after the first.
  struct Subtitle: Equatable {
    let spacing: CGFloat = 2
    let font: Font = .footnote
  }

  var subtitle: Subtitle { Subtitle() }

  /// The label beside a control.
  struct Label: Equatable {
    /// The font unless the app chooses one, or nil for that of other text.
    let font: Font?
    /// A Boolean value that indicates whether sliders and pickers show their labels outside of forms.
    let isShown: Bool
    /// A Boolean value that indicates whether label and control are at opposite edges of the room.
    let fillsRow: Bool
    /// A Boolean value that indicates whether controls begin at the guide `formColumn`.
    let startsColumn: Bool
    /// The height that switches, steppers and values take up in a row, which they may exceed; nil for all of it.
    let controlHeight: CGFloat?
    /// The distance between the label and the control.
    let spacing: CGFloat = 8
    /// The opacity of the label, which is lower while the control is disabled.
    let opacity: Double
  }

  var label: Label {
    isPhone
      ? Label(
        font: nil, isShown: false, fillsRow: fillsRow, startsColumn: startsColumn,
        controlHeight: fillsRow ? 20.5 : nil, opacity: 1)
      : Label(
        font: desktopFont, isShown: true, fillsRow: fillsRow, startsColumn: startsColumn,
        controlHeight: fillsRow ? 16 : nil,
        opacity: isEnabled ? 1 : disabledOpacity(0.3))
  }

  struct Link: Equatable {
    /// The color of the label, or nil for that of a button.
    let color: Color?
    let opacity: Double
  }

  var link: Link {
    if isPhone { return Link(color: nil, opacity: 1) }
    let color =
      scheme == .dark
      ? Color(red: 65 / 255, green: 156 / 255, blue: 255 / 255) : Color(red: 0, green: 104 / 255, blue: 218 / 255)
    return Link(color: color, opacity: isEnabled ? 1 : 0.5)
  }
}

extension EnvironmentValues {
  /// The dimensions, fonts, colors and shapes of controls in this place.
  package var controlTokens: ControlTokens {
    ControlTokens(
      idiom: interfaceIdiom, size: controlSize, contrast: colorSchemeContrast, scheme: colorScheme,
      isEnabled: isEnabled, fillsRow: controlsFillRows, startsColumn: controlsStartColumn)
  }

  /// A Boolean value that indicates whether controls fill the rows of a list or a form.
  @Entry package var controlsFillRows = false

  /// A Boolean value that indicates whether controls begin at one guide, behind their labels. See `HorizontalAlignment.formColumn`.
  @Entry package var controlsStartColumn = false
}
