public import CanopyCore

/// A preview declared by `#Preview`: its content, traits, and place in the source.
@MainActor
public struct Preview {
  /// A marker for the traits of view previews.
  public enum ViewTraits {}

  /// The name of the preview; nil if it is unnamed.
  public let name: String?
  /// The traits of the preview.
  public let traits: [PreviewTrait<ViewTraits>]
  /// The module and the name of the file it is declared in, as `#fileID` has them.
  public let fileID: String
  /// The line it is declared in.
  public let line: Int
  /// The column its declaration begins at.
  public let column: Int
  /// Returns the view to show. Its state is new each time it is mounted.
  public let makeContent: @MainActor () -> any View

  /// Creates a preview. `#Preview` expands to a call of this initializer, with its place in the source.
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
    makeContent = Self.applying(traits, to: body)
  }

  /// Creates a group with a preview for each argument. A `#Preview` with arguments expands to a call of this initializer.
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
    makeContent = Self.applying(traits) { ForEach(arguments.indices, id: \.self) { AnyView(body(arguments[$0])) } }
  }

  /// Returns the content with the modifiers among the traits, the first one innermost.
  private static func applying(
    _ traits: [PreviewTrait<ViewTraits>], to content: @escaping @MainActor () -> any View
  ) -> @MainActor () -> any View {
    let modifiers = traits.compactMap { trait in
      if case .modifier(let box) = trait.customization { box } else { nil }
    }
    if modifiers.isEmpty { return content }
    return { modifiers.reduce(AnyView(content())) { $1.apply($0) } }
  }
}

/// A preview in the source of a program. `#Preview` declares the types that conform to it.
public protocol PreviewRegistration {
  /// Returns the preview.
  @MainActor static func makePreview() -> Preview
}
