internal import CanopyCore
internal import CanopyGraph
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText

/// The title of a page.
struct PageTitle: Equatable {
  var text: Text?
  var subtitle: Text?
  /// The binding to the title, if people can change it.
  var edited: TitleBinding?

  /// A binding, which is compared by its value.
  struct TitleBinding: Equatable {
    let binding: Binding<String>

    static func == (first: Self, second: Self) -> Bool { first.binding.wrappedValue == second.binding.wrappedValue }
  }
}

/// The settings of the bars of a page, which its views ask for.
struct BarSettings: Equatable {
  var title = PageTitle()
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton = false
  /// The visibility of the bars, and of the backgrounds behind them.
  var visibility: [ToolbarPlacement: Visibility] = [:]
  var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
  var backgrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
  var colorSchemes: [ToolbarPlacement: ColorScheme] = [:]
  var toolbars: [ToolbarItems] = []
  var search: ShownSearch?
  var role = ToolbarRole.automatic
  /// The view behind the page, or nil for the usual background.
  var ground: ShownGround?
  /// Items that the bars have by themselves, and that the app has removed.
  var removedItems: Set<ToolbarDefaultItemKind> = []

  func isHidden(_ bar: ToolbarPlacement) -> Bool { visibility[bar] == .hidden }

  static func == (first: Self, second: Self) -> Bool {
    first.title == second.title && first.displayMode == second.displayMode
      && first.hidesBackButton == second.hidesBackButton && first.visibility == second.visibility
      && first.backgroundVisibility == second.backgroundVisibility && first.colorSchemes == second.colorSchemes
      && first.toolbars == second.toolbars && first.search == second.search && first.role == second.role
      && first.ground == second.ground
      && first.removedItems == second.removedItems && areEqual(first.backgrounds, second.backgrounds)
  }
}

/// The settings that views pass to the page around them.
struct BarSettingsKey: PreferenceKey {
  static var defaultValue: BarSettings { BarSettings() }

  /// Of views beside each other, the first that sets something counts. Their items come together.
  static func reduce(value: inout BarSettings, nextValue: () -> BarSettings) {
    let next = nextValue()
    if value.title.text == nil { (value.title.text, value.title.edited) = (next.title.text, next.title.edited) }
    value.title.subtitle = value.title.subtitle ?? next.title.subtitle
    value.displayMode = value.displayMode ?? next.displayMode
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.visibility.merge(next.visibility) { first, _ in first }
    value.backgroundVisibility.merge(next.backgroundVisibility) { first, _ in first }
    value.backgrounds.merge(next.backgrounds) { first, _ in first }
    value.colorSchemes.merge(next.colorSchemes) { first, _ in first }
    value.toolbars += next.toolbars
    if value.role == .automatic { value.role = next.role }
    value.ground = value.ground ?? next.ground
    value.search = value.search ?? next.search
    value.removedItems.formUnion(next.removedItems)
  }
}

extension View {
  /// Changes the settings of the bars of the page around this view.
  nonisolated func _changingBars(_ change: @escaping (inout BarSettings) -> Void) -> some View {
    transformPreference(BarSettingsKey.self, change)
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the page around the view begins with a large title.
  @Entry var isUnderLargeTitle = false
}

/// A Boolean value that indicates whether a view is or contains a navigation stack.
struct HoldsStackKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
