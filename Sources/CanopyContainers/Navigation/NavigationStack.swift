public import CanopyCore
internal import CanopyLayout
internal import CanopyPresentation

/// A view that shows a root page, and above it the pages that people go to.
///
/// ```swift
/// NavigationStack {
///   List(parks) { park in
///     NavigationLink(park.name, value: park)
///   }
///   .navigationDestination(for: Park.self) { ParkDetails(park: $0) }
///   .navigationTitle("Parks")
/// }
/// ```
///
/// Each page inherits the environment of the stack, and not that of the link that leads to it. A page that is covered keeps its state. It
/// has disappeared, and appears again when people come back.
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View> {
  private let path: PathAccess?
  private let root: Root
  @State private var ownPath = NavigationPath()
  @State private var pages = PageStack()
  @Environment(\.self) private var environment

  private init(_ path: PathAccess?, _ root: Root) { (self.path, self.root) = (path, root) }

  /// Creates a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.init(nil, root()) }

  /// Creates a stack with a path whose values can be of different types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(PathAccess(path), root())
  }

  /// Creates a stack with a path whose values are of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.init(PathAccess(path), root())
  }
}

extension NavigationStack: View {
  /// The page on top.
  public var body: some View {
    let _ = follow()
    let shown = pages.pages
    KeptSubviews(of: ForEach(shown + pages.departed) { PageView(page: $0, root: root) }) { subviews in
      if subviews.count >= shown.count {
        PageShow(view: subviews[shown.count - 1], depth: shown.count, goBack: shown.last?.wayBack)
      }
    }
    .onChange(of: pages.cleanups) { pages.cleanUp() }
  }

  private func follow() {
    let outer = environment.navigationContext.currentPage
    pages.outer = outer?.stack?.columns == nil ? nil : outer
    pages.follow(path ?? PathAccess($ownPath), in: environment.tree)
  }
}
