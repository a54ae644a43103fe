internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

extension Presentation {
  /// Returns the display list of the presentation: its content on its card, with the presentation's color scheme.
  ///
  /// - Parameters:
  ///   - front: The presentation in front of this one, or nil if this one is frontmost.
  ///   - marks: Display list parts to draw above the content, such as a focus ring.
  func displayList(scale: CGFloat, behind front: Presentation?, marks: [DisplayList.Part]) -> DisplayList {
    guard let area = shownArea, let element = elements.first else { return [] }
    let content = picture?.list ?? content(scale: scale, marks)
    var list = form.hasCard ? DisplayList(card(in: area, with: content, id: element)) : content
    if let front = front?.staging, front.recession > 0, form == .sheet || form == .cover {
      list = front.poseBehind(area, movedUpBy: form == .sheet ? Self.rise : 0).applied(to: list, id: element)
    }
    guard let pose = staging?.pose else { return list }
    list = pose.applied(to: list, id: element)
    guard let outline = pose.outline else { return list }
    let backdrop = DisplayList(zoomBackdrop(in: outline, id: element))
    return DisplayList(parts: [backdrop, list].enumerated().map(Staging.part))
  }

  /// The distance by which a sheet extends above the sheet in front of it.
  private static let rise: CGFloat = 8

  /// Returns a card that contains the content.
  private func card(in area: CGRect, with content: DisplayList, id: ElementIndex) -> [DisplayItem] {
    let environment = environment
    let outline = outline(in: area)
    let style = backgroundStyle?._paint(at: 0, in: _PaintContext(environment: environment))
    let usual: DrawPaint? = hasBackgroundView ? nil : .color(environment.windowBackground(isInFront: form != .cover))
    let fill = style.map { DrawPaint($0, in: area, isDark: environment.colorScheme == .dark) } ?? usual
    var items: [DisplayItem] = []
    // A custom background can be transparent, or cover only part of the card.
    let isVisible = fill.map { $0 != .color(.clear) } ?? false
    if isVisible, form == .popover || form == .sheet && dimming == 0 {
      let shadow = DisplayShadow(
        DrawColor(red: 0, green: 0, blue: 0, opacity: 0.18), radius: 12, offset: CGSize(width: 0, height: 4), .alone)
      let black = DrawPaint.color(DrawColor(red: 0, green: 0, blue: 0))
      let card = DisplayItem(id: id, .fill(DisplayFill(outline, black)))
      items.append(DisplayItem(id: id, .group(DisplayGroup(.shadow(shadow), [card]))))
    }
    if let fill { items.append(DisplayItem(id: id, .fill(DisplayFill(outline, fill)))) }
    items.append(DisplayItem(id: id, .group(DisplayGroup(.clip(outline, FillStyle()), content))))
    if form != .cover, isVisible { items.append(edge(in: area, id: id)) }
    if form == .sheet, showsDragIndicator { items.append(dragIndicator(in: area, id: id)) }
    return items
  }

  /// Returns the outline of the card. A sheet's outline continues below the window, because people can drag the sheet up.
  ///
  /// - Parameter margin: The distance by which a sheet's outline extends beyond its sides.
  func outline(in area: CGRect, margin: CGFloat = 0) -> Path {
    switch form {
    case .cover: return Path(area)
    case .sheet:
      let radius = cornerRadius ?? Self.sheetRadius
      let rect = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height + radius + area.height)
      return Path(roundedRect: rect.insetBy(dx: -margin, dy: 0), cornerRadius: radius)
    case .popover:
      if var popover = staging?.popover {
        popover.frame = area
        return popover.outline(cornerRadius: popoverRadius)
      }
      fallthrough
    case .card, .alert, .choice: return Path(roundedRect: area, cornerRadius: cornerRadius ?? Self.cardRadius)
    }
  }

  /// The corner radius of a card at rest, or 0 for a cover.
  var ownCornerRadius: CGFloat {
    form == .cover ? 0 : cornerRadius ?? (form == .sheet ? Self.sheetRadius : Self.cardRadius)
  }

  private static let sheetRadius: CGFloat = 16
  private static let cardRadius: CGFloat = 14

  /// Returns the thin line that sets off a card from dark content behind it. A sheet has no line at its sides, because nothing
  /// is behind it there.
  private func edge(in area: CGRect, id: ElementIndex) -> DisplayItem {
    let environment = environment
    let isStrong = environment.colorSchemeContrast == .increased
    let color = Color(uiColor: .separator).opacity(isStrong ? 1 : environment.colorScheme == .dark ? 0.6 : 0.25)
    let paint = DrawPaint(
      color._paint(at: 0, in: _PaintContext(environment: environment)), in: area,
      isDark: environment.colorScheme == .dark)
    let line = StrokeStyle(lineWidth: isStrong ? 1 : environment.pixelLength)
    let outline = outline(in: area, margin: line.lineWidth / 2)
    return DisplayItem(id: id, .fill(DisplayFill(outline, paint, stroke: line)))
  }

  private var showsDragIndicator: Bool { showsDragIndicator(upTo: staging?.greatestDetent ?? 0) }

  private func dragIndicator(in area: CGRect, id: ElementIndex) -> DisplayItem {
    let environment = environment
    let rect = Self.dragIndicatorFrame(in: area)
    let color = Color(uiColor: .tertiaryLabel)._paint(at: 0, in: _PaintContext(environment: environment))
    let paint = DrawPaint(color, in: rect, isDark: environment.colorScheme == .dark)
    return DisplayItem(id: id, .fill(DisplayFill(Path(roundedRect: rect, cornerRadius: 2.5), paint)))
  }

  /// Returns the indicator's frame, relative to the frame of a sheet.
  static func dragIndicatorFrame(in area: CGRect) -> CGRect {
    CGRect(x: area.midX - 18, y: area.minY + 5, width: 36, height: 5)
  }

  // MARK: Dimming

  /// Returns the black layer that dims everything behind the presentation in a window, or nil if it doesn't dim.
  func dimmed(_ window: CGSize) -> DisplayList? {
    let opacity = dimming
    guard opacity > 0 else { return nil }
    let color = DrawColor(red: 0, green: 0, blue: 0, opacity: Float(opacity))
    return [
      DisplayItem(
        id: element, .fill(DisplayFill(Path(CGRect(origin: .zero, size: window)), .color(color))))
    ]
  }

  /// The opacity of the dimming layer.
  private var dimming: Double { ownDimming * Double(staging?.leavingAround?.presence ?? 1) }

  private var ownDimming: Double {
    let environment = presenter.environment
    let full = environment.colorScheme == .dark ? 0.48 : 0.2
    switch form {
    case .popover: return 0
    case .cover: return 0
    case .card, .alert, .choice: return allowsInteractionBehind ? 0 : full * Double(staging?.presence ?? 1)
    case .sheet: return full * dimmingOfSheet
    }
  }

  /// The fraction of full dimming behind a sheet, from 0 to 1. It is 0 while people can interact with the views there.
  private var dimmingOfSheet: Double {
    guard let staging else { return 1 }
    guard let limit = undimmedHeight(upTo: staging.greatestDetent) else { return Double(staging.presence) }
    let undimmed = limit + coveredHeight
    let next = staging.stops.detents.first { $0 > undimmed + 0.5 }
    guard let next, next > undimmed else { return 0 }
    return Double(min(max((staging.level - undimmed) / (next - undimmed), 0), 1))
  }
}

extension EnvironmentValues {
  /// The color behind everything in a window.
  ///
  /// - Parameter isInFront: A Boolean value that indicates whether the color is for content in front of the window. In dark
  ///   mode, it is slightly lighter there.
  func windowBackground(isInFront: Bool = false) -> DrawColor {
    let level = isInFront && colorScheme == .dark ? 1 : 0
    return DrawColor(BackgroundStyle()._paint(at: level, in: _PaintContext(environment: self)).color)
  }
}
