extension Text {
  /// Creates a text that shows a localized string resource.
  ///
  /// The string is looked up in the locale of the environment, unless the resource has its own.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(ResourceContent(resource)) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a localized string resource.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(.text(Text(resource))) }
}
