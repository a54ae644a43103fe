extension Text {
  /// Shows what a resource stands for.
  ///
  /// It is looked up in the environment's locale, unless the resource has been given one of its own.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(ResourceContent(resource)) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Sets in what a resource stands for.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(.text(Text(resource))) }
}
