internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// How a presentation looked when it ended because its presenter left the tree.
///
/// For example, the sheet of a row deletes the row. The sheet goes away as usual, although neither its content nor its request
/// exist any more.
struct LeftPresentation {
  /// The content.
  let list: DisplayList
  let environment: EnvironmentValues
  let presenterEnvironment: EnvironmentValues

  /// Takes a picture of a presentation; nil if it isn't shown.
  @MainActor
  init?(_ presentation: Presentation) {
    guard presentation.hasContent, presentation.area != nil else { return nil }
    environment = presentation.environment.captured
    presenterEnvironment = presentation.presenterEnvironment.captured
    list = presentation.content(scale: presentation.environment.displayScale)
  }
}
