internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

extension Presentation {
  /// Returns the display list in a window of a given size: the dimmed area behind it, and its content on a card in its own color
  /// scheme.
  func displayList(in window: CGSize, scale: CGFloat) -> DisplayList {
    guard let area, let element = elements.first else { return [] }
    let dim = DrawColor(red: 0, green: 0, blue: 0, opacity: 0.2)
    let card = Path(roundedRect: area, cornerRadius: cornerRadius ?? 10)
    let environment = environment
    let style = backgroundStyle?._paint(at: 0, in: _PaintContext(environment: environment))
    let fill =
      style.map { DrawPaint($0, in: area, isDark: environment.colorScheme == .dark) }
      ?? .color(environment.windowBackground(isInFront: true))
    let content = DisplayList(
      parts: elements.map { DisplayList.Part(id: $0, DisplayBuilder.list(of: LayoutNode($0), scale: scale)) })
    return [
      DisplayItem(id: element, .fill(DisplayFill(Path(CGRect(origin: .zero, size: window)), .color(dim)))),
      DisplayItem(id: element, .fill(DisplayFill(card, fill))),
      DisplayItem(id: element, .group(DisplayGroup(.clip(card, FillStyle()), content))),
    ]
  }
}

extension EnvironmentValues {
  /// The color behind everything in a window.
  ///
  /// - Parameter isInFront: A Boolean value that indicates whether it is in front of the window: in the dark it is a little
  ///   lighter there.
  func windowBackground(isInFront: Bool = false) -> DrawColor {
    let level = isInFront && colorScheme == .dark ? 1 : 0
    return DrawColor(BackgroundStyle()._paint(at: level, in: _PaintContext(environment: self)).color)
  }
}

extension Presentation {
  /// Returns the frame in a window of a given size: a sheet is at the lower edge and as high as its detent, a cover fills the
  /// window, and other presentations are centered and have their ideal size.
  func area(in window: CGSize) -> CGRect {
    switch shownAs {
    case .window, .fullScreenCover: return CGRect(origin: .zero, size: window)
    case .sheet where options.sizing == nil:
      let context = PresentationDetent.Context(maxDetentValue: window.height, environment: environment)
      let height = min(max(restsAt(upTo: window.height).height(in: context) ?? window.height, 0), window.height)
      return CGRect(x: 0, y: window.height - height, width: window.width, height: height)
    case .sheet, .popover, .alert, .confirmationDialog:
      let root = LayoutNode(element)
      func measure(_ proposal: ProposedViewSize) -> CGSize { GroupLayout.shared.sizeThatFits(proposal, root) }
      var size = measure(proposedSize(in: window, now: area?.size, measure))
      size = CGSize(width: min(size.width, window.width), height: min(size.height, window.height))
      return CGRect(
        x: (window.width - size.width) / 2, y: (window.height - size.height) / 2, width: size.width,
        height: size.height)
    }
  }
}

/// Places a presentation again after its content or the window has changed its size.
final class PresentationPlacing: GeometryObserver {
  private weak var presentation: Presentation?
  private let window: CGSize

  init(_ presentation: Presentation, in window: CGSize) {
    self.presentation = presentation
    self.window = window
  }

  func layoutChanged() {
    guard let presentation else { return }
    let window = window
    onMainActor { presentation.settle(in: window) }
  }
}
