public import CanopyStyle
public import Foundation

extension AttributeScopes {
  /// The attributes that `Text` supports.
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
    /// The strikethrough.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The spacing between characters. Ligatures are kept.
    public let kern: KerningAttribute
    /// The spacing after each character. Ligatures are separated.
    public let tracking: TrackingAttribute
    /// The vertical offset from the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The inline meaning of the text: emphasis, code and others.
    public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
    /// The blocks that contain the text.
    public let presentationIntent: FoundationAttributes.PresentationIntentAttribute
    /// The rule by which the words of the text agree with each other grammatically.
    public let inflect: FoundationAttributes.InflectionRuleAttribute
    /// Foundation's own attributes.
    public let foundation: FoundationAttributes
  }

  /// The attributes that `Text` supports.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns a text attribute by name. If Foundation has an attribute with the same name, returns that one.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the value: a font.
    public typealias Value = Font
    /// The name of the attribute.
    public static let name = "SwiftUI.Font"
  }

  /// The color of the letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the value: a color.
    public typealias Value = Color
    /// The name of the attribute.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The color behind the letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the value: a color.
    public typealias Value = Color
    /// The name of the attribute.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The strikethrough.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the value: a line style.
    public typealias Value = Text.LineStyle
    /// The name of the attribute.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The underline.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the value: a line style.
    public typealias Value = Text.LineStyle
    /// The name of the attribute.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The spacing between characters. Ligatures are kept.
  public enum KerningAttribute: AttributedStringKey {
    /// The type of the value: a length in points.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.Kern"
  }

  /// The spacing after each character. Ligatures are separated.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the value: a length in points.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.Tracking"
  }

  /// The vertical offset from the baseline.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the value: a length in points.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "SwiftUI.BaselineOffset"
  }
}
