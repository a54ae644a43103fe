internal import CanopyAccessibility
public import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
public import CanopyStyle
internal import CanopyText
internal import Foundation

extension View {
  /// Removes an item that the bar of the page has by itself.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    _changingBars { settings in if let defaultItemKind { settings.removedItems.insert(defaultItemKind) } }
  }

  /// Adds items to the toolbars of the page around this view.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: AnyToolbar(content: content())))
  }

  /// Adds views to the toolbar of the page around this view.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarViews(placement: .automatic, content: content())))
  }

  /// Adds items to the toolbars of the page around this view. In Canopy, people can't arrange them.
  ///
  /// - Parameters:
  ///   - id: The identifier of the toolbar. The items of another toolbar are new ones.
  ///   - content: The items.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: AnyToolbar(content: content()).id(id)))
  }

  /// Adds a menu beside the title of the page around this view.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(ToolbarModifier(items: AnyToolbar(content: ToolbarTitleMenu(content: content))))
  }

  /// Sets what the bar of the page around this view is for.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { _changingBars { $0.role = role } }

  /// Sets whether bars around this view are visible.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    _toolbarVisibility(visibility, bars)
  }

  /// Sets whether bars around this view are visible.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    _toolbarVisibility(visibility, bars)
  }

  nonisolated private func _toolbarVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    _changingBars { settings in for bar in _named(bars) { settings.visibility[bar] = visibility } }
      .transformPreference(TabBarVisibilityKey.self) { if bars.contains(.tabBar) { $0 = visibility } }
  }

  /// Sets whether the backgrounds of bars around this view are visible.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    _changingBars { settings in for bar in _named(bars) { settings.backgroundVisibility[bar] = visibility } }
  }

  /// Sets whether the backgrounds of bars around this view are visible.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    _changingBars { settings in for bar in _named(bars) { settings.backgroundVisibility[bar] = visibility } }
  }

  /// Sets the style behind bars around this view.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    let style = AnyShapeStyle(style)
    return _changingBars { settings in for bar in _named(bars) { settings.backgrounds[bar] = style } }
  }

  /// Sets the color scheme of bars around this view.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    _changingBars { settings in for bar in _named(bars) { settings.colorSchemes[bar] = colorScheme } }
  }
}

/// Returns the bars, where none or the automatic ones mean the bar with the title.
private func _named(_ bars: [ToolbarPlacement]) -> [ToolbarPlacement] {
  bars.isEmpty || bars == [.automatic] ? [.navigationBar] : bars
}

/// Makes items for a bar. They belong to the place of the modifier, with its environment, and are shown in the bar.
private struct ToolbarModifier<Items: View> {
  let items: Items
}

extension ToolbarModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.background {
      KeptSubviews(of: items) { views in
        ToolbarReport(items: ToolbarItems(views: views, placements: views.map { $0.containerValues.toolbarPlacement }))
      }
    }
  }
}

/// An invisible view that tells the page around it of items.
private struct ToolbarReport: View {
  let items: ToolbarItems

  var body: some View {
    Color.clear.frame(width: 0, height: 0).accessibilityHidden(true).allowsHitTesting(false)
      .preference(key: BarSettingsKey.self, value: BarSettings(toolbars: [items]))
  }
}

/// Toolbar content as a view, made where the modifier is.
private struct AnyToolbar<Content: ToolbarContent> {
  let content: Content
}

extension AnyToolbar: View {
  var body: some View { content._toolbarContent }
}
