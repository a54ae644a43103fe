/// A piece of a text that looks the same throughout.
package struct TextRun: Equatable, Sendable {
  /// The characters.
  package var string: String
  /// What was asked for, the outermost first: where two are about the same, the later one wins.
  package var modifiers: [TextModifier]
  /// A picture that stands in the place of a letter. Then the string is the character that Unicode has for that.
  package var image: Image?

  package init(_ string: String, _ modifiers: [TextModifier] = []) {
    self.string = string
    self.modifiers = modifiers
  }

  init(_ image: Image, _ modifiers: [TextModifier] = []) {
    string = "\u{FFFC}"
    self.modifiers = modifiers
    self.image = image
  }
}
