internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The drawing of a scroll view in front of its content: the indicators, and the refresh spinner.
@MainActor
struct ScrollOverlay {
  private let container: ScrollContainer
  private let node: LayoutNode
  private let frame: CGRect

  /// Returns the items in front of the content of a scroll view in a frame.
  static func items(of node: LayoutNode, in frame: CGRect) -> [DisplayItem] {
    guard let container = node.ownScrollContainer else { return [] }
    let overlay = ScrollOverlay(container: container, node: node, frame: frame)
    return overlay.spinner + overlay.bars
  }

  private var color: DrawColor {
    let light: Float = node.environment.colorScheme == .dark ? 1 : 0
    return DrawColor(red: light, green: light, blue: light)
  }

  private func fill(_ path: Path, opacity: Double) -> DisplayItem {
    var color = color
    color.opacity = Float(opacity)
    return DisplayItem(id: node.element, .fill(DisplayFill(path, .color(color))))
  }

  // MARK: Indicators

  private var bars: [DisplayItem] {
    let axes = container.indicatedAxes
    if axes.isEmpty { return [] }
    var items: [DisplayItem] = []
    if axes.contains(.vertical), let rect = verticalBar(hasOther: axes.contains(.horizontal)) {
      items.append(bar(rect))
    }
    if axes.contains(.horizontal), let rect = horizontalBar(hasOther: axes.contains(.vertical)) {
      items.append(bar(rect))
    }
    return items
  }

  private func bar(_ rect: CGRect) -> DisplayItem {
    let path = Path(roundedRect: rect, cornerRadius: ScrollIndicatorBar.thickness / 2, style: .circular)
    return fill(path, opacity: 0.35 * container.indicators.opacity)
  }

  private var isMirrored: Bool { node.surroundings.mirrors }

  /// The space that the other bar occupies at the end.
  private func corner(_ hasOther: Bool) -> CGFloat {
    hasOther ? ScrollIndicatorBar.thickness + ScrollIndicatorBar.inset : 0
  }

  private func verticalBar(hasOther: Bool) -> CGRect? {
    let margins = container.indicatorMargins
    guard
      let bar = ScrollIndicatorBar(
        offset: container.offset.y - container.least.y, most: container.most.y - container.least.y,
        visible: frame.height,
        margins: (margins.top, margins.bottom + corner(hasOther)))
    else { return nil }
    let inset = ScrollIndicatorBar.inset + margins.trailing
    let x = isMirrored ? frame.minX + inset : frame.maxX - inset - ScrollIndicatorBar.thickness
    return CGRect(x: x, y: frame.minY + bar.start, width: ScrollIndicatorBar.thickness, height: bar.length)
  }

  private func horizontalBar(hasOther: Bool) -> CGRect? {
    let margins = container.indicatorMargins
    guard
      let bar = ScrollIndicatorBar(
        offset: container.offset.x, most: container.most.x, visible: frame.width,
        margins: (margins.leading, margins.trailing + corner(hasOther)))
    else { return nil }
    let x = isMirrored ? frame.maxX - bar.start - bar.length : frame.minX + bar.start
    let y = frame.maxY - ScrollIndicatorBar.inset - margins.bottom - ScrollIndicatorBar.thickness
    return CGRect(x: x, y: y, width: bar.length, height: ScrollIndicatorBar.thickness)
  }

  // MARK: The spinner

  /// The bars of the spinner, in the space above the content. While a person pulls the content, they appear one after the
  /// other.
  private var spinner: [DisplayItem] {
    guard let pull = container.pull, container.offset.y < 0 else { return [] }
    let bars = ScrollRefresh.bars
    let center = CGPoint(x: frame.midX, y: frame.minY + min(-container.offset.y, 60) / 2)
    let step = container.spinnerStep
    return (0..<bars).compactMap { index in
      let isThere = Double(index) < pull * Double(bars)
      guard isThere else { return nil }
      // The bars after the darkest one become lighter.
      let age = (step - index + bars) % bars
      let opacity = container.refresh.isRunning ? 0.55 - 0.45 * Double(age) / Double(bars - 1) : 0.55
      let shape = Path(
        roundedRect: CGRect(x: -1.25, y: -10, width: 2.5, height: 5.5), cornerRadius: 1.25, style: .circular)
      let turned = shape.applying(CGAffineTransform(rotationAngle: 2 * .pi * Double(index) / Double(bars)))
      return fill(turned.applying(CGAffineTransform(translationX: center.x, y: center.y)), opacity: opacity)
    }
  }
}
