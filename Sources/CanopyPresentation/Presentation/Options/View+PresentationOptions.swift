public import CanopyCore
public import CanopyLayout
public import CanopyStyle
public import Foundation

// Each modifier affects the presentation that contains the view, and has no effect outside of presentations.

extension View {
  /// Prevents people from dismissing the presentation by dragging it, by pressing outside of it, or with Escape. The app can
  /// still dismiss it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    _presentationOption { if isDisabled { $0.isInteractiveDismissDisabled = true } }
  }

  /// Sets the detents of the sheet: the heights at which it rests.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    _presentationOption { $0.detents = detents }
  }

  /// Sets the detents of the sheet, and a binding to the selected one.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    _presentationOption {
      $0.detents = detents
      $0.detentSelection = PresentationOptions.DetentSelection(binding: selection)
    }
  }

  /// Sets the visibility of the sheet's drag indicator.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    _presentationOption { $0.dragIndicator = visibility }
  }

  /// Sets the corner radius of the presentation; nil for the default.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    _presentationOption { $0.cornerRadius = cornerRadius }
  }

  /// Fills the background of the presentation with a style.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    _presentationOption { $0.background = .style(AnyShapeStyle(style)) }
  }

  /// Shows a view as the background of the presentation.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      PresentationBackgroundModifier(
        background: content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
  }

  /// Sets the sizing of the sheet.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    _presentationOption { $0.sizing = PresentationOptions.Sizing(value: sizing) }
  }

  /// Sets whether the presentation prevents the app from terminating, or nil for the default.
  nonisolated public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
    _presentationOption { options in
      if let prevents { options.preventsTermination = prevents || options.preventsTermination == true }
    }
  }

  /// Sets whether people can interact with views behind the presentation.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    _presentationOption { $0.backgroundInteraction = interaction }
  }

  /// Sets whether a swipe on the content first resizes the sheet or scrolls the content.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    _presentationOption { $0.contentInteraction = behavior }
  }

  /// Sets the adaptation of the presentation to compact size classes.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets the adaptations of the presentation to compact horizontal and vertical size classes.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    _presentationOption {
      $0.horizontalAdaptation = horizontalAdaptation
      $0.verticalAdaptation = verticalAdaptation
    }
  }

  /// Changes the options of the presentation whose content this view is.
  nonisolated package func _presentationOption(_ change: @escaping (inout PresentationOptions) -> Void) -> some View {
    transformPreference(PresentationOptionsKey.self, change)
  }
}
