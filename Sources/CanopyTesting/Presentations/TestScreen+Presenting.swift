internal import CanopyPresentation
internal import CanopyCore
internal import CanopyScene
internal import Foundation

extension TestScreen {
  /// The presentations, from the bottom to the top.
  public var presentations: [TestPresentation] {
    tree.presenter.presentations.map { TestPresentation(screen: self, presentation: $0) }
  }

  /// Returns the presentation that blocks interaction with an element, or nil if there is none.
  func presentation(inFrontOf element: ElementIndex) -> TestPresentation? {
    var root = element
    while ViewRuntime.elements[root].parent != 0 { root = ViewRuntime.elements[root].parent }
    let all = tree.presenter.presentations
    let own = all.firstIndex { $0.elements.contains(root) }
    let inFront = all[(own.map { $0 + 1 } ?? 0)...].first {
      !$0.isGoing && !$0.allowsInteractionBehind
    }
    return inFront.map { TestPresentation(screen: self, presentation: $0) }
  }
}
