internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyPresentation
internal import CanopyStyle
internal import CanopyText

/// A page with its bars.
struct PageView<Root: View>: View {
  let page: Page
  let root: Root
  @State private var editMode = EditMode.inactive

  init(page: Page, root: Root) { (self.page, self.root) = (page, root) }

  var body: some View {
    switch page.content {
    case .root: framed(root)
    case .value(let value): framed(ValuePage(page: page, value: value))
    case .request(let request): framed(RequestPage(page: page, request: request))
    }
  }

  private func framed(_ content: some View) -> some View {
    let goesBack = !page.isRoot || page.stack?.canGoBack(from: page) == true
    return PageFrame(page: page, content: content)
      ._setting(\.navigationContext, NavigationContext(place: page), for: "NavigationStack")
      ._setting(\.editMode, $editMode, for: "NavigationStack")
      ._changing(\.isPresented, for: "NavigationStack") { if goesBack { $0 = true } }
      ._changing(\.dismiss, for: "NavigationStack") { if goesBack { $0 = page.dismiss } }
      ._setting(\.containerStyles, ContainerStyles(), for: "NavigationStack")
  }
}

/// The view of a value of the path.
private struct ValuePage: View {
  let page: Page
  let value: AnyHashable

  var body: some View {
    if let view = page.stack?.view(for: value) { view } else { MissingDestination(value: value) }
  }
}

private struct RequestPage: View {
  let page: Page
  let request: PageRequest

  var body: some View { page.view(for: request) }
}

/// A sign in place of a page whose destination isn't declared.
private struct MissingDestination: View {
  let value: AnyHashable
  @Environment(\.navigationContext) private var navigation

  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill").font(.largeTitle).foregroundStyle(.yellow)
      .accessibilityLabel(Text("Missing page"))
      // Another page may declare the destination in the same update.
      .onAppear { navigation.stack?.report(.destinationIsMissing(for: value)) }
  }
}

extension RuntimeIssue {
  fileprivate static func destinationIsMissing(for value: AnyHashable) -> RuntimeIssue {
    let type = readableName(of: type(of: value.base))
    return RuntimeIssue(
      kind: .other,
      message: """
        NavigationStack: a value of type \(type) is in the path, but no view in the stack declares a destination for it. \
        Add .navigationDestination(for: \(type).self) { … } to a view inside of the stack that isn't in a lazy container.
        """)
  }
}
