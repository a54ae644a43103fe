internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// An open ring with a mark at the value, around the description of the value. The label or the bounds are in its opening.
struct OpenGaugeRing: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.controlTokens.gauge.ring) private var tokens
  @Environment(\.controlTokens.controlOpacity) private var controlOpacity
  @Environment(\.tint) private var tint

  var body: some View {
    ZStack {
      ring.opacity(controlOpacity)
      configuration.currentValueLabel.modifier(RingValue())
    }
    .frame(width: tokens.size, height: tokens.size)
    .overlay(alignment: .bottom) { opening.font(tokens.labelFont).lineLimit(1) }
  }

  @MainActor private var ring: some View {
    // The mark, the gap on either side of it, and the round end of the ring.
    let gap = Double(tokens.thickness + tokens.markGap) / (arc.radians * Double(tokens.size - tokens.thickness) / 2)
    let style = GaugeTint(tint ?? AnyShapeStyle(.primary), along: .ring(arc))
    return ZStack {
      RingShape(from: 0, to: configuration.value - gap, arc: arc).stroke(style, style: stroke)
      RingShape(from: configuration.value + gap, to: 1, arc: arc).stroke(style, style: stroke)
      RingMark(fraction: configuration.value, size: tokens.thickness, arc: arc).fill(.primary)
    }
    .padding(tokens.thickness / 2)
  }

  private var hasBounds: Bool { configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil }
  private var arc: Angle { .degrees(hasBounds ? tokens.arcWithBounds : tokens.arc) }
  private var stroke: StrokeStyle { StrokeStyle(lineWidth: tokens.thickness, lineCap: .round) }

  @ViewBuilder @MainActor private var opening: some View {
    if hasBounds {
      HStack(spacing: tokens.boundsSpacing) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
    } else {
      configuration.label
    }
  }
}

/// A ring that fills clockwise from the top, around the description of the value, or else around the label.
struct FullGaugeRing: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.controlTokens.gauge.ring) private var tokens
  @Environment(\.controlTokens.controlOpacity) private var controlOpacity
  @Environment(\.tint) private var tint

  var body: some View {
    ZStack {
      ring.opacity(controlOpacity)
      if let value = configuration.currentValueLabel {
        value.modifier(RingValue())
      } else {
        configuration.label.modifier(RingValue())
      }
    }
    .frame(width: tokens.size, height: tokens.size)
  }

  @MainActor private var ring: some View {
    let arc = Angle.degrees(360)
    let stroke = StrokeStyle(lineWidth: tokens.thickness, lineCap: .round)
    return ZStack {
      RingShape(from: 0, to: 1, arc: arc).stroke(tokens.track, style: stroke)
      if configuration.value > 0 {
        RingShape(from: 0, to: configuration.value, arc: arc)
          .stroke(GaugeTint(tint ?? AnyShapeStyle(.primary), along: .ring(arc)), style: stroke)
      }
    }
    .padding(tokens.thickness / 2)
  }
}

/// The text inside a ring, which shrinks to fit.
private struct RingValue: ViewModifier {
  @Environment(\.controlTokens.gauge.ring) private var tokens

  func body(content: Content) -> some View {
    content
      .font(tokens.valueFont)
      .lineLimit(1)
      .minimumScaleFactor(tokens.minScale)
      .frame(maxWidth: tokens.contentWidth)
      .offset(y: tokens.valueOffset)
  }
}

/// A part of a ring that is open at the bottom, clockwise from the lower bound.
private struct RingShape: Shape {
  var from: Double
  var to: Double
  /// The length of the whole ring. A full ring begins at the top.
  let arc: Angle

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(from, to) }
    set { (from, to) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    guard to >= from else { return Path() }
    let start = Angle.gaugeStart(arc)
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
      startAngle: start + arc * from, endAngle: start + arc * to, clockwise: false)
    return path
  }
}

/// The round mark of a value on a ring.
private struct RingMark: Shape {
  var fraction: Double
  let size: CGFloat
  let arc: Angle

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let angle = (Angle.gaugeStart(arc) + arc * fraction).radians
    let radius = min(rect.width, rect.height) / 2
    let center = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
    return Path(ellipseIn: CGRect(x: center.x - size / 2, y: center.y - size / 2, width: size, height: size))
  }
}

extension Angle {
  /// Returns the angle of the lower bound of a ring that is open at the bottom, or at the top if the ring isn't open.
  static func gaugeStart(_ arc: Angle) -> Angle {
    .degrees(arc.degrees < 360 ? 90 + (360 - arc.degrees) / 2 : 270)
  }
}
