internal import CanopyCore
internal import CanopyScene

extension TestScreen {
  /// What is presented, from the bottom to the top.
  public var presentations: [TestPresentation] {
    tree.presenter.presentations.map { TestPresentation(screen: self, presentation: $0) }
  }
}
