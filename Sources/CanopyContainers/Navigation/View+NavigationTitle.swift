public import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
public import CanopyText
internal import Foundation

extension View {
  /// Sets the title of the page.
  nonisolated public func navigationTitle(_ title: Text) -> some View { _navigationTitle(title) }

  /// Sets the title of the page to a localized text.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    _navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page to the text of a resource.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    _navigationTitle(Text(titleResource))
  }

  /// Sets the title of the page to a text.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { _navigationTitle(Text(title)) }

  /// Sets the title of the page to a text that people can change, from the menu of the title.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(EditedTitle(title: title))
  }

  nonisolated private func _navigationTitle(_ title: Text) -> some View {
    _changingBars { settings in (settings.title.text, settings.title.edited) = (title, nil) }
  }

  /// Sets the text below the title of the page.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    _changingBars { $0.title.subtitle = subtitle }
  }

  /// Sets the text below the title of the page to a localized text.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the text below the title of the page.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets the look of the title of the page.
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    _changingBars { $0.displayMode = displayMode }
  }

  /// Sets the look of the title of the page.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    _changingBars { $0.displayMode = mode.mode }
  }

  /// Hides the button that goes back to the page below.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    _changingBars { $0.hidesBackButton = hidesBackButton }
  }
}

/// Sets a title that people can change. Its body reads the binding, so that the page follows it.
private struct EditedTitle {
  let title: Binding<String>
}

extension EditedTitle: ViewModifier {
  func body(content: Content) -> some View {
    let text = Text(title.wrappedValue)
    content._changingBars { settings in
      (settings.title.text, settings.title.edited) = (text, PageTitle.TitleBinding(binding: title))
    }
  }
}

// MARK: - Earlier names

extension View {
  /// Sets the title of the page, under its earlier name.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the page to a localized text, under its earlier name.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Sets the title of the page, under its earlier name.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// Sets the title of the page and its look, under an earlier name.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// Sets the title of the page to a localized text, and its look, under an earlier name.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }

  /// Sets the title of the page and its look, under an earlier name.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// Hides the bar of the page, under its earlier name.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    _changingBars { $0.visibility[.navigationBar] = hidden ? .hidden : .automatic }
  }

  /// Adds views to the edges of the bar, under an earlier name of toolbars.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds views to the leading edge of the bar, under an earlier name of toolbars.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds views to the trailing edge of the bar, under an earlier name of toolbars.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
