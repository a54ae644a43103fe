internal import CanopyCore
internal import CanopyPresentation
internal import CanopyStyle

/// The pages of a navigation stack, or of a column.
///
/// The path belongs to the app and is read again at each change, so whatever the app writes wins. Links and modifiers ask for other
/// pages by requests, which stay above the page that they came after.
@MainActor
final class PageStack {
  private(set) var pages: [Page] = []
  /// Pages that have been removed in the running update. They stay in the tree until it ends, so that people see them leave.
  private(set) var departed: [Page] = []
  private var path: PathAccess?
  private weak var tree: TreeContext?
  private var pageCount = 0
  private let changes = OwnedSource("the pages of NavigationStack")
  private var requests: [PageRequest] = []
  private var destinations: [ObjectIdentifier: [(depth: Int, destination: Weak)]] = [:]
  private let destinationChanges = OwnedSource("the destinations of NavigationStack")
  /// Part of what is left to do after the running update: requests that have lost their page, and the number of values above them.
  private var lost: (requests: [PageRequest], values: Int) = ([], 0)
  /// The number of updates after which something was left to do.
  private(set) var cleanups = 0

  private struct Weak { weak var destination: PageDestination? }

  /// The columns that the stack is one of, and its place among them.
  private(set) weak var columns: SplitModel?
  private let column: Int
  /// A Boolean value that indicates whether the page above the root comes from another column and stands in for the root.
  private var hasStart = false
  /// The page around the stack, if it is the content of a column.
  weak var outer: Page?

  nonisolated init() { column = 0 }

  /// Creates the stack of a column.
  init(column: Int, of columns: SplitModel) {
    self.column = column
    self.columns = columns
  }

  // MARK: Following the path

  /// Updates the pages for the values of a path, while the body of the stack runs.
  func follow(_ path: PathAccess, in tree: TreeContext?) {
    (self.path, self.tree) = (path, tree)
    changes.track()
    if pages.isEmpty { pages = [makePage(.root)] }
    followPath(path.values())
    followRequests()
    if pages.count == 1 { hasStart = false }
  }

  private func makePage(_ content: Page.Content) -> Page {
    pageCount += 1
    return Page(id: pageCount, content, in: self)
  }

  private func followPath(_ values: [AnyHashable]) {
    var index = 0
    for (place, page) in pages.enumerated() {
      guard case .value(let value) = page.content else { continue }
      if index >= values.count || values[index] != value {
        removePages(from: place, losesValues: false)
        break
      }
      index += 1
    }
    for value in values.dropFirst(index) { pages.append(makePage(.value(value))) }
  }

  private func followRequests() {
    while let place = pages.firstIndex(where: { $0.request.map { $0.wanted == nil } ?? false }) {
      removePages(from: place, losesValues: true)
    }
    for request in requests where !pages.contains(where: { $0.request === request }) {
      pages.append(makePage(.request(request)))
    }
  }

  /// - Parameter losesValues: A Boolean value that indicates whether the path still has the values of these pages.
  private func removePages(from place: Int, losesValues: Bool) {
    for page in pages[place...] {
      switch page.content {
      case .root: break
      case .value: if losesValues { lost.values += 1 }
      case .request(let request):
        guard request.wanted != nil else { continue }
        forget(request)
        lost.requests.append(request)
      }
    }
    departed += pages[place...]
    pages.removeSubrange(place...)
    cleanups += 1
  }

  private func forget(_ request: PageRequest) {
    request.wanted = nil
    requests.removeAll { $0 === request }
  }

  /// Tells the app what the removal of pages means for its path and its bindings. Called after an update.
  func cleanUp() {
    let lost = lost
    self.lost = ([], 0)
    departed = []
    changes.valueChanged()
    if lost.values > 0 { path?.removeLast(lost.values) }
    for request in lost.requests { request.clear() }
  }

  /// Reports an issue of the program, once.
  func report(_ issue: RuntimeIssue) { tree?.recordOnce(issue) }

  // MARK: Columns

  /// The stack that shows the pages of links in this one: that of the next column, or itself.
  var receiver: PageStack { columns?.stack(after: column) ?? self }

  /// A Boolean value that indicates whether the stack is the first of several columns.
  var isSidebar: Bool { columns != nil && column == 0 }

  /// Returns a Boolean value that indicates whether the root of this stack shows a search that is around all columns: that of the sidebar
  /// on the phone, and of the details on the desktop.
  func showsOfferedSearch(in idiom: InterfaceIdiom) -> Bool {
    guard let columns else { return true }
    return idiom == .phone ? column == 0 : columns.stack(after: column) == nil
  }

  /// A Boolean value that indicates whether the pages of links are shown beside this column, which becomes a dependency of the running
  /// body.
  var showsPagesBeside: Bool { columns?.showsPagesBeside(column) ?? false }

  /// Returns the pages that people can go back to from a page, from the root.
  func pages(below page: Page) -> [Page] {
    let own = pages.prefix { $0 !== page }.dropFirst(hasStart ? 1 : 0)
    return own.isEmpty || own.first?.isRoot == true ? (columns?.pages(before: column) ?? []) + own : Array(own)
  }

  /// A Boolean value that indicates whether people can go back from a page.
  func canGoBack(from page: Page) -> Bool {
    if pages.first === page, let outer { return outer.stack?.canGoBack(from: outer) ?? false }
    let isBottom = page.isRoot || (hasStart && pages.count > 1 && pages[1] === page)
    return isBottom ? columns?.canGoBack(from: column) ?? false : true
  }

  /// The columns whose visibility a button in the bar of this stack changes; nil if the stack has no such button.
  var columnsToToggle: SplitModel? {
    if let columns { return columns.hasToggle(in: column) ? columns : nil }
    return outer?.stack?.columnsToToggle
  }

  /// Shows the next column, where there is room for one.
  func showNextColumn() { columns?.show(column + 1) }

  func selectionChanged(isEmpty: Bool) {
    if isEmpty { columns?.showIfBeyond(column) } else { showNextColumn() }
  }

  /// Returns a Boolean value that indicates whether a view in the stack declares a destination for a value.
  func declaresDestination(for value: AnyHashable) -> Bool {
    destinations[ObjectIdentifier(type(of: value.base))]?.contains { $0.destination.destination != nil } == true
  }

  /// Removes all pages above the root, before a page from another column is shown.
  private func makeRoom() {
    if pages.count > 1 { endPages(from: 1) }
    hasStart = true
    columns?.show(column)
  }

  // MARK: Changing the pages

  /// Adds a value to the path. Returns false if the path can't contain it.
  ///
  /// - Parameter sender: The stack with the link.
  func push(_ value: AnyHashable, from sender: PageStack) -> Bool {
    if sender !== self { makeRoom() }
    return path?.append(value) ?? false
  }

  /// Removes a page and those above it. If it is the first one of a column, people go back to the column before.
  func pop(_ page: Page) {
    if page.isRoot {
      if let outer { outer.stack?.pop(outer) } else { columns?.goBack(from: column) }
      return
    }
    if hasStart, pages.count > 1, pages[1] === page { columns?.goBack(from: column) }
    if let place = pages.firstIndex(where: { $0 === page }) { endPages(from: place) }
  }

  /// Takes the values of pages out of the path, and ends their requests.
  private func endPages(from place: Int) {
    var count = 0
    var ended: [PageRequest] = []
    for page in pages[place...] {
      switch page.content {
      case .root: break
      case .value: count += 1
      case .request(let request): ended.append(request)
      }
    }
    if count > 0 { path?.removeLast(count) }
    for request in ended {
      forget(request)
      request.clear()
    }
    if !ended.isEmpty { changes.valueChanged() }
  }

  /// Removes the pages above a page.
  func pop(to page: Page) {
    guard let place = pages.firstIndex(where: { $0 === page }), place + 1 < pages.count else { return }
    pop(pages[place + 1])
  }

  /// Shows or removes the page of a request.
  ///
  /// - Parameter wanted: The identity of what the page shows, or nil to remove it.
  func request(_ request: PageRequest, _ wanted: AnyHashable?, from sender: PageStack) {
    if sender !== self, wanted != nil, request.wanted == nil { makeRoom() }
    guard note(request, wanted) else { return }
    changes.valueChanged()
  }

  /// Shows or removes the page of a request, while a body runs.
  func request(_ request: PageRequest, _ wanted: AnyHashable?, from sender: PageStack, inUpdate: Void) {
    guard request.wanted != wanted else { return }
    if sender !== self, wanted != nil, request.wanted == nil {
      for other in requests { forget(other) }
      hasStart = true
      columns?.show(column, inUpdate: ())
    }
    guard note(request, wanted) else { return }
    changes.changed(inUpdate: ())
  }

  private func note(_ request: PageRequest, _ wanted: AnyHashable?) -> Bool {
    guard request.wanted != wanted else { return false }
    let replaces = request.wanted != nil && wanted != nil
    if replaces, let place = pages.firstIndex(where: { $0.request === request }) {
      // A page for something else is another page.
      request.wanted = nil
      removePages(from: place, losesValues: true)
    }
    request.wanted = wanted
    if wanted == nil { requests.removeAll { $0 === request } } else if !replaces { requests.append(request) }
    return true
  }

  // MARK: Destinations

  /// Declares the destination for values of a type, while a body runs.
  func declare<D: Hashable>(
    _ destination: PageDestination, for type: D.Type, on page: Page, _ make: @escaping (D) -> AnyView
  ) {
    destination.make = { value in (value as? D ?? value.base as? D).map(make) }
    destination.changes.changed(inUpdate: ())
    let key = ObjectIdentifier(type)
    var known = destinations[key, default: []].filter { $0.destination.destination != nil }
    guard !known.contains(where: { $0.destination.destination === destination }) else { return }
    let depth = pages.firstIndex { $0 === page } ?? pages.count
    // The declaration that is nearest to the root counts.
    let place = known.firstIndex { $0.depth > depth } ?? known.count
    known.insert((depth, Weak(destination: destination)), at: place)
    destinations[key] = known
    destinationChanges.changed(inUpdate: ())
  }

  /// Returns the view for a value of the path, which becomes a dependency of the running body; nil if there is no destination for it.
  func view(for value: AnyHashable) -> AnyView? {
    ownView(for: value) ?? columns?.stacks(before: column).lazy.compactMap { $0.ownView(for: value) }.first
  }

  private func ownView(for value: AnyHashable) -> AnyView? {
    destinationChanges.track()
    let key = ObjectIdentifier(type(of: value.base))
    for (_, known) in destinations[key] ?? [] {
      guard let destination = known.destination else { continue }
      destination.changes.track()
      if let view = destination.make(value) { return view }
    }
    return nil
  }
}
