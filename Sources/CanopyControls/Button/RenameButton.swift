public import CanopyCore
public import CanopyDisplay
public import CanopyStyle
public import CanopyText

/// A button that starts the rename action of its place.
///
/// ```swift
/// TextField("Title", text: $title)
///   .focused($isFocused)
///   .contextMenu { RenameButton() }
///   .renameAction { isFocused = true }
/// ```
///
/// The button is disabled if no ancestor uses `renameAction(_:)`.
public struct RenameButton<Label: View> {
  private let label: Label
  @Environment(\.rename) private var rename
}

extension RenameButton where Label == CanopyControls.Label<Text, Image> {
  /// Creates a button with the usual title.
  public init() { label = CanopyControls.Label("Rename", systemImage: "pencil") }
}

extension RenameButton: View {
  /// A button that starts the action.
  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension RenameButton: StyledControl {}
