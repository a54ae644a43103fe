internal import CanopyPresentation
public import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout

/// A preview of a provider, with the values that its modifiers set.
///
/// Tools use this type to save pictures of previews, as on Apple's platforms:
///
/// ```swift
/// for preview in Greeting_Previews._allPreviews {
///   let screen = TestScreen { preview.content }
///   try save(screen.image(), as: preview.displayName ?? "Greeting \(preview.id)")
/// }
/// ```
@MainActor
public struct _Preview: Identifiable {
  /// The index of the preview in its provider.
  public nonisolated let id: Int
  /// The view to show.
  public let content: AnyView
  /// The platform to show the preview on; nil for any platform.
  public let platform: PreviewPlatform?
  /// The name set by `previewDisplayName(_:)`.
  public let displayName: String?
  /// The device set by `previewDevice(_:)`.
  public let device: PreviewDevice?
  /// The layout set by `previewLayout(_:)`.
  public let layout: PreviewLayout
  /// The orientation set by `previewInterfaceOrientation(_:)`.
  public let interfaceOrientation: InterfaceOrientation

  fileprivate init(_ content: AnyView, _ place: Int, of element: ElementIndex, on platform: PreviewPlatform?) {
    let elements = ViewRuntime.elements
    id = place
    self.content = content
    self.platform = platform
    displayName = elements.trait(PreviewNameKey.self, of: element)
    device = elements.trait(PreviewDeviceKey.self, of: element)
    layout = elements.trait(PreviewLayoutKey.self, of: element)
    interfaceOrientation = elements.trait(PreviewOrientationKey.self, of: element) ?? .portrait
  }
}

extension PreviewProvider {
  /// The previews of the provider, one for each view in `previews`.
  ///
  /// To find these views and their modifiers, this property mounts `previews` temporarily in a view tree without a window.
  public static var _allPreviews: [_Preview] {
    // In a stack, because a modifier of a group that is the root of a tree applies once.
    let stack = VStack { previews }
    let tree = ViewTree(
      stack, environment: EnvironmentValues(), context: TreeContext(textEngine: FixedTextEngine.shared))
    defer { tree.end() }
    let members = LayoutNode(tree.element).children.flatMap(\.children)
    return members.enumerated().map { place, node in
      _Preview(AnyView(MemberOfPreviews(previews: previews, place: place)), place, of: node.element, on: platform)
    }
  }
}

/// The view at one index of a provider's previews.
private struct MemberOfPreviews<Previews: View>: View {
  let previews: Previews
  let place: Int

  var body: some View {
    Group(subviews: previews) { subviews in
      if subviews.indices.contains(place) { subviews[place] }
    }
  }
}
