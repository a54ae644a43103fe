internal import CanopyDrawing
internal import Foundation

extension Symbol {
  /// Which way a symbol fills that shows how much there is of something.
  enum Growth {
    case right, up
    /// From the middle of the lower edge.
    case outwards
  }

  /// nil if a symbol does not show how much there is of anything.
  static func growth(of name: String) -> Growth? {
    growths.first { name == $0.key || name.hasPrefix($0.key + ".") }?.value
  }

  private static let growths: [(key: String, value: Growth)] = [
    ("wifi", .outwards), ("antenna.radiowaves.left.and.right", .outwards), ("dot.radiowaves.up.forward", .outwards),
    ("thermometer", .up), ("aqi", .up), ("humidity", .up), ("cellularbars", .right), ("speaker.wave.1", .right),
    ("speaker.wave.2", .right), ("speaker.wave.3", .right), ("speaker", .right), ("chart.bar", .right),
    ("ellipsis", .right), ("waveform", .right), ("wave.3.right", .right), ("person.3", .right), ("rays", .right),
  ]
}

extension [DisplayItem] {
  /// The items of a symbol in a frame, of which a part is full and the rest is faint.
  func filled(to value: Double, _ growth: Symbol.Growth, in frame: CGRect, of id: ElementIndex) -> [DisplayItem] {
    let value = CGFloat(Swift.max(0, Swift.min(1, value.isNaN ? 0 : value)))
    let faint = faded(to: 0.3)
    if value == 0 { return faint }
    if value == 1 { return self }
    let area: Path
    switch growth {
    case .right: area = Path(CGRect(x: frame.minX, y: frame.minY, width: frame.width * value, height: frame.height))
    case .up:
      area = Path(
        CGRect(
          x: frame.minX, y: frame.maxY - frame.height * value, width: frame.width, height: frame.height * value))
    case .outwards:
      let radius = frame.height * value
      area = Path(
        ellipseIn: CGRect(x: frame.midX - radius, y: frame.maxY - radius, width: 2 * radius, height: 2 * radius))
    }
    return faint + grouped(.clip(area, FillStyle()), of: id)
  }
}
