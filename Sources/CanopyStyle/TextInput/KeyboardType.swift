public import CanopyCore

/// A kind of keyboard for text input.
///
/// A host with an on-screen keyboard shows the kind that a text field requests.
public enum UIKeyboardType: Int, Sendable, Hashable {
  /// The default keyboard.
  case `default` = 0
  /// A keyboard for ASCII characters.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// A keyboard for URLs.
  case URL
  /// Digits for numbers such as a PIN.
  case numberPad
  /// A keypad for phone numbers.
  case phonePad
  /// A keypad for names and phone numbers.
  case namePhonePad
  /// A keyboard for email addresses.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// A keyboard with the at sign and the number sign.
  case twitter
  /// A keyboard for search terms and URLs.
  case webSearch
  /// Digits that are ASCII characters.
  case asciiCapableNumberPad

  /// A keyboard for ASCII characters: the older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The automatic capitalization of typed text: the older form of `TextInputAutocapitalization`.
public enum UITextAutocapitalizationType: Int, Sendable, Hashable {
  /// No letters.
  case none = 0
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}

/// The automatic capitalization of text that people type on an on-screen keyboard.
public struct TextInputAutocapitalization: Sendable, Equatable {
  package enum Kind: Sendable, Equatable { case never, words, sentences, characters }
  package let kind: Kind

  /// No letters.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(kind: .never) }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(kind: .words) }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(kind: .sentences) }
  /// All letters.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(kind: .characters) }

  package init(kind: Kind) { self.kind = kind }

  /// Creates the behavior from its older form.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self.init(kind: .never)
    case .words: self.init(kind: .words)
    case .sentences: self.init(kind: .sentences)
    case .allCharacters: self.init(kind: .characters)
    }
  }
}

extension EnvironmentValues {
  /// The kind of keyboard of text fields.
  @Entry package var keyboardType: UIKeyboardType = .default

  /// The automatic capitalization in text fields, or nil for the system's default.
  @Entry package var textInputAutocapitalization: TextInputAutocapitalization?
}

extension View {
  /// Sets the kind of keyboard for the text fields in this view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { _setting(\.keyboardType, type) }

  /// Sets the automatic capitalization in the text fields of this view, or restores the system's default if it is nil.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    _setting(\.textInputAutocapitalization, autocapitalization)
  }

  /// Sets the automatic capitalization in the text fields of this view.
  ///
  /// This is the older form of `textInputAutocapitalization(_:)`.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    _setting(\.textInputAutocapitalization, TextInputAutocapitalization(style))
  }
}
