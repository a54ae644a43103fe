extension Text {
  /// Shows a picture in the place of a letter.
  ///
  /// ```swift
  /// Text(Image(systemName: "star")) + Text(" Favorites")
  /// ```
  public init(_ image: Image) { self.init(ImageContent(image)) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Sets in a picture, in the place of a letter.
  public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }
}
