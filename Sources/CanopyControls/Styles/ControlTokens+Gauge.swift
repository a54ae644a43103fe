internal import CanopyCore
internal import CanopyStyle
internal import CanopyText
internal import Foundation

extension ControlTokens {
  /// The dimensions, fonts and colors of gauges.
  struct Gauge: Equatable {
    let barHeight: CGFloat
    /// The corner radius of a bar, or nil for a capsule.
    let barRadius: CGFloat?
    let barTrack: Color
    /// The color of the filled part of a bar without a tint, or nil for the accent color.
    let barFill: Color?
    /// The distances between a bar and its label, the description of its value, and those of its bounds.
    let labelSpacing: CGFloat
    let valueSpacing: CGFloat
    let boundsSpacing: CGFloat = 8
    let ring: Ring
    let accessoryBar: AccessoryBar

    /// The dimensions of a gauge that is round.
    struct Ring: Equatable {
      let size: CGFloat
      let thickness: CGFloat
      let track: Color
      /// The length of an open ring in degrees, without and with descriptions of the bounds.
      let arc: Double = 270
      let arcWithBounds: Double = 242
      /// The distance between the mark of the value and the ring.
      let markGap: CGFloat
      let valueFont: Font
      let valueOffset: CGFloat = -1
      let labelFont: Font
      /// The distance between the descriptions of the bounds.
      let boundsSpacing: CGFloat
      /// The width of the text inside the ring.
      let contentWidth: CGFloat
      /// The least scale of text that is too wide.
      let minScale: CGFloat = 0.4
    }

    /// The dimensions of a thin gauge.
    struct AccessoryBar: Equatable {
      let height: CGFloat
      let spacing: CGFloat
      let valueFont: Font
      let markGap: CGFloat
    }
  }

  var gauge: Gauge {
    let ring = Gauge.Ring(
      size: accessory(58), thickness: accessory(6), track: ink(76), markGap: accessory(2),
      valueFont: .system(size: accessory(24), weight: .medium), labelFont: .system(size: accessory(11)),
      boundsSpacing: accessory(8), contentWidth: accessory(40))
    let bar = Gauge.AccessoryBar(
      height: accessory(8), spacing: accessory(6), valueFont: .system(size: accessory(17), weight: .semibold),
      markGap: accessory(2))
    return isPhone
      ? Gauge(
        barHeight: 6, barRadius: nil, barTrack: progress.track, barFill: nil, labelSpacing: 6, valueSpacing: 4,
        ring: ring,
        accessoryBar: bar)
      : Gauge(
        barHeight: scaled(16), barRadius: 1.5, barTrack: ink(contrast == .increased ? 77 : 18), barFill: .green,
        labelSpacing: 8.15, valueSpacing: 4.74, ring: ring, accessoryBar: bar)
  }

  /// Returns a dimension of an accessory. On the phone, all sizes have the same.
  private func accessory(_ regular: CGFloat) -> CGFloat { isPhone ? regular : scaled(regular) }
}
