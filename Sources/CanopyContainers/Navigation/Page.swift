internal import CanopyCore
internal import CanopyPresentation

/// A page of a navigation stack.
@MainActor
final class Page: Identifiable, NavigationPlace {
  enum Content {
    case root
    /// A value of the path.
    case value(AnyHashable)
    /// A view that a link or a modifier asks for.
    case request(PageRequest)
  }

  nonisolated let id: Int
  let content: Content
  private(set) weak var stack: PageStack?
  /// The title of the page, for the history of the pages above it.
  private(set) var title = PageTitle()
  private var titleIsLarge = false
  private let titleChanges = OwnedSource("the title of a page")
  private(set) lazy var dismiss = DismissAction { [weak self] in
    guard let self else { return }
    stack?.pop(self)
  }

  init(id: Int, _ content: Content, in stack: PageStack) {
    (self.id, self.content, self.stack) = (id, content, stack)
    if case .request(let request) = content { wanted = request.wanted } else { wanted = nil }
  }

  var isRoot: Bool { if case .root = content { true } else { false } }

  /// The identity of what a requested page shows.
  let wanted: AnyHashable?
  private var lastView: AnyView?

  /// Returns the view of a requested page. A page that leaves keeps its last view, as its request may be for another one by then.
  func view(for request: PageRequest) -> AnyView {
    if request.wanted != wanted, let lastView { return lastView }
    let view = request.view
    lastView = view
    return view
  }

  var request: PageRequest? { if case .request(let request) = content { request } else { nil } }

  /// A Boolean value that indicates whether the title is large. Becomes a dependency of the running body.
  var hasLargeTitle: Bool {
    titleChanges.track()
    return titleIsLarge
  }

  /// A Boolean value that indicates whether the app hides the button that goes back.
  private var hidesBackButton = false

  /// Goes back to the page below; nil if people can't.
  var wayBack: (() -> Void)? {
    guard stack?.canGoBack(from: self) == true else { return nil }
    return { [weak self] in if let self, !hidesBackButton { dismiss() } }
  }

  func showNextColumn() { stack?.showNextColumn() }

  /// Clears the selection of the list in the page.
  private(set) var clearSelection: () -> Void = {}

  func selectionChanged(isEmpty: Bool, isInitial: Bool, clear: @escaping () -> Void) {
    clearSelection = clear
    if !isInitial || (!isEmpty && stack?.columns?.prefersColumn == false) { stack?.selectionChanged(isEmpty: isEmpty) }
  }

  var isInColumn: Bool { stack?.columns != nil }

  /// Records the title that the bar shows, while a body runs.
  func noteTitle(_ title: PageTitle, isLarge: Bool, hidesBackButton: Bool) {
    self.title = title
    self.hidesBackButton = hidesBackButton
    guard isLarge != titleIsLarge else { return }
    titleIsLarge = isLarge
    titleChanges.changed(inUpdate: ())
  }

  /// The pages below this one that people can go back to, from the root.
  var pagesBelow: [Page] { stack?.pages(below: self) ?? [] }
}

/// A request for a page with a view of its own, by a link with a destination or by `navigationDestination(isPresented:)`.
@MainActor
final class PageRequest {
  /// Returns the view of the page.
  var content: () -> AnyView = { AnyView(EmptyView()) }
  /// Called when the page has been removed, to set the binding that asked for it.
  var clear: () -> Void = {}
  /// The identity of what the page shows. A request for another one replaces the page.
  var wanted: AnyHashable?
  let changes = OwnedSource("the destination")

  nonisolated init() {}

  /// The view of the page, which becomes a dependency of the running body.
  var view: AnyView {
    changes.track()
    return content()
  }

  /// Records that the view may have changed.
  func contentChanged() { changes.changed(inUpdate: ()) }
}

/// The destination for the values of a type, which `navigationDestination(for:destination:)` declares.
@MainActor
final class PageDestination {
  var make: (AnyHashable) -> AnyView? = { _ in nil }
  let changes = OwnedSource("the destination")

  nonisolated init() {}
}

extension NavigationContext {
  /// The page around the view, or nil outside of navigation stacks.
  @MainActor var currentPage: Page? { place as? Page }

  /// The stack around the view, or nil outside of navigation stacks.
  @MainActor var stack: PageStack? { currentPage?.stack }
}
