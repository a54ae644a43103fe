/// An image in a text, in place of a character.
final class ImageContent: TextContent, @unchecked Sendable {
  private let image: Image

  init(_ image: Image) { self.image = image }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? ImageContent else { return false }
    return image == other.image
  }

  override func resolve(into runs: inout TextRuns) { runs.append(image) }
}
