/// A run: a piece of a text with the same attributes throughout.
package struct TextRun: Equatable, Sendable {
  /// The characters.
  package var string: String
  /// The modifiers, the outermost first. Later ones take precedence.
  package var modifiers: [TextModifier]
  /// An image in place of a character. Then the string is the object replacement character.
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
