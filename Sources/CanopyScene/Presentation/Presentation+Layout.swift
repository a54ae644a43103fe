internal import CanopyCore
internal import CanopyLayout
internal import Foundation

extension Presentation {
  /// Returns the frame in a window of a given size: a sheet is at the lower edge and as high as its detent, a cover fills the window,
  /// and other presentations are centered and have their ideal size.
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
