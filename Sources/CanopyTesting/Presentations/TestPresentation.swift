public import CanopyPresentation
internal import CanopyCore
internal import CanopyScene
public import CanopyStyle
public import Foundation

/// A presentation on a `TestScreen`.
@MainActor
public struct TestPresentation {
  let screen: TestScreen
  let presentation: Presentation

  /// The kind of the presentation, such as a sheet, a popover, or an alert.
  public var kind: PresentationContainer { presentation.container }

  /// The kind in which the presentation is displayed. In a compact size class, a sheet can become a cover, and a popover can
  /// become a sheet.
  public var shownAs: PresentationContainer { presentation.shownAs }

  /// The current frame on the screen, in points. It changes while the presentation moves.
  public var frame: CGRect { presentation.shownFrame }

  /// The phase of the presentation.
  public var phase: PresentationPhase { presentation.phase }

  /// The strings of the presentation that a person can see, in reading order. See ``TestScreen/texts``.
  public var texts: [String] {
    screen.layer(of: presentation).map(screen.texts) ?? []
  }

  /// Dismisses the presentation by dragging it away, or throws an error if people can't dismiss it.
  public func dismissByGesture() throws { try dismiss("be dragged away") }

  /// Dismisses the presentation by tapping outside it, or throws an error if people can't dismiss it.
  ///
  /// In a dialog, this presses the cancel button.
  public func tapOutside() throws {
    guard screen.frame.tapOutside(of: presentation) else {
      throw TestError.notDismissable(self, "be dismissed by pressing outside of it")
    }
    screen.settle()
  }

  /// Presses a key in the presentation, like `TestScreen.press(_:modifiers:)`. Throws an error if the presentation is behind
  /// another one, or if the key is Escape and has no effect, for example because people can't dismiss the presentation.
  public func press(_ key: KeyEquivalent) throws {
    guard !presentation.isGoing else { throw TestError.notDismissable(self, "receive keys") }
    let front = screen.presentations.last { !$0.presentation.isGoing }
    guard front?.presentation === presentation else { throw TestError.notDismissable(self, "receive keys") }
    screen.press(key)
    if key == .escape, !screen.hasHandledKey { throw TestError.notDismissable(self, "be dismissed by Escape") }
  }

  /// Starts to dismiss the presentation like a person, without waiting for the end. Returns false if people can't dismiss it.
  ///
  /// ```swift
  /// screen.presentations[0].startDismissal()
  /// screen.advance(by: 0.1)
  /// #expect(screen.presentations[0].phase == .dismissing(.gesture))
  /// ```
  @discardableResult
  public func startDismissal() -> Bool {
    defer { screen.update() }
    return presentation.dismissByGesture()
  }

  private func dismiss(_ way: String) throws {
    guard presentation.dismissByGesture() else { throw TestError.notDismissable(self, way) }
    screen.settle()
  }
}
