internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A bar between its bounds, below the label and above the description of the value.
struct GaugeBar: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.controlTokens.gauge) private var tokens
  @Environment(\.controlTokens.label.opacity) private var labelOpacity

  var body: some View {
    VStack(spacing: 0) {
      configuration.label.opacity(labelOpacity).padding(.bottom, tokens.labelSpacing)
      HStack(spacing: tokens.boundsSpacing) {
        configuration.minimumValueLabel
        GaugeLevel(
          fraction: configuration.value, radius: tokens.barRadius, track: tokens.barTrack,
          fill: tokens.barFill.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
        )
        .frame(height: tokens.barHeight)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.padding(.top, tokens.valueSpacing)
    }
    .modifier(ControlFont())
  }
}

/// A thin bar between its bounds, below the label and above the description of the value.
struct ThinGaugeBar: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.controlTokens.gauge.accessoryBar) private var tokens
  @Environment(\.controlTokens.gauge.ring.track) private var track

  var body: some View {
    VStack(alignment: .leading, spacing: tokens.spacing) {
      configuration.label
      HStack(spacing: tokens.spacing) {
        configuration.minimumValueLabel
        GaugeLevel(fraction: configuration.value, radius: nil, track: track, fill: AnyShapeStyle(.primary))
          .frame(height: tokens.height)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
    .modifier(ControlFont())
  }
}

/// A thin bar with a mark at the value. Its labels extend beyond its height.
struct MarkedGaugeBar: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.controlTokens.gauge.accessoryBar) private var tokens
  @Environment(\.controlTokens.controlOpacity) private var controlOpacity
  @Environment(\.tint) private var tint

  var body: some View {
    HStack(spacing: tokens.spacing) {
      leadingLabel
      MarkedBarShape(fraction: configuration.value, gap: tokens.markGap)
        .fill(GaugeTint(tint ?? AnyShapeStyle(.primary), along: .bar))
        .overlay { MarkShape(fraction: configuration.value).fill(.primary) }
        .frame(height: tokens.height)
        .opacity(controlOpacity)
      configuration.maximumValueLabel
    }
    .font(tokens.valueFont)
    .fixedSize(horizontal: false, vertical: true)
    .frame(height: tokens.height)
  }

  /// The description of the lower bound, or else that of the value.
  @ViewBuilder @MainActor private var leadingLabel: some View {
    if let label = configuration.minimumValueLabel { label } else { configuration.currentValueLabel }
  }
}

/// A track with its filled part, in the tint or in the color of the style.
private struct GaugeLevel: View {
  let fraction: Double
  let radius: CGFloat?
  let track: Color
  let fill: AnyShapeStyle
  @Environment(\.tint) private var tint
  @Environment(\.controlTokens.controlOpacity) private var controlOpacity

  var body: some View {
    ControlOutline(radius: radius).fill(track)
      .overlay { LevelShape(fraction: fraction, radius: radius).fill(GaugeTint(tint ?? fill, along: .bar)) }
      .opacity(controlOpacity)
  }
}

/// A bar with a gap around the mark of its value.
private struct MarkedBarShape: Shape {
  var fraction: Double
  let gap: CGFloat

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let mark = MarkShape.frame(fraction, in: rect).insetBy(dx: -gap, dy: 0)
    var path = Path()
    for (start, end) in [(rect.minX, mark.minX), (mark.maxX, rect.maxX)] where end > start {
      let part = CGRect(x: start, y: rect.minY, width: end - start, height: rect.height)
      path.addRoundedRect(in: part, cornerSize: CGSize(width: rect.height / 2, height: rect.height / 2))
    }
    return path
  }
}

/// The mark of a value, which is as wide as its bar is high.
private struct MarkShape: Shape {
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path { Path(ellipseIn: Self.frame(fraction, in: rect)) }

  static func frame(_ fraction: Double, in rect: CGRect) -> CGRect {
    let size = rect.height
    let x = rect.minX + fraction * max(rect.width - size, 0)
    return CGRect(x: x, y: rect.minY, width: size, height: size)
  }
}
