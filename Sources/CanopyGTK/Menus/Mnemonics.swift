/// The letters that open menus when pressed together with Alt.
enum Mnemonics {
  /// Returns a letter for each title: the first of its letters that no previous title uses.
  static func letters(for titles: [String]) -> [Character] {
    var used: Set<Character> = []
    return titles.map { title in
      let letters = title.lowercased().filter { $0.isASCII && $0.isLetter }
      guard let letter = letters.first(where: { !used.contains($0) }) else { return noLetter }
      used.insert(letter)
      return letter
    }
  }

  /// The letter of a title that doesn't have one.
  static let noLetter: Character = "\0"

  /// Returns a label for GTK, with an underscore in front of the letter.
  static func label(_ title: String, with letter: Character = noLetter) -> String {
    var isMarked = letter == noLetter
    return title.reduce(into: "") { label, character in
      if !isMarked, character.lowercased() == String(letter) {
        isMarked = true
        label += "_"
      }
      label += character == "_" ? "__" : String(character)
    }
  }
}
