public import CanopyCore
public import CanopyLayout
public import CanopyStyle
public import Foundation

// Each counts for the presentation that the view is in, and does nothing outside of one.

extension View {
  /// Keeps people from taking away the presentation by dragging it, by pressing outside of it or by Escape. The program
  /// can still end it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOption { if isDisabled { $0.isInteractiveDismissDisabled = true } }
  }

  /// Sets the heights at which the sheet can rest.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption { $0.detents = detents }
  }

  /// Sets the heights at which the sheet can rest, and follows at which it does.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationOption {
      $0.detents = detents
      $0.detentSelection = PresentationOptions.DetentSelection(binding: selection)
    }
  }

  /// Shows or hides the mark by which the sheet is dragged.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption { $0.dragIndicator = visibility }
  }

  /// Sets how round the corners of the presentation are; nil leaves it to the system.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption { $0.cornerRadius = cornerRadius }
  }

  /// Fills the whole presentation, behind its content.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationOption { $0.background = .style(AnyShapeStyle(style)) }
  }

  /// Puts a view behind the whole presentation.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(PresentationBackgroundModifier(background: content(), alignment: alignment))
  }

  /// Sets how large the sheet is.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presentationOption { $0.sizing = PresentationOptions.Sizing(value: sizing) }
  }

  /// Sets whether the program cannot be ended while the presentation is there; nil leaves it to the system.
  nonisolated public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
    presentationOption { options in
      if let prevents { options.preventsTermination = prevents || options.preventsTermination == true }
    }
  }

  /// Sets whether what is behind the presentation can be used.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationOption { $0.backgroundInteraction = interaction }
  }

  /// Sets what a swipe on the content does first.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    presentationOption { $0.contentInteraction = behavior }
  }

  /// Sets what becomes of the presentation where there is little room.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets what becomes of the presentation where there is little room, side by side or above each other.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationOption {
      $0.horizontalAdaptation = horizontalAdaptation
      $0.verticalAdaptation = verticalAdaptation
    }
  }

  nonisolated private func presentationOption(_ change: @escaping (inout PresentationOptions) -> Void) -> some View {
    transformPreference(PresentationOptionsKey.self, change)
  }
}
