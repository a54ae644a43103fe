internal import CanopyAccessibility
internal import CanopyControls
public import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyPresentation
internal import CanopyStyle
public import CanopyText
internal import Foundation

/// A view that people press to go to another page.
///
/// ```swift
/// NavigationLink("Oak", value: Tree.oak)
///
/// NavigationLink {
///   SettingsPage()
/// } label: {
///   Label("Settings", systemImage: "gear")
/// }
/// ```
///
/// A link with a value adds it to the path of the enclosing navigation stack, and `navigationDestination(for:destination:)` declares the
/// page for it. In a list, the whole row is pressed.
@MainActor @preconcurrency
public struct NavigationLink<Label: View, Destination: View> {
  enum Target {
    case value(AnyHashable?)
    case view(() -> Destination, Activation?)
  }

  /// The binding of the app that shows the page of a link, too.
  struct Activation {
    let isActive: () -> Bool
    let set: (Bool) -> Void
  }

  private let target: Target
  private let label: Label
  @State private var request = PageRequest()
  @Environment(\.navigationContext) private var navigation
  @Environment(\.controlsFillRows) private var fillsRow
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator
  @Environment(\.listSelection) private var selection
  @Environment(\.editMode) private var editMode

  init(_ target: Target, _ label: Label) { (self.target, self.label) = (target, label) }

  /// A Boolean value that indicates whether the page is shown in the next column.
  private var isDetail = true

  /// Sets whether the page of the link is shown in the next column, where there are columns, or in that of the link.
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var link = self
    link.isDetail = isDetailLink
    return link
  }

  private var receiver: PageStack? { isDetail ? navigation.stack?.receiver : navigation.stack }
}

extension NavigationLink: View {
  /// A button that goes to the page.
  public var body: some View {
    let _ = follow()
    if fillsRow {
      button.buttonStyle(ListButtonStyle(isTinted: false, isInert: editMode?.wrappedValue.isEditing == true))
        .containerValue(\.linkedValue, value)
        .containerValue(\.leadsToPage, showsIndicator)
    } else {
      button
    }
  }

  private var button: some View {
    Button(action: go) {
      if fillsRow {
        label.frame(maxWidth: .infinity, alignment: .leading)
      } else {
        label
      }
    }
    .disabled(!leadsSomewhere)
  }

  private var value: AnyHashable? { if case .value(let value) = target { value } else { nil } }

  /// A Boolean value that indicates whether a row with the link ends with a chevron. The page beside a column needs none.
  private var showsIndicator: Bool {
    guard indicator == .automatic else { return indicator == .visible }
    return idiom == .phone && navigation.stack?.showsPagesBeside != true
  }

  private var leadsSomewhere: Bool {
    if case .value(nil) = target { return false }
    return navigation.stack != nil
  }

  /// Follows the binding of the app, and updates the page of the link if it is shown.
  private func follow() {
    guard case .view(let destination, let activation) = target, let stack = navigation.stack else { return }
    request.content = { AnyView(LinkedContent(make: destination)) }
    request.clear = { activation?.set(false) }
    request.contentChanged()
    if let activation {
      receiver?.request(request, activation.isActive() ? true : nil, from: stack, inUpdate: ())
    }
  }

  private func go() {
    guard let stack = navigation.stack, let receiver else { return }
    switch target {
    case .value(nil): break
    case .value(let value?):
      let key = RowKey(identifiers: [value])
      if receiver !== stack, let selection, selection.canSelect(key) {
        // In a column, the selection of the list decides what the next one shows.
        selection.select(key, toggles: false)
        if !stack.declaresDestination(for: value) { return stack.showNextColumn() }
      }
      if !receiver.push(value, from: stack) { stack.report(.valueIsForeign(value)) }
    case .view(_, let activation?): activation.set(true)
    case .view(_, nil): receiver.request(request, true, from: stack)
    }
  }
}

/// The content of a link's page. Its body evaluates the closure, so that only the page depends on what the closure reads.
private struct LinkedContent<Content: View>: View, ClosureView {
  let make: () -> Content

  var caller: String { "NavigationLink" }
  var body: Content { make() }
}

extension RuntimeIssue {
  fileprivate static func valueIsForeign(_ value: AnyHashable) -> RuntimeIssue {
    let type = readableName(of: type(of: value.base))
    return RuntimeIssue(
      kind: .other,
      message: """
        NavigationLink: the path of the enclosing NavigationStack can't contain a value of type \(type), so the link leads nowhere. \
        Use a path of that type, or a NavigationPath.
        """)
  }
}

// MARK: Links with a value

extension NavigationLink where Destination == Never {
  /// Creates a link that adds a value to the path. The link is disabled while the value is nil.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label())
  }

  /// Creates a link that adds a value to the path, with a localized title.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link that adds a value to the path, with a title from a resource.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text {
    self.init(value: value) { Text(titleResource) }
  }

  /// Creates a link that adds a value to the path, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

// MARK: Links with a destination

extension NavigationLink {
  /// Creates a link to a page with a view.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination, nil), label())
  }

  /// Creates a link to a page with a view.
  public init(destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination, nil), label())
  }

  /// Creates a link to a page with a view, which a binding can show, too.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, Activation(isActive)), label())
  }

  /// Creates a link to a page with a view, which a binding can show, too.
  public init(
    destination: @autoclosure @escaping () -> Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, Activation(isActive)), label())
  }

  /// Creates a link to a page with a view, which is shown while the selection is the tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, Activation(tag, selection)), label())
  }

  /// Creates a link to a page with a view, which is shown while the selection is the tag.
  public init<V: Hashable>(
    destination: @autoclosure @escaping () -> Destination, tag: V, selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, Activation(tag, selection)), label())
  }
}

extension NavigationLink.Activation {
  init(_ isActive: Binding<Bool>) {
    self.isActive = { isActive.wrappedValue }
    set = { isActive.wrappedValue = $0 }
  }

  init<V: Hashable>(_ tag: V, _ selection: Binding<V?>) {
    isActive = { selection.wrappedValue == tag }
    set = { selection.wrappedValue = $0 ? tag : nil }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a page with a view, with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(.view(destination, nil), Text(titleKey))
  }

  /// Creates a link to a page with a view, with a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(.view(destination, nil), Text(titleResource))
  }

  /// Creates a link to a page with a view, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(.view(destination, nil), Text(title))
  }

  /// Creates a link to a page with a view, with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination) {
    self.init(.view(destination, nil), Text(titleKey))
  }

  /// Creates a link to a page with a view, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: @autoclosure @escaping () -> Destination) {
    self.init(.view(destination, nil), Text(title))
  }

  /// Creates a link with a localized title to a page with a view, which a binding can show, too.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(.view(destination, Activation(isActive)), Text(titleKey))
  }

  /// Creates a link with a title to a page with a view, which a binding can show, too.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(.view(destination, Activation(isActive)), Text(title))
  }

  /// Creates a link with a localized title to a page with a view, which a binding can show, too.
  public init(
    _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination, isActive: Binding<Bool>
  ) {
    self.init(.view(destination, Activation(isActive)), Text(titleKey))
  }

  /// Creates a link with a title to a page with a view, which a binding can show, too.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: @autoclosure @escaping () -> Destination, isActive: Binding<Bool>
  ) {
    self.init(.view(destination, Activation(isActive)), Text(title))
  }

  /// Creates a link with a localized title to a page with a view, which is shown while the selection is the tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(.view(destination, Activation(tag, selection)), Text(titleKey))
  }

  /// Creates a link with a title to a page with a view, which is shown while the selection is the tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(.view(destination, Activation(tag, selection)), Text(title))
  }

  /// Creates a link with a localized title to a page with a view, which is shown while the selection is the tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination, tag: V,
    selection: Binding<V?>
  ) {
    self.init(.view(destination, Activation(tag, selection)), Text(titleKey))
  }

  /// Creates a link with a title to a page with a view, which is shown while the selection is the tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: @autoclosure @escaping () -> Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.view(destination, Activation(tag, selection)), Text(title))
  }
}
