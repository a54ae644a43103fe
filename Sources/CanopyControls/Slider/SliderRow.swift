internal import CanopyAccessibility
internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A slider between the labels of its minimum and its maximum value.
struct SliderRow {
  let source: SliderSource
  let fraction: Double
  let marks: SliderMarks
  let label: AnyView
  let minimumValueLabel: AnyView?
  let maximumValueLabel: AnyView?
  let editingChanged: (Bool) -> Void
  @Environment(\.controlTokens.controlOpacity) private var controlOpacity
  @Environment(\.layoutDirection) private var direction
  @Environment(\.sliderThumbVisibility) private var thumb
  @Environment(\.controlTokens.slider) private var dimensions
  @State private var tracking = SliderTracking()
}

extension SliderRow: View {
  var body: some View {
    ControlWithLabel(alignment: .center, isLabeledInRows: false, label: label) { row }
  }

  @MainActor private var row: some View {
    HStack(spacing: dimensions.labelSpacing) {
      bound(minimumValueLabel)
      if marks.labeled.isEmpty {
        track
      } else {
        VStack(spacing: dimensions.tickLabelSpacing) {
          track
          tickLabels
        }
        // Centers the other labels on the track.
        .alignmentGuide(VerticalAlignment.center) { _ in dimensions.height / 2 }
      }
      bound(maximumValueLabel)
    }
  }

  @ViewBuilder @MainActor private func bound(_ label: AnyView?) -> some View {
    if dimensions.hasSmallBounds { label.font(.footnote).foregroundStyle(.secondary) } else { label }
  }

  /// The fractions of the range that have ticks.
  private var ticks: [Double] {
    marks.ticks.isEmpty && dimensions.hasTicksAtSteps ? source.stopFractions : marks.ticks.map(\.fraction)
  }

  @MainActor private var track: some View {
    SliderTrackLayout(dimensions: dimensions, fraction: fraction, neutral: source.neutralFraction) {
      Capsule().fill(dimensions.trackColor)
      Capsule().fill(.tint).opacity(controlOpacity)
      Capsule().fill(dimensions.knobColor)
        .shadow(
          color: .black.opacity(dimensions.shadow.opacity), radius: dimensions.shadow.radius,
          y: dimensions.shadow.offset
        )
        .opacity(thumb == .hidden ? 0 : controlOpacity)
    }
    .background {
      if !ticks.isEmpty {
        SliderTickDots(dimensions: dimensions, fractions: ticks, isMirrored: isMirrored).fill(.secondary)
      }
    }
    .contentShape(Rectangle())
    .gesture(gesture)
    .modifier(AdjustmentKeys(name: "slider", isMirrored: isMirrored, adjust: adjust))
    ._accessibilityControl(
      AccessibilityControl(
        .slider, value: Text(fraction, format: .percent.precision(.fractionLength(0))), adjust: adjust), label: label
    )
    ._accessibilityValue(from: marks.currentValueLabel)
  }

  @MainActor private var tickLabels: some View {
    SliderTickLabels(dimensions: dimensions, fractions: marks.labeled.map(\.fraction)) {
      ForEach(Array(marks.labeled.enumerated()), id: \.offset) { $0.element.label }
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
    .accessibilityHidden(true)
  }

  @MainActor private var gesture: TrackingGesture {
    TrackingGesture { touch in
      if touch.device == .mouse { return .immediately }
      let distance = abs(touch.start.x - dimensions.center(fraction, in: touch.size.width, isMirrored))
      return distance <= dimensions.touchRadius ? .immediately : .byMoving(.horizontal)
    } report: { change in
      switch change {
      case .began(let touch):
        tracking.startFraction = source.fraction
        editingChanged(true)
        // A click on the track moves the knob there. A finger drags the knob from its current position.
        let center = dimensions.center(source.fraction, in: touch.size.width, isMirrored)
        if touch.device == .mouse, abs(touch.start.x - center) > dimensions.knob.width / 2 {
          tracking.startFraction = dimensions.fraction(at: touch.start.x, in: touch.size.width, isMirrored)
          source.set(tracking.startFraction)
        }
        follow(touch)
      case .moved(let touch): follow(touch)
      case .ended(let touch):
        follow(touch)
        editingChanged(false)
      case .cancelled: editingChanged(false)
      case .tapped: break
      }
    }
  }

  /// Changes the value by a step and reports it as a complete edit.
  private func adjust(_ direction: AccessibilityAdjustmentDirection) {
    editingChanged(true)
    source.adjust(up: direction == .increment)
    editingChanged(false)
  }

  private var isMirrored: Bool { direction == .rightToLeft }

  @MainActor private func follow(_ touch: TrackedTouch) {
    let way = touch.size.width - dimensions.knob.width
    guard way > 0, touch.location.x != touch.start.x || source.fraction != tracking.startFraction else { return }
    let distance = (touch.location.x - touch.start.x) / way
    source.set(tracking.startFraction + (isMirrored ? -distance : distance))
  }
}

/// The starting point of a touch that moves a slider's knob.
@MainActor
private final class SliderTracking {
  var startFraction = 0.0

  nonisolated init() {}
}

extension ControlTokens.Slider {
  /// Returns the horizontal center of the knob, from the left edge.
  func center(_ fraction: Double, in width: CGFloat, _ isMirrored: Bool) -> CGFloat {
    let center = knob.width / 2 + fraction * max(width - knob.width, 0)
    return isMirrored ? width - center : center
  }

  /// Returns the fraction that centers the knob at a horizontal position.
  func fraction(at x: CGFloat, in width: CGFloat, _ isMirrored: Bool) -> Double {
    guard width > knob.width else { return 0 }
    return Double((isMirrored ? width - x : x) - knob.width / 2) / Double(width - knob.width)
  }
}

/// Places the track of a slider, its filled part, and the knob.
private struct SliderTrackLayout: Layout {
  let dimensions: ControlTokens.Slider
  let fraction: Double
  /// The fraction at which the filled part of the track starts.
  let neutral: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: max(proposal.width ?? dimensions.idealWidth, dimensions.knob.width), height: dimensions.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 3 else { return }
    let center = bounds.minX + dimensions.center(fraction, in: bounds.width, false)
    func place(_ index: Int, from x: CGFloat, width: CGFloat, height: CGFloat) {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: width, height: height))
    }
    place(0, from: bounds.minX, width: bounds.width, height: dimensions.thickness)
    let start = neutral > 0 ? bounds.minX + dimensions.center(neutral, in: bounds.width, false) : bounds.minX
    place(1, from: min(start, center), width: abs(center - start), height: dimensions.thickness)
    place(2, from: center - dimensions.knob.width / 2, width: dimensions.knob.width, height: dimensions.knob.height)
  }
}
