internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The last look of a presentation that ended because its presenter left the tree.
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

extension Presentation {
  /// Returns the display list of the content.
  func content(scale: CGFloat, _ marks: [DisplayList.Part] = []) -> DisplayList {
    DisplayList(
      parts: elements.map { DisplayList.Part(id: $0, DisplayBuilder.list(of: LayoutNode($0), scale: scale)) } + marks)
  }
}
