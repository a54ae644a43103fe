internal import Foundation

/// A stage: the part of a window that shows presentations.
///
/// Without a stage, presentations begin and end immediately.
@MainActor
protocol PresentationShowing: AnyObject {
  /// Shows a presentation, then calls its `didPresent()`.
  func present(_ presentation: Presentation, isAnimated: Bool)

  /// Hides a presentation, then calls its `didDismiss()`.
  func dismiss(_ presentation: Presentation)

  /// Called before a presentation ends because its presenter is leaving the tree.
  func willRemove(_ presentation: Presentation)
}

/// The position of a presentation on a stage.
@MainActor
protocol PresentationPlace: AnyObject {
  /// The maximum height of a sheet on the stage.
  var greatestHeight: CGFloat { get }
  /// The maximum value of a detent on the stage.
  var greatestDetent: CGFloat { get }

  /// Returns the current position in the window of a rectangle in the content.
  func shown(_ rect: CGRect) -> CGRect

  /// Called when the presentation's options or its environment have changed.
  func optionsChanged()
}
