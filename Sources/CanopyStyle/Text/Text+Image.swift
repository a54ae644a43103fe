extension Text {
  /// Creates a text that shows an image as a character.
  ///
  /// ```swift
  /// Text(Image(systemName: "star")) + Text(" Favorites")
  /// ```
  public init(_ image: Image) { self.init(ImageContent(image)) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends an image as a character.
  public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }
}
