package import CanopyCore
internal import CanopyGraph
package import CanopyStyle
package import CanopyText
package import Foundation

/// The options that a presentation's content sets. Options that it doesn't set are nil.
package struct PresentationOptions: Equatable {
  /// A Boolean value that indicates whether gestures can't dismiss the presentation.
  package var isInteractiveDismissDisabled = false
  package var detents: Set<PresentationDetent>?
  package var detentSelection: DetentSelection?
  package var dragIndicator: Visibility?
  package var cornerRadius: CGFloat?
  package var background: PresentationBackground?
  package var backgroundInteraction: PresentationBackgroundInteraction?
  package var contentInteraction: PresentationContentInteraction?
  package var horizontalAdaptation: PresentationAdaptation?
  package var verticalAdaptation: PresentationAdaptation?
  package var sizing: Sizing?
  package var preventsTermination: Bool?
  /// The title of an alert or a dialog, for assistive technologies.
  package var title: Text?
  /// The transition with which the presentation appears and disappears.
  var transition: _NavigationTransitionWay.Kind?

  /// The sizing of a presentation. Two values are equal if their types and fields are equal.
  package struct Sizing: Equatable {
    package let value: any PresentationSizing

    package static func == (first: Self, second: Self) -> Bool { areEqual(first.value, second.value) }
  }

  /// The binding through which the app observes and sets the selected detent of a sheet.
  package struct DetentSelection: Equatable {
    package let binding: Binding<PresentationDetent>

    package static func == (first: Self, second: Self) -> Bool {
      first.binding.isSameLocation(as: second.binding)
    }
  }

  /// Sets the options that are nil here to the values in `other`.
  mutating func fill(from other: PresentationOptions) {
    isInteractiveDismissDisabled = isInteractiveDismissDisabled || other.isInteractiveDismissDisabled
    detents = detents ?? other.detents
    detentSelection = detentSelection ?? other.detentSelection
    dragIndicator = dragIndicator ?? other.dragIndicator
    cornerRadius = cornerRadius ?? other.cornerRadius
    background = background ?? other.background
    backgroundInteraction = backgroundInteraction ?? other.backgroundInteraction
    contentInteraction = contentInteraction ?? other.contentInteraction
    horizontalAdaptation = horizontalAdaptation ?? other.horizontalAdaptation
    verticalAdaptation = verticalAdaptation ?? other.verticalAdaptation
    sizing = sizing ?? other.sizing
    transition = transition ?? other.transition
    title = title ?? other.title
    if preventsTermination != true { preventsTermination = other.preventsTermination ?? preventsTermination }
  }
}

/// A preference key for options. The outer of two nested views wins, and the first of several siblings.
enum PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    value.fill(from: nextValue())
  }
}
