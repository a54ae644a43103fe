public import Foundation

// These are part of Foundation on Apple's systems, but not on Linux.

extension AttributeScopes.FoundationAttributes {
  /// The inline meaning of the text.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// A set of meanings.
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute.
    public static let name = "NSInlinePresentationIntent"
  }

  /// The blocks that contain the text.
  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    /// The blocks.
    public typealias Value = PresentationIntent
    /// The name of the attribute.
    public static let name = "NSPresentationIntent"
  }

  /// The rule by which the words of the text agree with each other.
  public enum InflectionRuleAttribute: CodableAttributedStringKey {
    /// A rule.
    public typealias Value = InflectionRule
    /// The name of the attribute.
    public static let name = "NSInflect"
  }
}
