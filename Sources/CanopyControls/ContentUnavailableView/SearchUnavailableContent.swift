public import CanopyCore
internal import CanopyDisplay
internal import CanopyStyle
internal import CanopyText

/// The parts of a view that says that a search has no results.
public struct SearchUnavailableContent {
  /// A label that says that a search has no results.
  public struct Label: View {
    /// The text that was searched for, or nil for that of the search around the view.
    let text: String?
    @Environment(\.searchedText) private var searchedText

    nonisolated init(text: String?) { self.text = text }

    /// A title with a magnifying glass.
    public var body: some View {
      let text = text ?? searchedText
      CanopyControls.Label {
        text.isEmpty ? Text("No Results") : Text("No Results for “\(text)”")
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// A description that says what may help.
  public struct Description: View {
    /// Advice about the text that was searched for.
    public var body: some View { Text("Check the spelling, or search for something else.") }
  }

  /// The actions of a search without results, which are none.
  public struct Actions: View {
    /// An empty view.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A view that says that the search around it has no results.
  public static var search: ContentUnavailableView<Label, Description, Actions> { search(for: nil) }

  /// Returns a view that says that a search for a text has no results.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> { search(for: text) }

  private static func search(for text: String?) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
