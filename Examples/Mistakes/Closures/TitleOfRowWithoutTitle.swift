import SwiftUI

struct Rows: View {
  struct Item: Identifiable {
    let id: Int
    let name: String
  }

  let items: [Item]

  var body: some View {
    ForEach(items) { item in
      HStack {
        Text(item.title).font(.headline)  // mistake: value of type 'Rows.Item' has no member 'title'
        Spacer()
      }
    }
  }
}
