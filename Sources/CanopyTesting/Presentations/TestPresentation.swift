internal import CanopyCore
public import CanopyScene
public import CanopyStyle
public import Foundation

/// A presentation on a `TestScreen`.
@MainActor
public struct TestPresentation {
  let screen: TestScreen
  let presentation: Presentation

  /// The kind of the presentation: a sheet, a popover, an alert, …
  public var kind: PresentationContainer { presentation.container }

  /// The kind as which the presentation is shown. In a compact size class, a sheet may be shown as a cover, and a
  /// popover as a sheet.
  public var shownAs: PresentationContainer { presentation.shownAs }

  /// The frame on the screen, in points.
  public var frame: CGRect { presentation.area ?? .zero }

  /// The phase of the presentation.
  public var phase: PresentationPhase { presentation.phase }

  /// The visible strings of the presentation in reading order.
  public var texts: [String] { presentation.elements.flatMap(screen.texts(in:)) }

  /// Dismisses the presentation by dragging it away, or throws an error if people can't dismiss it.
  public func dismissByGesture() throws { try dismiss("be dragged away") }

  /// Dismisses the presentation by tapping outside of it, or throws an error if people can't dismiss it.
  public func tapOutside() throws { try dismiss("be dismissed by pressing outside of it") }

  /// Presses a key. Escape dismisses the presentation, or throws an error if people can't dismiss it. Other keys have
  /// no effect.
  public func press(_ key: KeyEquivalent) throws {
    guard key == .escape else { return }
    try dismiss("be dismissed by Escape")
  }

  private func dismiss(_ way: String) throws {
    guard presentation.dismissByGesture() else { throw TestError.notDismissable(self, way) }
    screen.settle()
  }
}
