import SwiftUI

struct Letter: Identifiable {
  let id: Int
  var subject: String
}

struct Inbox: View {
  @State private var letters = [
    Letter(id: 1, subject: "Rent"), Letter(id: 2, subject: "Holiday"),
  ]
  @State private var opened: Letter?
  @State private var draft = "Dear neighbor"

  var body: some View {
    VStack {
      ForEach(letters) { letter in
        Button(letter.subject) {
          draft = "About “\(letter.subject)”"
          opened = letter
        }
      }
    }
    .sheet(item: $opened) { letter in
      Reply(draft: draft, letter: letter).presentationDetents([.medium, .large])
    }
  }
}

struct Reply: View {
  let draft: String
  let letter: Letter
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(letter.subject).font(.headline)
      Text(draft)
      Button("Send") { dismiss() }
    }
  }
}
