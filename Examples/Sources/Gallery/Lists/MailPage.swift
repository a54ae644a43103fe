import SwiftUI

/// Mail in three columns: mailboxes, letters, and the letter that is read.
struct MailPage: View {
  @State private var mailbox: Mailbox? = .inbox
  @State private var letter: Letter.ID?

  var body: some View {
    NavigationSplitView {
      List(Mailbox.allCases, selection: $mailbox) { mailbox in
        NavigationLink(value: mailbox) { Label(mailbox.title, systemImage: mailbox.symbol) }
          .badge(Letter.all.count { $0.mailbox == mailbox })
      }
      .navigationTitle("Mailboxes")
    } content: {
      List(Letter.all.filter { $0.mailbox == mailbox }, selection: $letter) { letter in
        VStack(alignment: .leading) {
          Text(letter.sender).font(.headline)
          Text(letter.subject).foregroundStyle(.secondary)
        }
      }
      .navigationTitle(mailbox.map { Text($0.title) } ?? Text("No mailbox"))
    } detail: {
      if let letter = Letter.all.first(where: { $0.id == letter && $0.mailbox == mailbox }) {
        LetterView(letter: letter)
      } else {
        ContentUnavailableView("No letter", systemImage: "envelope", description: Text("Choose one to read it."))
      }
    }
  }
}

private enum Mailbox: String, CaseIterable, Identifiable {
  case inbox, sent, archive

  var id: Mailbox { self }

  var title: LocalizedStringKey {
    switch self {
    case .inbox: "Inbox"
    case .sent: "Sent"
    case .archive: "Archive"
    }
  }

  var symbol: String {
    switch self {
    case .inbox: "tray"
    case .sent: "paperplane"
    case .archive: "archivebox"
    }
  }
}

private struct Letter: Identifiable {
  let id: Int
  let mailbox: Mailbox
  let sender: String
  let subject: String

  static let all = [
    Letter(id: 1, mailbox: .inbox, sender: "Ada", subject: "The engine is ready"),
    Letter(id: 2, mailbox: .inbox, sender: "Grace", subject: "A moth in the relay"),
    Letter(id: 3, mailbox: .inbox, sender: "Alan", subject: "Tea at four"),
    Letter(id: 4, mailbox: .sent, sender: "Me", subject: "Thank you"),
  ]
}

/// A letter, with what people do with it.
private struct LetterView: View {
  let letter: Letter
  @State private var isFlagged = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(letter.subject).font(.title2.bold())
        Text("Dear reader, this is the letter that \(letter.sender) wrote.")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
    .navigationTitle(letter.sender)
    .toolbar {
      ToolbarItemGroup {
        Toggle("Flag", systemImage: "flag", isOn: $isFlagged)
        Button("Reply", systemImage: "arrowshape.turn.up.left") {}
      }
    }
  }
}
