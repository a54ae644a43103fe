internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The parts of a slider beside its value: ticks, and what assistive technologies say.
struct SliderMarks {
  /// A tick at a fraction of the range.
  struct Tick {
    let fraction: Double
    let label: AnyView?
  }

  var ticks: [Tick] = []
  /// A view whose texts are the value for assistive technologies; nil for the percentage.
  var currentValueLabel: AnyView?

  /// The ticks that have labels.
  var labeled: [Tick] { ticks.filter { $0.label != nil } }
}

/// The dots of a slider's ticks, below its track.
struct SliderTickDots: Shape {
  let fractions: [Double]
  let isMirrored: Bool

  private static let size: CGFloat = 3

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for fraction in fractions {
      let x = rect.minX + SliderTrack.center(fraction, in: rect.width, isMirrored)
      path.addEllipse(in: CGRect(x: x - Self.size / 2, y: rect.maxY - Self.size, width: Self.size, height: Self.size))
    }
    return path
  }
}

/// Places the labels of a slider's ticks, each centered below its tick.
struct SliderTickLabels: Layout {
  let fractions: [Double]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: max(proposal.width ?? 200, SliderTrack.knob), height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (fraction, label) in zip(fractions, subviews) {
      let center = bounds.minX + SliderTrack.center(fraction, in: bounds.width, false)
      label.place(at: CGPoint(x: center, y: bounds.minY), anchor: .top, proposal: .unspecified)
    }
  }
}
