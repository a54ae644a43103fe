import SwiftUI

/// A value of one's own, spelled out: a key, a property and a modifier.
private struct SignatureKey: EnvironmentKey {
  static let defaultValue = "The editors"
}

extension EnvironmentValues {
  var signature: String {
    get { self[SignatureKey.self] }
    set { self[SignatureKey.self] = newValue }
  }

  /// The same in one line.
  @Entry var closing = "Yours"
}

extension View {
  /// Signs all letters in this view.
  func signature(_ signature: String) -> some View { environment(\.signature, signature) }

  /// Ends all letters in this view with these words.
  func closing(_ closing: String) -> some View { environment(\.closing, closing) }

  /// Adds a title to the signature that is set further out.
  func signed(as title: String) -> some View { transformEnvironment(\.signature) { $0 += ", \(title)" } }
}

/// A letter, signed by whoever the environment says.
struct Letter: View {
  let text: LocalizedStringKey
  @Environment(\.signature) private var signature
  @Environment(\.closing) private var closing

  var body: some View {
    VStack(alignment: .leading) {
      Text(text)
      Text("\(closing), \(signature)").italic()
    }
  }
}

/// Three letters: signed by nobody in particular, by the person chosen, and by the same in office.
struct Correspondence: View {
  @State private var author = "Ada"

  var body: some View {
    VStack {
      Letter(text: "To all readers")
      VStack {
        Letter(text: "To a friend")
        Letter(text: "To the council").signed(as: "Chair").closing("Respectfully")
      }
      .signature(author)
      Button("Change hands") { author = author == "Ada" ? "Grace" : "Ada" }
    }
  }
}
