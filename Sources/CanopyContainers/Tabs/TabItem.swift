public import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText

extension View {
  /// Sets the label of the tab that shows this view in a tab view.
  ///
  /// - Parameter label: The label: a `Label`, or a `Text` and an `Image`.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabPage(content: self, label: AnyView(label()))
  }
}

/// The properties of a tab, besides its value and its badge.
struct TabItem {
  var label: AnyView?
  var gate: TabGate?
  var role: TabRole?
  var isHidden = false
  var isDisabled = false
  var placement = TabPlacement.automatic
  var section: TabSectionItem?
  /// The identifier of the tab in a customization.
  var customizationID: String?
  var visibilities: [AdaptableTabBarPlacement: Visibility] = [:]
  /// Modifies the button in the bar, for example with an accessibility label or a context menu.
  var modifiers: [(AnyView) -> AnyView] = []
}

extension ContainerValues {
  @Entry var tab = TabItem()
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the views of this place are tabs, whose content waits until its tab is selected.
  @Entry var isTabContainer = false
}

/// The content of a tab, which is created when the tab is first selected.
struct TabPage<Content: View> {
  let content: Content
  let label: AnyView
  var role: TabRole?
  @State private var gate = TabGate()
  @Environment(\.isTabContainer) private var isTab

  init(content: Content, label: AnyView, role: TabRole? = nil) {
    (self.content, self.label, self.role) = (content, label, role)
  }
}

extension TabPage: View {
  var body: some View {
    if isTab {
      ZStack {
        if gate.isOpen { content._setting(\.isTabContainer, false, for: "TabView") }
      }
      ._changingContainerValues { values in
        values.addStatedValues(of: content)
        (values.tab.label, values.tab.gate, values.tab.role) = (label, gate, role)
      }
    } else {
      content
    }
  }
}

/// The gate before the content of a tab, which opens once.
@MainActor
final class TabGate {
  private let source = OwnedSource("the content of the tab")
  private var hasOpened = false

  nonisolated init() {}

  /// A Boolean value that indicates whether the content is created, which becomes a dependency of the running body.
  var isOpen: Bool {
    source.track()
    return hasOpened
  }

  /// Creates the content. Called in the body of the view that shows it.
  func open() {
    guard !hasOpened else { return }
    hasOpened = true
    source.changed(inUpdate: ())
  }
}
