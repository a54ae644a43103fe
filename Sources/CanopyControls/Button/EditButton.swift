public import CanopyCore
internal import CanopyAnimation
internal import CanopyDisplay
internal import CanopyStyle
internal import CanopyText

/// A button that begins and ends the editing of its place.
///
/// ```swift
/// VStack {
///   EditButton()
///   ForEach(names) { name in NameRow(name) }
/// }
/// ```
///
/// The button sets the edit mode of its environment, which each window and each presentation has. Views read it in `\.editMode`.
public struct EditButton {
  @Environment(\.editMode) private var mode

  /// Creates a button.
  public init() {}
}

extension EditButton: View {
  /// A button with a title that says what it does.
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .disabled(mode == nil)
  }
}

extension EditButton: StyledControl {}
