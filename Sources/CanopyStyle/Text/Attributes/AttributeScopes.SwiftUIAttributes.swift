public import Foundation

extension AttributeScopes {
  /// The attributes that texts understand.
  ///
  /// ```swift
  /// var greeting = AttributedString("Hello")
  /// greeting.font = .title
  /// greeting.foregroundColor = .blue
  /// ```
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Room between letters, ligatures staying whole.
    public let kern: KerningAttribute
    /// Room after each letter, ligatures being taken apart.
    public let tracking: TrackingAttribute
    /// How far the letters are raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// What the text means inside of a line: emphasis, code and others.
    public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
    /// The blocks that the text is in.
    public let presentationIntent: FoundationAttributes.PresentationIntentAttribute
    /// How the words of the text agree with each other.
    public let inflect: FoundationAttributes.InflectionRuleAttribute
    /// Foundation's own attributes.
    public let foundation: FoundationAttributes
  }

  /// The attributes that texts understand.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of texts by name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
