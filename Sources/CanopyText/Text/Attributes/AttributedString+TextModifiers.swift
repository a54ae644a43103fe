public import Foundation

extension AttributeContainer {
  /// The text modifiers that correspond to the attributes.
  package var _textModifiers: [TextModifier] {
    let attributes = self
    var modifiers: [TextModifier] = []
    // Before the color, so that a link keeps its own color if it has one.
    if let link = attributes.link { modifiers.append(.link(link)) }
    if let font = attributes.font { modifiers.append(.font(font)) }
    if let intent = attributes.inlinePresentationIntent { modifiers += intent.textModifiers }
    if let color = attributes.foregroundColor { modifiers.append(.foregroundColor(color)) }
    if let color = attributes.backgroundColor { modifiers.append(.backgroundColor(color)) }
    if let line = attributes.strikethroughStyle { modifiers.append(.strikethrough(line)) }
    if let line = attributes.underlineStyle { modifiers.append(.underline(line)) }
    if let kern = attributes.kern { modifiers.append(.kerning(kern)) }
    if let tracking = attributes.tracking { modifiers.append(.tracking(tracking)) }
    if let offset = attributes.baselineOffset { modifiers.append(.baselineOffset(offset)) }
    return modifiers
  }
}

extension InlinePresentationIntent {
  /// The text modifiers that show the intent.
  fileprivate var textModifiers: [TextModifier] {
    var modifiers: [TextModifier] = []
    if contains(.stronglyEmphasized) { modifiers.append(.bold(true)) }
    if contains(.emphasized) { modifiers.append(.italic(true)) }
    if contains(.code) { modifiers.append(.monospaced(true)) }
    if contains(.strikethrough) { modifiers.append(.strikethrough(.single)) }
    return modifiers
  }
}

// Foundation provides these declarations on Apple's systems, but not on Linux.

extension AttributeScopes.FoundationAttributes {
  /// The inline meaning of the text.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    preconditionFailure("A property of an attribute scope names an attribute. It is never read.")
  }

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

  /// The rule by which the words of the text agree with each other grammatically.
  public enum InflectionRuleAttribute: CodableAttributedStringKey {
    /// A rule.
    public typealias Value = InflectionRule
    /// The name of the attribute.
    public static let name = "NSInflect"
  }
}
