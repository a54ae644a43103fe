internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

extension Presentation {
  /// Returns the frame in which the content is laid out, for a window of the given size.
  func area(in window: CGSize) -> CGRect {
    switch form {
    case .cover: return CGRect(origin: .zero, size: window)
    case .sheet:
      let height = staging?.contentHeight ?? restingHeight(in: window)
      return CGRect(x: 0, y: window.height - height, width: window.width, height: height)
    case .popover: return staging?.popover?.frame ?? .zero
    case .card:
      let room = room(in: window, margin: Self.margin)
      return centered(cardSize(upTo: room.size), in: window, inside: room)
    case .alert:
      let room = room(in: window, margin: Self.margin)
      return centered(size(upTo: room.size, proposing: ProposedViewSize(room.size)), in: window, inside: room)
    case .choice:
      let room = room(in: window, margin: Self.choiceMargin)
      var area = centered(size(upTo: room.size, proposing: ProposedViewSize(room.size)), in: window, inside: room)
      area.origin.y = room.maxY - area.height
      return area
    }
  }

  private static let margin: CGFloat = 16
  private static let choiceMargin: CGFloat = 8

  /// The insets of the window.
  private var insets: RootInsets.Insets { staging?.windowInsets ?? RootInsets.Insets() }

  /// The parts of the frame that the content's layout excludes, unless the content ignores the safe area.
  var contentInsets: RootInsets.Insets {
    var insets = insets
    switch form {
    case .cover: break
    case .sheet: insets.container.top = 0
    case .card, .popover, .alert, .choice: insets = RootInsets.Insets()
    }
    return insets
  }

  /// Returns the uncovered part of a window, with a margin at the edges.
  private func room(in window: CGSize, margin: CGFloat) -> CGRect {
    let (insets, isMirrored) = (insets.all, presenterEnvironment.layoutDirection == .rightToLeft)
    let left = max(isMirrored ? insets.trailing : insets.leading, margin)
    let right = max(isMirrored ? insets.leading : insets.trailing, margin)
    let (top, bottom) = (max(insets.top, margin), max(insets.bottom, margin))
    return CGRect(
      x: left, y: top, width: max(window.width - left - right, 0), height: max(window.height - top - bottom, 0))
  }

  /// Returns a frame centered in a window, above the keyboard. It has whole coordinates, which keep thin lines sharp.
  private func centered(_ size: CGSize, in window: CGSize, inside room: CGRect) -> CGRect {
    func middle(_ length: CGFloat, _ whole: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      max(min(((whole - length) / 2).rounded(), end - length), start)
    }
    return CGRect(
      x: middle(size.width, window.width, room.minX, room.maxX),
      y: middle(size.height, window.height - insets.keyboard, room.minY, room.maxY), width: size.width,
      height: size.height)
  }

  /// Returns the size of the content for an available size.
  ///
  /// - Parameters:
  ///   - room: The maximum size.
  ///   - proposal: The size to propose, or nil for the one from the presentation's sizing.
  private func size(upTo room: CGSize, proposing proposal: ProposedViewSize? = nil) -> CGSize {
    let size = measure(proposal ?? proposedSize(in: room, now: area?.size, measure))
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }

  private func measure(_ proposal: ProposedViewSize) -> CGSize {
    GroupLayout.shared.sizeThatFits(proposal, LayoutNode(element))
  }

  /// Returns the size of a sheet in a wide window: the size of a form or a similar default, or larger to fit the content.
  private func cardSize(upTo room: CGSize) -> CGSize {
    let sizing = ownSizing ?? .form
    let proposal = proposedSize(in: room, now: area?.size, by: sizing, measure)
    let size = size(upTo: room, proposing: proposal)
    guard sizing is any UsualPresentationSizing else { return size }
    return CGSize(
      width: min(max(size.width, proposal.width ?? 0), room.width),
      height: min(max(size.height, proposal.height ?? 0), room.height))
  }

  // MARK: Popovers

  /// The corner radius of a popover.
  var popoverRadius: CGFloat { cornerRadius ?? PopoverGeometry.cornerRadius }

  /// Returns the position of a popover in a window.
  ///
  /// - Parameter current: The popover's current position. If the anchor has left the window, the popover keeps that position.
  func popoverGeometry(in window: CGSize, now current: PopoverGeometry?) -> PopoverGeometry {
    let isMirrored = presenterEnvironment.layoutDirection == .rightToLeft
    let rect = anchor?.shownRect(isMirrored: isMirrored)
    if rect == nil || isGoing, let current { return current }
    let room = PopoverRoom(
      window: self.room(in: window, margin: 0), anchor: rect, edge: anchor?.place.edge, isMirrored: isMirrored,
      cornerRadius: popoverRadius, hasArrow: anchor?.place.hasArrow ?? true,
      current: phase == .presented ? current : nil)
    var geometry = room.geometry { size(upTo: $0) }
    geometry.frame = geometry.frame._onPixels(of: environment.displayScale)
    return geometry
  }

  // MARK: Detents

  /// Returns the height of a sheet while it isn't being dragged.
  func restingHeight(in window: CGSize) -> CGFloat {
    height(of: restsAt(upTo: greatestDetent(in: window)), in: window)
  }

  /// Returns the heights of the detents in ascending order.
  func detentHeights(in window: CGSize) -> [CGFloat] {
    detents(upTo: greatestDetent(in: window)).map { height(of: $0, in: window) }
  }

  /// Returns the maximum height of a sheet in a window. Part of the content behind the sheet remains visible.
  func greatestHeight(in window: CGSize) -> CGFloat {
    max(window.height - insets.container.top - Self.gapAboveSheets, 0)
  }

  private static let gapAboveSheets: CGFloat = 10

  /// Returns the maximum value of a detent in a window. The area that bars cover at the bottom doesn't count.
  func greatestDetent(in window: CGSize) -> CGFloat { max(greatestHeight(in: window) - insets.container.bottom, 0) }

  /// The height of the sheet's lower part that bars or the keyboard cover. It is added to the height of the detent.
  var coveredHeight: CGFloat { insets.all.bottom }

  /// Selects the detent that has the height to which a person dragged the sheet.
  func select(heightOfDetent height: CGFloat, in window: CGSize) {
    let detents = detents(upTo: greatestDetent(in: window))
    let dragged = detents.first { abs(self.height(of: $0, in: window) - height) < 0.5 }
    if let dragged, dragged != detent { context.perform { detent = dragged } }
  }

  private func height(of detent: PresentationDetent, in window: CGSize) -> CGFloat {
    let greatest = greatestDetent(in: window)
    let context = PresentationDetent.Context(maxDetentValue: greatest, environment: environment)
    return min(max(detent.height(in: context) ?? greatest, 0) + coveredHeight, greatestHeight(in: window))
  }
}

extension CGRect {
  /// Returns a rectangle whose origin is on a whole pixel. Without this, the text of a moving card would be blurred.
  fileprivate func _onPixels(of scale: CGFloat) -> CGRect {
    CGRect(origin: CGRect(origin: origin, size: .zero)._snapped(to: scale).origin, size: size)
  }
}

extension CGSize {
  fileprivate func _inset(by distance: CGFloat) -> CGSize {
    CGSize(width: max(width - 2 * distance, 0), height: max(height - 2 * distance, 0))
  }
}
