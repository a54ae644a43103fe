/// What the content of a presentation wishes for it.
package struct PresentationOptions: Equatable {
  /// Whether the person cannot take it away by a gesture.
  package var isInteractiveDismissDisabled = false
}

enum PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    let next = nextValue()
    if next.isInteractiveDismissDisabled { value.isInteractiveDismissDisabled = true }
  }
}

extension View {
  /// Keeps people from taking away the presentation that this view is in by dragging it, by pressing outside of it or by
  /// Escape. The program can still end it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(PresentationOptionsKey.self) { options in
      if isDisabled { options.isInteractiveDismissDisabled = true }
    }
  }
}
