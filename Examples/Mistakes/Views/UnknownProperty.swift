import SwiftUI

struct Card: View {
  let name: String

  var body: some View {
    Text(title).font(.headline)  // mistake: cannot find 'title' in scope
  }
}
