internal import CanopyCore
internal import CanopyStyle
internal import CanopyText
internal import Foundation

// Toggles, sliders and progress views.
extension ControlTokens {
  // MARK: Toggle

  struct Toggle: Equatable {
    /// The width of the track. On iOS, it is a little wider than its frame.
    let trackWidth: CGFloat
    let frameWidth: CGFloat
    let height: CGFloat
    let knob: CGSize
    let knobInset: CGFloat
    let knobColor: Color
    let shadow = Shadow(radius: 2, offset: 1)
    /// The color of the track of a switch that is on, without a tint.
    let onColor: Color
    let offColor: Color
    let border: Color?
    let borderWidth: CGFloat = 1
    let labelSpacing: CGFloat = 8
    /// A Boolean value that indicates whether a switch is at the trailing edge of the room for it, away from its label.
    let fillsWidth: Bool
    /// The box of a checkbox, or nil for a symbol that scales with the label.
    let box: Mark?
    /// The distance between a box and its label.
    let boxSpacing: CGFloat
  }

  /// The box of a checkbox, or the circle of a radio button.
  struct Mark: Equatable {
    var size: CGFloat
    /// The corner radius, or nil for a circle.
    let cornerRadius: CGFloat?
    let offColor: Color
    let border: Color?
    let borderWidth: CGFloat = 1
    /// The size of the sign in a mark that is on, and its color.
    var signSize: CGFloat
    let signColor = Color.white
    /// The height of capital letters in the label, on whose middle the mark is centered.
    var capHeight: CGFloat

    /// Returns the mark beside larger or smaller text.
    func scaled(by scale: CGFloat) -> Mark {
      var mark = self
      (mark.size, mark.signSize, mark.capHeight) = (size * scale, signSize * scale, capHeight * scale)
      return mark
    }
  }

  var toggle: Toggle {
    isPhone
      ? Toggle(
        trackWidth: 68, frameWidth: 66, height: 30, knob: CGSize(width: 38, height: 25), knobInset: 2.5,
        knobColor: knobColor, onColor: .green, offColor: Color(uiColor: .secondarySystemFill), border: nil,
        fillsWidth: true, box: nil, boxSpacing: 8)
      : Toggle(
        trackWidth: scaled(54), frameWidth: scaled(54), height: scaled(24), knob: scaled(CGSize(width: 32, height: 20)),
        knobInset: (scaled(24) - scaled(20)) / 2, knobColor: knobColor, onColor: .accentColor, offColor: ink(25),
        border: desktopBorder, fillsWidth: fillsRow, box: checkbox,
        boxSpacing: scaled(5))
  }

  private var checkbox: Mark {
    Mark(
      size: scaled(16), cornerRadius: scaled(5), offColor: ink(25), border: desktopBorder, signSize: scaled(9),
      capHeight: scaled(9))
  }

  // MARK: Slider

  struct Slider: Equatable {
    let knob: CGSize
    let knobColor: Color
    let shadow = Shadow(radius: 3, offset: 2)
    let height: CGFloat
    let thickness: CGFloat
    let trackColor: Color
    let idealWidth: CGFloat = 200
    /// The distance from the knob's center within which a touch grabs the knob.
    let touchRadius: CGFloat = 22
    let tickSize: CGFloat
    /// A Boolean value that indicates whether a slider with steps has a tick at each step.
    let hasTicksAtSteps: Bool
    let labelSpacing: CGFloat = 8
    let tickLabelSpacing: CGFloat = 2
    /// A Boolean value that indicates whether the labels of the bounds are small and secondary.
    let hasSmallBounds: Bool
  }

  var slider: Slider {
    isPhone
      ? Slider(
        knob: CGSize(width: 38, height: 25), knobColor: knobColor, height: 31, thickness: 6,
        trackColor: Color(uiColor: .systemFill), tickSize: 3, hasTicksAtSteps: false, hasSmallBounds: false)
      : Slider(
        knob: scaled(CGSize(width: 22, height: 16)), knobColor: knobColor, height: scaled(16), thickness: scaled(5),
        trackColor: ink(contrast == .increased ? 77 : 25), tickSize: 2, hasTicksAtSteps: true, hasSmallBounds: true)
  }

  // MARK: Progress

  struct Progress: Equatable {
    let barHeight: CGFloat
    /// The height of the row of a bar.
    let barRow: CGFloat
    let barSpacing: CGFloat
    /// The distance above and below the label of a bar, which is as high as a row of a form.
    let barLabelPadding: CGFloat
    let track: Color
    /// The font of the label that describes the value, or nil for that of the label.
    let valueFont: Font?
    let spinnerSize: CGFloat
    let spokes = 8
    /// The opacities of the lightest and the darkest spoke.
    let spokeOpacities = 0.12...0.38
    let spinnerSpacing: CGFloat = 8.43
    /// The duration of one turn, in seconds.
    let turn: TimeInterval = 1
    /// The line of a ring that shows a value, or nil for a spinner that doesn't.
    let ring: Ring?

    struct Ring: Equatable {
      let thickness: CGFloat
      let track: Color
    }

    /// A spoke, and the distance of its center from that of the spinner.
    var spoke: CGSize { CGSize(width: spinnerSize * 0.125, height: spinnerSize * 0.3) }
    var spokeDistance: CGFloat { spinnerSize * 0.35 }
  }

  var progress: Progress {
    if isPhone {
      return Progress(
        barHeight: 4, barRow: 4, barSpacing: 4, barLabelPadding: 1.75,
        track: Color(red: 120 / 255, green: 120 / 255, blue: 125 / 255, opacity: 0.2), valueFont: .caption,
        spinnerSize: step == .large ? 37 : 20, ring: nil)
    }
    let isIncreased = contrast == .increased
    return Progress(
      barHeight: scaled(8), barRow: scaled(20), barSpacing: 0, barLabelPadding: 0, track: ink(isIncreased ? 77 : 15),
      valueFont: nil, spinnerSize: spinnerSize,
      ring: Progress.Ring(thickness: spinnerSize * 5 / 32, track: ink(isIncreased ? 77 : 13)))
  }

  /// The diameter of a spinner on the desktop, which was measured at two sizes. At `mini`, it is that of `small`.
  private var spinnerSize: CGFloat {
    switch size {
    case .mini, .small: 16
    default: scaled(32)
    }
  }
}
