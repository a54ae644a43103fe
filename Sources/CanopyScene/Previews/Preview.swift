public import CanopyCore

/// What a `#Preview` shows, how, and where in the source it stands.
@MainActor
public struct Preview {
  /// Marks the traits that are for previews of views.
  public enum ViewTraits {}

  /// What the preview is called, if it has a name.
  public let name: String?
  /// How to show it.
  public let traits: [PreviewTrait<ViewTraits>]
  /// The module and the name of the file it is declared in, as `#fileID` has them.
  public let fileID: String
  /// The line it is declared in.
  public let line: Int
  /// The column its declaration begins at.
  public let column: Int
  /// Makes the view to show, with state of its own each time it is mounted.
  public let makeContent: @MainActor () -> any View

  /// What `#Preview` expands to: it adds where it stands to the arguments it is given.
  public init(
    fileID: String,
    line: Int,
    column: Int,
    _ name: String? = nil,
    traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.fileID = fileID
    self.line = line
    self.column = column
    makeContent = body
  }

  /// What a `#Preview` with arguments expands to: a group with one preview for each argument.
  public init<T>(
    fileID: String,
    line: Int,
    column: Int,
    _ name: String? = nil,
    traits: PreviewTrait<ViewTraits>...,
    arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
  ) {
    self.name = name
    self.traits = traits
    self.fileID = fileID
    self.line = line
    self.column = column
    makeContent = { ForEach(arguments.indices, id: \.self) { AnyView(body(arguments[$0])) } }
  }
}
