public import CanopyCore

/// A preview declared by `#Preview`: its content, its traits, and its position in the source.
@MainActor
public struct Preview {
  /// A marker for the traits of view previews.
  public enum ViewTraits {}

  /// The name of the preview; nil if it is unnamed.
  public let name: String?
  /// The traits of the preview.
  public let traits: [PreviewTrait<ViewTraits>]
  /// The module and file that declare the preview, in the format of `#fileID`.
  public let fileID: String
  /// The line of the declaration.
  public let line: Int
  /// The column at which the declaration begins.
  public let column: Int
  /// Returns the view to show. Each time it is mounted, it has new state.
  public let makeContent: @MainActor () -> any View

  /// Creates a preview. `#Preview` expands to a call of this initializer that includes its position in the source.
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

  /// Applies the modifiers among the traits to the content. The first modifier is innermost.
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
