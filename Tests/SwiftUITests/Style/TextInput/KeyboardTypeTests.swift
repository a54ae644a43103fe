import CanopyStyle
import CanopyTesting
import SwiftUI
import Testing

/// What text fields tell a keyboard on the screen about their text.
@MainActor @Suite struct KeyboardTypeTests {
  @Test func theKindOfKeyboardIsInherited() throws {
    try expectFlow(of: \.keyboardType, default: .default, host: .URL, subtree: .numberPad)
  }

  @Test func theInnermostKeyboardCounts() throws {
    #expect(try seen(\.keyboardType) { $0.keyboardType(.emailAddress).keyboardType(.numberPad) } == .emailAddress)
  }

  @Test func theDefaultKeyboardCanBeRestoredInside() throws {
    #expect(try seen(\.keyboardType) { $0.keyboardType(.default).keyboardType(.numberPad) } == .default)
  }

  @Test func anOlderNameIsTheSameKeyboard() {
    #expect(UIKeyboardType.alphabet == .asciiCapable)
  }

  @Test func capitalizationIsInherited() throws {
    try expectFlow(of: \.textInputAutocapitalization, default: nil, host: .words, subtree: .never)
  }

  @Test(
    arguments: [
      (.none, .never), (.words, .words), (.sentences, .sentences), (.allCharacters, .characters),
    ] as [(UITextAutocapitalizationType, TextInputAutocapitalization)])
  func theOlderFormOfCapitalizationSetsTheSameValue(
    older: UITextAutocapitalizationType, newer: TextInputAutocapitalization
  ) throws {
    #expect(TextInputAutocapitalization(older) == newer)
    #expect(try seen(\.textInputAutocapitalization) { $0.autocapitalization(older) } == newer)
  }

  @Test func withoutAValueTheSystemDecidesOnCapitalization() throws {
    let seen = try seen(\.textInputAutocapitalization) {
      $0.textInputAutocapitalization(nil).textInputAutocapitalization(.words)
    }
    #expect(seen == nil)
  }

  @Test func theMeaningOfATextIsInherited() throws {
    try expectFlow(of: \.textContentType, default: nil, host: .emailAddress, subtree: .password)
  }

  @Test func aFieldCanHaveNoMeaningInAFormWithOne() throws {
    #expect(try seen(\.textContentType) { $0.textContentType(nil).textContentType(.username) } == nil)
  }

  @Test func meaningsHaveTheNamesOfTheWeb() {
    #expect(UITextContentType.oneTimeCode.rawValue == "one-time-code")
    #expect(UITextContentType(rawValue: "new-password") == .newPassword)
    #expect(UITextContentType.username != .password)
  }

  @Test func eachFieldOfAFormHasItsOwnValues() throws {
    let screen = TestScreen {
      VStack {
        TextField("Mail", text: .constant("")).keyboardType(.emailAddress).textContentType(.emailAddress)
        TextField("Code", text: .constant("")).textContentType(.oneTimeCode)
      }
      .keyboardType(.numberPad)
      .textInputAutocapitalization(.never)
    }
    let (mail, code) = (try screen.find("Mail").environment, try screen.find("Code").environment)
    #expect(mail.keyboardType == .emailAddress)
    #expect(code.keyboardType == .numberPad)
    #expect([mail, code].map(\.textContentType) == [.emailAddress, .oneTimeCode])
    #expect([mail, code].map(\.textInputAutocapitalization) == [.never, .never])
  }
}
