/// The closure with the content of a preview.
///
/// Its `@Previewable` variables become properties of a view, which can store state. The other statements become its body.
struct PreviewContent: Equatable {
  /// The closure as written, including its braces.
  private var source: String
  /// The `@Previewable` declarations, without that attribute.
  private var properties: [String] = []
  /// The other statements between the braces.
  private var statements = ""

  init(closure: String) {
    source = closure
    let reader = TokenReader(closure)
    let inside = reader.tokens.dropFirst().dropLast()
    guard let first = inside.first, let last = inside.last else { return }
    // Includes the preceding space, which a multiline string may depend on.
    let start = reader.tokens.first?.range.upperBound ?? first.range.lowerBound
    read(reader.text(in: start..<last.range.upperBound))
  }

  /// The closure that replaces the original one.
  var closure: String {
    guard !properties.isEmpty else { return source }
    return """
      {
      struct __PreviewContent: CanopyCore.View {
      \(properties.joined(separator: "\n"))
      var body: some CanopyCore.View {
      \(statements)
      }
      }
      return __PreviewContent()
      }
      """
  }

  private mutating func read(_ inside: String) {
    var reader = TokenReader(inside)
    var copied = 0
    while reader.current != nil {
      let start = reader.offset
      guard reader.isAt("@") else {
        reader.skip()
        continue
      }
      let attributes = reader.readAttributes()
      guard let marker = attributes.first(where: { $0.name == "Previewable" }) else { continue }
      reader.skipStatement()
      let end = reader.previous?.range.upperBound ?? start
      statements += reader.text(in: copied..<start)
      properties.append(
        reader.text(in: start..<marker.range.lowerBound) + reader.text(in: marker.range.upperBound..<end))
      copied = reader.skip(";") ? reader.previous?.range.upperBound ?? end : end
    }
    statements += reader.text(in: copied..<inside.utf8.count)
  }
}
