internal import Foundation

/// A stage: the part of a window that shows presentations.
///
/// Without a stage, presentations begin and end immediately.
@MainActor
protocol PresentationShowing: AnyObject {
  /// Shows a presentation, and then calls `didPresent()` of it.
  func present(_ presentation: Presentation, isAnimated: Bool)

  /// Hides a presentation, and then calls `didDismiss()` of it.
  func dismiss(_ presentation: Presentation)

  /// Called before a presentation ends because its presenter leaves the tree.
  func willRemove(_ presentation: Presentation)
}

/// The place of a presentation on a stage.
@MainActor
protocol PresentationPlace: AnyObject {
  /// The greatest height of a sheet there.
  var greatestHeight: CGFloat { get }
  /// The greatest value of a detent there.
  var greatestDetent: CGFloat { get }

  /// Returns where a rectangle of the content is shown in the window now.
  func shown(_ rect: CGRect) -> CGRect

  /// Called when the options of the presentation or its environment have changed.
  func optionsChanged()
}
