/// A preview in the source of a program. `#Preview` declares the types that conform to it.
public protocol PreviewRegistration {
  /// Makes the preview.
  @MainActor static func makePreview() -> Preview
}
