internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// A picture of a presentation that ended because its presenter left the tree.
///
/// For example, the sheet of a row deletes the row. The sheet disappears with the usual animation, although neither its content
/// nor its request exists anymore.
struct LeftPresentation {
  /// The drawn content.
  let list: DisplayList
  let environment: EnvironmentValues
  let presenterEnvironment: EnvironmentValues

  /// Takes a picture of a presentation, or returns nil if it isn't visible.
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
