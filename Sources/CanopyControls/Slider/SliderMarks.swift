internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The parts of a slider other than its value: its ticks, and its description for assistive technologies.
struct SliderMarks {
  /// A tick at a fraction of the range.
  struct Tick {
    let fraction: Double
    let label: AnyView?
  }

  var ticks: [Tick] = []
  /// A view whose text describes the value to assistive technologies, or nil to use a percentage.
  var currentValueLabel: AnyView?

  /// The ticks that have labels.
  var labeled: [Tick] { ticks.filter { $0.label != nil } }
}

/// The dots of a slider's ticks, below its track.
struct SliderTickDots: Shape {
  let dimensions: ControlTokens.Slider
  let fractions: [Double]
  let isMirrored: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let size = dimensions.tickSize
    for fraction in fractions {
      let x = rect.minX + dimensions.center(fraction, in: rect.width, isMirrored)
      path.addEllipse(in: CGRect(x: x - size / 2, y: rect.maxY - size, width: size, height: size))
    }
    return path
  }
}

/// Places the labels of a slider's ticks, each centered below its tick.
struct SliderTickLabels: Layout {
  let dimensions: ControlTokens.Slider
  let fractions: [Double]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: max(proposal.width ?? dimensions.idealWidth, dimensions.knob.width), height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (fraction, label) in zip(fractions, subviews) {
      let center = bounds.minX + dimensions.center(fraction, in: bounds.width, false)
      label.place(at: CGPoint(x: center, y: bounds.minY), anchor: .top, proposal: .unspecified)
    }
  }
}
