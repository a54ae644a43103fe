package import CanopyCore
internal import CanopyGraph
package import CanopyStyle
package import Foundation

/// The options of a presentation that its content sets. Options that aren't set are nil.
package struct PresentationOptions: Equatable {
  /// A Boolean value that indicates whether people can't dismiss it by a gesture.
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
  /// The way in which it comes and goes.
  var transition: _NavigationTransitionWay.Kind?

  /// The sizing of a presentation. Two are equal if their types and fields are equal.
  package struct Sizing: Equatable {
    package let value: any PresentationSizing

    package static func == (first: Self, second: Self) -> Bool { areEqual(first.value, second.value) }
  }

  /// The binding with which the app observes and sets the selected detent of a sheet.
  package struct DetentSelection: Equatable {
    package let binding: Binding<PresentationDetent>

    package static func == (first: Self, second: Self) -> Bool {
      first.binding.isSameLocation(as: second.binding)
    }
  }

  /// Sets the options that are nil here to those of `other`.
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

/// A preference key for options. Of nested views the outer one wins, of siblings the first.
enum PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    value.fill(from: nextValue())
  }
}
