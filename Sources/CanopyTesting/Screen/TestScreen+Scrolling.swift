internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

extension TestScreen {
  /// Scrolls until a text is visible, and returns the first element that displays it.
  ///
  /// ```swift
  /// try screen.scroll(to: "Row 50").tap()
  /// ```
  ///
  /// A text that is already visible stays in place. If the text isn't in the tree yet, because lazy containers create only the
  /// visible rows, each scroll view is scrolled from its start to its end until the text appears. Throws an error if it
  /// doesn't.
  @discardableResult
  public func scroll(to text: String) throws -> TestElement {
    if let element = findAll(text).first { return element }
    if let found = scrolledIntoSight(text) { return found }
    for element in elements {
      guard let container = LayoutNode(element.index).ownScrollContainer else { continue }
      let size = LayoutNode(element.index).record.pointee.size
      for page in [CGSize(width: 0, height: size.height), CGSize(width: size.width, height: 0)] {
        if let found = search(text, in: container, page) { return found }
      }
    }
    return try find(text)
  }

  /// Scrolls to an element with a text that is in the tree. Returns nil if there is none, or it isn't visible after scrolling,
  /// either.
  private func scrolledIntoSight(_ text: String) -> TestElement? {
    guard let element = elements.first(where: { !$0.isWrapper && $0.text == text }) else { return nil }
    UpdateCause("scrolling").run { element.scrollToVisible() }
    update()
    return findAll(text).first
  }

  /// Scrolls page by page through a scroll view until a text appears. Returns nil if it doesn't.
  ///
  /// - Parameter page: The size of a page in the scroll direction.
  private func search(_ text: String, in container: ScrollContainer, _ page: CGSize) -> TestElement? {
    func move(by pages: CGFloat) {
      UpdateCause("scrolling").run {
        container.scroll(by: CGSize(width: page.width * pages, height: page.height * pages))
      }
      settle()
    }
    guard container.canScroll(by: page) || container.canScroll(by: page._reversed) else { return nil }
    var pages = 0
    while container.canScroll(by: page._reversed), pages < Self.mostPages {
      move(by: -20)
      pages += 1
    }
    for _ in 0..<Self.mostPages {
      if let found = findAll(text).first ?? scrolledIntoSight(text) { return found }
      guard container.canScroll(by: page) else { return nil }
      move(by: 0.8)
    }
    return nil
  }

  /// The number of pages after which the search ends.
  private static var mostPages: Int { 10_000 }
}

extension CGSize {
  fileprivate var _reversed: CGSize { CGSize(width: -width, height: -height) }
}
