internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

extension Presentation {
  /// Returns the frame in a window of a given size for which the content is laid out.
  func area(in window: CGSize) -> CGRect {
    let free = CGSize(width: window.width, height: max(window.height - insets.keyboard, 0))
    switch form {
    case .cover: return CGRect(origin: .zero, size: window)
    case .sheet:
      let height = staging?.contentHeight ?? restingHeight(in: window)
      return CGRect(x: 0, y: window.height - height, width: window.width, height: height)
    case .popover: return staging?.popover?.frame ?? .zero
    case .card: return centered(size(upTo: free.inset(by: Self.margin)), in: free)
    case .alert:
      let room = free.inset(by: Self.margin)
      return centered(size(upTo: room, proposing: ProposedViewSize(room)), in: free)
    case .choice:
      let room = free.inset(by: Self.choiceMargin)
      var area = centered(size(upTo: room, proposing: ProposedViewSize(room)), in: free)
      area.origin.y = window.height - max(Self.choiceMargin, insets.all.bottom) - area.height
      return area
    }
  }

  private static let margin: CGFloat = 16
  private static let choiceMargin: CGFloat = 8

  /// The insets of the window.
  private var insets: RootInsets.Insets { staging?.windowInsets ?? RootInsets.Insets() }

  /// The parts of its frame in which its content isn't laid out, unless it ignores the safe area.
  var contentInsets: RootInsets.Insets {
    var insets = insets
    switch form {
    case .cover: break
    case .sheet: insets.container.top = 0
    case .card, .popover, .alert, .choice: insets = RootInsets.Insets()
    }
    return insets
  }

  /// Returns the frame in the middle of a window, at whole points so that thin lines stay sharp.
  private func centered(_ size: CGSize, in window: CGSize) -> CGRect {
    CGRect(
      origin: CGPoint(
        x: ((window.width - size.width) / 2).rounded(), y: ((window.height - size.height) / 2).rounded()), size: size)
  }

  /// Returns the size of the content in a room.
  ///
  /// - Parameters:
  ///   - room: The greatest size.
  ///   - proposal: The size to propose; nil for the one of the presentation's sizing.
  private func size(upTo room: CGSize, proposing proposal: ProposedViewSize? = nil) -> CGSize {
    let root = LayoutNode(element)
    func measure(_ proposal: ProposedViewSize) -> CGSize { GroupLayout.shared.sizeThatFits(proposal, root) }
    // A sheet in a wide window has the size of a form, or that of content which doesn't grow to it.
    let automatic: any PresentationSizing = form == .card ? .form : .automatic
    let size = measure(proposal ?? proposedSize(in: room, now: area?.size, by: automatic, measure))
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }

  // MARK: Popovers

  /// The radius of the corners of a popover.
  var popoverRadius: CGFloat { cornerRadius ?? PopoverGeometry.cornerRadius }

  /// Returns the place of a popover in a window.
  ///
  /// - Parameter current: Its place now. If its anchor has left the window, the popover stays there.
  func popoverGeometry(in window: CGSize, now current: PopoverGeometry?) -> PopoverGeometry {
    let isMirrored = presenterEnvironment.layoutDirection == .rightToLeft
    let rect = anchor?.shownRect(isMirrored: isMirrored)
    if rect == nil || isGoing, let current { return current }
    let insets = insets.all
    let left = isMirrored ? insets.trailing : insets.leading
    let free = CGRect(
      x: left, y: insets.top, width: max(window.width - insets.leading - insets.trailing, 0),
      height: max(window.height - insets.top - insets.bottom, 0))
    let room = PopoverRoom(
      window: free, anchor: rect, edge: anchor?.place.edge, isMirrored: isMirrored, cornerRadius: popoverRadius,
      current: phase == .presented ? current : nil)
    var geometry = room.geometry { size(upTo: $0) }
    geometry.frame = geometry.frame.onPixels(of: environment.displayScale)
    return geometry
  }

  // MARK: Detents

  /// Returns the height of a sheet in the window that isn't dragged.
  func restingHeight(in window: CGSize) -> CGFloat {
    height(of: restsAt(upTo: greatestHeight(in: window)), in: window)
  }

  /// Returns the heights of the detents in ascending order.
  func detentHeights(in window: CGSize) -> [CGFloat] {
    detents(upTo: greatestHeight(in: window)).map { height(of: $0, in: window) }
  }

  /// Returns the greatest height of a sheet in a window. Some of what is behind it stays visible.
  func greatestHeight(in window: CGSize) -> CGFloat {
    max(window.height - insets.container.top - Self.gapAboveSheets, 0)
  }

  private static let gapAboveSheets: CGFloat = 10

  /// Selects the detent of a height, to which people have dragged the sheet.
  func select(heightOfDetent height: CGFloat, in window: CGSize) {
    let detents = detents(upTo: greatestHeight(in: window))
    let dragged = detents.first { abs(self.height(of: $0, in: window) - height) < 0.5 }
    if let dragged, dragged != detent { ViewRuntime.change { detent = dragged } }
  }

  private func height(of detent: PresentationDetent, in window: CGSize) -> CGFloat {
    let greatest = greatestHeight(in: window)
    let context = PresentationDetent.Context(maxDetentValue: greatest, environment: environment)
    // A sheet grows by the keyboard that covers its lower part.
    return min(max(detent.height(in: context) ?? greatest, 0) + insets.keyboard, greatest)
  }
}

extension CGRect {
  /// Returns the rectangle moved so that its origin is on a whole pixel, because text of a moved card would be blurred.
  fileprivate func onPixels(of scale: CGFloat) -> CGRect {
    CGRect(origin: CGRect(origin: origin, size: .zero).snapped(to: scale).origin, size: size)
  }
}

extension CGSize {
  fileprivate func inset(by distance: CGFloat) -> CGSize {
    CGSize(width: max(width - 2 * distance, 0), height: max(height - 2 * distance, 0))
  }
}
