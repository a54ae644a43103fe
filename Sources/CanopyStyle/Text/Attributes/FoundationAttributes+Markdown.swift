public import Foundation

// Foundation has these on Apple's systems. Elsewhere it lacks them.

extension AttributeScopes.FoundationAttributes {
  /// What the text means inside of a line.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// A set of meanings.
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute.
    public static let name = "NSInlinePresentationIntent"
  }

  /// The blocks that the text is in.
  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    /// The blocks.
    public typealias Value = PresentationIntent
    /// The name of the attribute.
    public static let name = "NSPresentationIntent"
  }

  /// How the words of the text agree with each other.
  public enum InflectionRuleAttribute: CodableAttributedStringKey {
    /// A rule.
    public typealias Value = InflectionRule
    /// The name of the attribute.
    public static let name = "NSInflect"
  }
}
